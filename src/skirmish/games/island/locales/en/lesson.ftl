### The lessons: a guided first battle, and one idea each.

## Your first battle

island-lesson-first = Your first battle
island-lesson-first-about = Roll, move, shoot: a short battle against a patient opponent. You make every move.
island-lesson-first-after = A whole match begins with the set-up: first the blocks, then your characters. The first time it is done for you; from then on you place them yourself or press “Set up the rest for me”.
island-lesson-first-sides = The island and the two sides
island-lesson-first-sides-text = You are blue and come from the south; North is red. Brown crates are blocks. In this short battle, the first side to lose five characters loses. Every turn begins with a roll of 0 to 5: press “Go on” to roll.
island-lesson-first-sides-bubble = These are yours: soldiers, jeeps and tanks. The nose of each shows which way it faces.
island-lesson-first-forward = Move forward
island-lesson-first-forward-do = Drive the jeep to g5
island-lesson-first-forward-text = You rolled 3. The whole roll must be used, so the jeep goes three squares forward.
island-lesson-first-forward-bubble = Your jeep. It drives where its nose points. Press the outline of the jeep on g5.
island-lesson-first-end = End your turn
island-lesson-first-end-do = End your turn
island-lesson-first-end-text = The roll is used and there is nothing to shoot at. North answers, and then you roll again.
island-lesson-first-end-bubble = Nothing in range. The jeep hits exactly three squares ahead: here, and there is nothing here.
island-lesson-first-turn = Turn at the end of a move
island-lesson-first-turn-do = Drive to g8 and turn right
island-lesson-first-turn-text = You rolled 4. Three squares forward, and the last point turns the jeep. Then it looks at the red jeep on j8.
island-lesson-first-turn-bubble = Turn right on g8. Press the right-hand nose there, or the button.
island-lesson-first-shoot = Shoot at the exact range
island-lesson-first-shoot-do = Shoot at the jeep on j8
island-lesson-first-shoot-text = A jeep hits exactly three squares away, no nearer and no farther. A soldier’s range is 2, a tank’s 4.
island-lesson-first-shoot-bubble = Exactly three squares away. Press the target.
island-lesson-first-crossfire = Crossfire
island-lesson-first-crossfire-do = Two with one shot: tank to f6, then shoot
island-lesson-first-crossfire-text = From f6 the tank hits the soldier on f10. The jeep on f9 stands between them and is removed, too.
island-lesson-first-crossfire-bubble = Now the tank. It drives 4 squares and shoots 4 squares.
island-lesson-first-block = Blocks, live and safe
island-lesson-first-block-do = Turn left on f7 and shoot at the block
island-lesson-first-block-text = Six of the ten blocks are live. A live one removes everyone on the eight squares around it, and the red jeep stands beside it. A safe one only disappears; only a hit shows which it is.
island-lesson-first-block-bubble = One forward, then left. From f7 the block on b7 is exactly four squares away.
island-lesson-first-zero = Roll a zero
island-lesson-first-zero-do = Bring in the jeep and drive to d4
island-lesson-first-zero-text = A zero is good: you bring in a reinforcement, turn a character or choose the pad. Then you roll again.
island-lesson-first-zero-bubble = Reinforcements. The jeep on pad square 4 enters here.

## Exact hits

island-lesson-hits = Exact hits
island-lesson-hits-about = Soldiers hit at 2 squares, jeeps at 3, tanks at 4: straight ahead, and at no other distance.
island-lesson-hits-do = Hit a red character
island-lesson-hits-1 = A red line shows an exact hit. Only one of your three has a target at its own range.
island-lesson-hits-2 = Two of yours can hit this jeep. Your jeep on h5 cannot: it is one square too near.
island-lesson-hits-3 = First move, then shoot. From where is this jeep four squares away?

## Crossfire

island-lesson-crossfire = Crossfire
island-lesson-crossfire-about = Characters do not stop a shot. If it hits a character or a live block, everyone on the squares between is removed, too.
island-lesson-crossfire-do = Catch a red character in the crossfire
island-lesson-crossfire-1 = Two targets, two shots. Which shot takes more than one character?
island-lesson-crossfire-2 = A live block counts. If the shot hits one, those between are removed, too.
island-lesson-crossfire-3 = First the right distance. Then one shot takes them both.

## Spare your own

island-lesson-own = Spare your own
island-lesson-own-about = Shots and blasts do not distinguish between the sides. Check who stands in the way before you shoot.
island-lesson-own-do = Hit a red character and lose none of yours
island-lesson-own-1 = Three of your characters can hit this jeep. One of the shots would take your own soldier, too.
island-lesson-own-2 = There is a block nearby. It would blow up your soldier as well.
island-lesson-own-3 = Your soldier is in the way. Move first, shoot afterwards.

## Blocks

island-lesson-blocks = Blocks
island-lesson-blocks-about = A block stops moves and shots until it is hit or landed on. A live one then removes everyone on the eight squares around it.
island-lesson-blocks-do = Use the block
island-lesson-blocks-1 = Two red characters stand beside this block. An exact hit turns it over.
island-lesson-blocks-2 = It shields the tank. Clear it away first, then take the tank.
island-lesson-blocks-3 = Step on the block. With the whole roll straight ahead that is allowed; this one is safe.

## Chains

island-lesson-chains = Chains
island-lesson-chains-about = A live block that a character activated sets off the blocks around it. Those set off no others.
island-lesson-chains-do = Use the chain and lose none of yours
island-lesson-chains-1 = Two blocks touch. Hit this one, and the other goes off beside the jeep.
island-lesson-chains-2 = Which block reaches this soldier? The chain is one step long.
island-lesson-chains-3 = Careful with chains. The blocks here would take your own soldier; the jeep has a better shot.

## Rolling a zero

island-lesson-zero = Rolling a zero
island-lesson-zero-about = A zero gives you a choice: bring in reinforcements, turn a character, or choose the pad. Then you roll again.
island-lesson-zero-do = Make the most of the zero
island-lesson-zero-1 = Turn the jeep left. Then it faces the soldier and can shoot after the next roll.
island-lesson-zero-2 = You are outnumbered. Bring in any character from the pad.
island-lesson-zero-3 = The way in is blocked. Your own characters stand in front of the pad, so choose the pad and let it slide.

## Reinforcements

island-lesson-reinforcements = Reinforcements
island-lesson-reinforcements-about = On a zero a character enters on the square straight in front of its pad square, facing ahead. The new roll moves only that one.
island-lesson-reinforcements-do = Bring in the right character
island-lesson-reinforcements-1 = The red jeep is in column c. A character that enters there can shoot at it after the next roll.
island-lesson-reinforcements-2 = Your soldier stands here. So pad square 1 is blocked, and another character must enter.
island-lesson-reinforcements-3 = Enter and drive on. Bring the jeep in here and go straight to b4.

## The pad

island-lesson-pad = The pad
island-lesson-pad-about = Choose the pad on a zero and roll again: it slides exactly that far, left or right, and your turn is over.
island-lesson-pad-do = Slide the pad to where it helps
island-lesson-pad-1 = Your tank cannot enter. Choose the pad and slide it to the free column e.
island-lesson-pad-2 = Only one way. To the left the missile would pass the corner.
island-lesson-pad-3 = The tank is on pad square 5. Which way gives it a free square in front?

## Room to move

island-lesson-room = Room to move
island-lesson-room-about = The whole roll must be used if any character can use it. Keep yours off the edge, off blocks and out of each other’s way.
island-lesson-room-do = Use the roll and keep your room
island-lesson-room-1 = A block three squares ahead. Do not land on it: one square less, and turn.
island-lesson-room-2 = The jeep is nearly stuck. Turn it at the edge while it can still move.
island-lesson-room-3 = A queue in column d. The one in front has to make room.

## Penalties

island-lesson-penalties = Penalties
island-lesson-penalties-about = If none of your characters can use the roll, your opponent removes one of them. If you have none on the island and none can enter, your opponent takes one off your pad.
island-lesson-penalties-do = Avoid the penalty, or use it
island-lesson-penalties-1 = The red tank blocks the jeep. A shot opens the way, and then the roll can be used.
island-lesson-penalties-2 = North is stuck. Take the strongest one: the tank.
island-lesson-penalties-3 = North cannot enter. Your characters stand in front of the pad; take the tank off it.

## Setting up

island-lesson-setup = Setting up
island-lesson-setup-about = Ten blocks, never two in the same row or column; five characters in your two home rows; five on the pad.
island-lesson-setup-do = Set up your side
island-lesson-setup-1 = A block in a free row and column. Rows and columns that already have a block are closed.
island-lesson-setup-2 = A tank that faces north. It shoots four squares, so it likes a long free column.
island-lesson-setup-3 = The other five go here. The order matters: each enters straight in front of its square.

## Winning

island-lesson-win = Winning
island-lesson-win-about = A side with no characters left, on the island or on the pad, has lost. Look for the shot that takes the last of them.
island-lesson-win-do = Win the battle
island-lesson-win-1 = The last soldier. Which of yours is at exactly the right distance?
island-lesson-win-2 = Two are left. Only one of the shots takes both.
island-lesson-win-3 = No direct shot. But a block lies beside the jeep.

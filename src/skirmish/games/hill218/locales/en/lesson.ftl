### The lessons: a guided first battle, and one idea each.

## Your first battle

hill218-lesson-first = Your first battle
hill218-lesson-first-about = Supply, attack, support: a short battle against a patient opponent. You play every card.
hill218-lesson-first-after = A first match begins with three cards. A standard match begins with five, of which you put two at the bottom of the deck: keep those that you would play first.
hill218-lesson-first-hill = The hill and the two bases
hill218-lesson-first-hill-text = Your base lies below the hill, North’s above it. A unit of yours on the enemy base wins at once. The cards you see are your hand.
hill218-lesson-first-hill-bubble = The hill. Nothing is ever deployed on it.
hill218-lesson-first-base = Take your base
hill218-lesson-first-base-do = Deploy infantry on your base
hill218-lesson-first-base-text = All supply comes from your base, so the first unit goes there. Press the infantry card, then the base.
hill218-lesson-first-base-bubble = Your base. In the very first turn, only one card is played.
hill218-lesson-first-supply = Supply
hill218-lesson-first-supply-do = Deploy heavy weapons at (1, −1)
hill218-lesson-first-supply-text = From now on you draw two cards and make two plays every turn. New units go where supply reaches them: beside a unit that is supplied.
hill218-lesson-first-supply-bubble = Beside your base. The infantry there feeds this space.
hill218-lesson-first-tank = Attack with a tank
hill218-lesson-first-tank-do = Tank to (1, 0), then attack (1, 1)
hill218-lesson-first-tank-text = A unit attacks once, when it is deployed. A tank attacks on its four sides and needs no help.
hill218-lesson-first-tank-bubble = Right below red infantry. A tank here destroys it.
hill218-lesson-first-support = Support
hill218-lesson-first-support-do = Heavy weapons to (2, 0), then attack (1, 1)
hill218-lesson-first-support-text = North is back at (1, 1). Heavy weapons attack over the corners, but only where another unit of yours supports them. Your tank does.
hill218-lesson-first-support-bubble = Over the corner. From here heavy weapons reach (1, 1), and your tank beside it supports them.
hill218-lesson-first-para = Paratroopers
hill218-lesson-first-para-do = Drop paratroopers at (−1, 0)
hill218-lesson-first-para-text = No chain leads here, and paratroopers need none: in a match they may land almost anywhere, and only on the enemy base do they need supply. This lesson offers them one space.
hill218-lesson-first-para-bubble = Out of supply. Only paratroopers can come here.
hill218-lesson-first-strike = An air strike
hill218-lesson-first-strike-do = Air strike on the enemy base
hill218-lesson-first-strike-text = It destroys any one unit, and you have two in a match. Without its base North is cut off, and the base lies open.
hill218-lesson-first-strike-bubble = All of North’s supply starts here. Choose the air strike, then this unit.
hill218-lesson-first-storm = Storm the base
hill218-lesson-first-storm-do = Special forces on the enemy base
hill218-lesson-first-storm-text = Special forces are supplied over the corners, and your tank at (1, 0) passes supply on. A unit on the enemy base wins at once.
hill218-lesson-first-storm-bubble = The base is open. One card here wins the battle.

## Supply

hill218-lesson-supply = Supply
hill218-lesson-supply-about = A unit goes on your own base, or where a chain of your units leads back to it. Special forces count corners instead of sides.
hill218-lesson-supply-do = Bring supply to the marked space
hill218-lesson-supply-1 = A unit is wanted here. Two plays: the first one carries the supply for the second.
hill218-lesson-supply-2 = Over the corner of your base. Which of your cards is supplied that way?
hill218-lesson-supply-3 = Your base is empty. Without it both your units are cut off.

## Support

hill218-lesson-support = Support
hill218-lesson-support-about = Most units attack only spaces that another unit of yours supports. Whether the supporter is supplied does not matter.
hill218-lesson-support-do = Attack the red unit shown
hill218-lesson-support-1 = One of yours stands beside it. From where can a second one attack?
hill218-lesson-support-2 = A tank alone. Heavy weapons beside it support all eight spaces around them.
hill218-lesson-support-3 = No support yet. Let the first unit support the second.

## Infantry

hill218-lesson-infantry = Infantry
hill218-lesson-infantry-about = Infantry is supplied, attacks and supports on its four sides. You have seven: they are the chain that holds everything together.
hill218-lesson-infantry-do = Make good use of the infantry
hill218-lesson-infantry-1 = The tank supports an attack here. Deploy infantry beside this unit and attack it.
hill218-lesson-infantry-2 = Your tank is cut off. Close the gap.
hill218-lesson-infantry-3 = Two plays, one red tank. Let one card support the other.

## Heavy weapons

hill218-lesson-heavy = Heavy weapons
hill218-lesson-heavy-about = They attack over the four corners, and need support for it. Their own support reaches all eight spaces around them.
hill218-lesson-heavy-do = Attack with, or thanks to, heavy weapons
hill218-lesson-heavy-1 = Artillery over the corner. Find a space that touches it diagonally.
hill218-lesson-heavy-2 = Heavy weapons stand below. They support an attack on this tank from any side.
hill218-lesson-heavy-3 = First the support, then the attack. Heavy weapons at (1, −1) reach this tank over the corner.

## Special forces

hill218-lesson-special = Special forces
hill218-lesson-special-about = They take their supply over the corners, so they slip past the hill. They attack on their four sides, with support.
hill218-lesson-special-do = Use the special forces
hill218-lesson-special-1 = Beside the hill in one play. Which card gets here straight from the base?
hill218-lesson-special-2 = Your infantry supports an attack on this tank. The special forces can get beside it, over the corner.
hill218-lesson-special-3 = The paratroopers are cut off and still support. Attack this artillery from below.

## Tanks

hill218-lesson-tank = Tanks
hill218-lesson-tank-about = A tank attacks on its four sides and needs no support. With several targets, you choose.
hill218-lesson-tank-do = Destroy the red unit shown with a tank
hill218-lesson-tank-1 = No support needed. Deploy the tank right below it.
hill218-lesson-tank-2 = Take the artillery. From some spaces the tank has two targets: choose well.
hill218-lesson-tank-3 = A red tank at your door. Strike back from the side of your base.

## Artillery

hill218-lesson-artillery = Artillery
hill218-lesson-artillery-about = It hits the space two ahead, the two beside that one, and the space three ahead. It needs no support, and nothing in between stops it.
hill218-lesson-artillery-do = Hit the red unit shown with artillery
hill218-lesson-artillery-1 = Two ahead. From which space is this tank exactly two ahead?
hill218-lesson-artillery-2 = Beside the space two ahead. Or three ahead: there is more than one way.
hill218-lesson-artillery-3 = Three ahead. Straight over the lines, into the rear.

## Paratroopers

hill218-lesson-para = Paratroopers
hill218-lesson-para-about = They may land without supply on any empty space near the battle, but not on the hill or the enemy base. They attack like infantry.
hill218-lesson-para-do = Land where it helps
hill218-lesson-para-1 = Behind the lines. Your tank supports an attack on the red tank.
hill218-lesson-para-2 = One lands, one attacks. Paratroopers support the infantry, or the other way round.
hill218-lesson-para-3 = Your base is empty. Paratroopers can close the gap, too.

## Air strikes

hill218-lesson-strikes = Air strikes
hill218-lesson-strikes-about = An air strike takes one play and destroys any one enemy unit. There are two in a match: keep them for what matters.
hill218-lesson-strikes-do = Use the air strike where it counts
hill218-lesson-strikes-1 = Artillery in the rear. No unit of yours reaches it.
hill218-lesson-strikes-2 = A tank in your way. Clear the space, then take it.
hill218-lesson-strikes-3 = One strike can cut off many. Which unit do all the others depend on?

## Cutting a line

hill218-lesson-cutting = Cutting a line
hill218-lesson-cutting-about = A unit whose chain to its base is broken stays and still supports, but nothing can be deployed from it.
hill218-lesson-cutting-do = Cut off at least one red unit
hill218-lesson-cutting-1 = Find the link. An air strike breaks any chain.
hill218-lesson-cutting-2 = Break it with the tank. What lies beyond this unit is then cut off.
hill218-lesson-cutting-3 = From afar. The artillery chooses one link of this long chain.

## Storming the base

hill218-lesson-storming = Storming the base
hill218-lesson-storming-about = A unit deployed on the enemy base wins at once. It must be supplied there, and the base must be empty.
hill218-lesson-storming-do = Win by entering the enemy base
hill218-lesson-storming-1 = It is empty. Your tank stands beside it and passes supply on.
hill218-lesson-storming-2 = Only over the corner. Who is supplied that way?
hill218-lesson-storming-3 = It is defended. Clear it first, then enter.

## Counting

hill218-lesson-counting = Counting
hill218-lesson-counting-about = When both decks are empty and neither side can play any more, the one with more units in play wins.
hill218-lesson-counting-do = Win by the count
hill218-lesson-counting-1 = Two against two, and your last card. Anywhere will do.
hill218-lesson-counting-2 = No card left, but an air strike. One red unit fewer decides.
hill218-lesson-counting-3 = Two against three. A play that adds one and takes one turns the count.

"""A second, slow reading of /rules/hill218.md, for tests only.

It was written from the rules page alone and shares nothing with the engine under test. Every step is spelt
out so that a reader can hold it against the rule text; the rule ids stand beside the lines they cover.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb

Space = tuple[int, int]

ORDER = "IHSTAP"
SIDES = ("S", "N")
OTHER = {"S": "N", "N": "S"}

# H-1.1
HILL: Space = (0, 0)
BASE: dict[str, Space] = {"S": (0, -1), "N": (0, 1)}
AHEAD = {"S": 1, "N": -1}

# H-1.2: the deck and the table, one entry per cell. The steps are (x, y) from the unit's own space;
# for the artillery's attack the y step is counted in spaces ahead.
DECK = {"I": 7, "H": 5, "S": 3, "T": 3, "A": 3, "P": 3}
DECK_SIZE = 24
STRIKES = 2
ORTHOGONAL: list[Space] = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL: list[Space] = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
ARTILLERY_FIRE: list[Space] = [(0, 2), (-1, 2), (1, 2), (0, 3)]
SUPPLIED_FROM: dict[str, list[Space]] = {
    "I": ORTHOGONAL,
    "H": ORTHOGONAL,
    "S": DIAGONAL,
    "T": ORTHOGONAL,
    "A": ORTHOGONAL,
    "P": ORTHOGONAL,
}
ATTACKS: dict[str, list[Space]] = {
    "I": ORTHOGONAL,
    "H": DIAGONAL,
    "S": ORTHOGONAL,
    "T": ORTHOGONAL,
    "A": ARTILLERY_FIRE,
    "P": ORTHOGONAL,
}
NEEDS_SUPPORT = {"I": True, "H": True, "S": True, "T": False, "A": False, "P": True}
SUPPORTS: dict[str, list[Space]] = {
    "I": ORTHOGONAL,
    "H": ORTHOGONAL + DIAGONAL,
    "S": ORTHOGONAL,
    "T": ORTHOGONAL,
    "A": ORTHOGONAL,
    "P": ORTHOGONAL,
}

NUMBER = r"(0|-?[1-9][0-9]*)"
UNIT = re.compile(rf"([IHSTAP])@{NUMBER},{NUMBER}")
HAND = re.compile(r"I*H*S*T*A*P*\?*")
DECK_FIELD = re.compile(r"[IHSTAP?]*")
TURN = re.compile(rf"([SN])(?:([12]):(play|draw)|([01]):attack@{NUMBER},{NUMBER}|:(draw|return))")


def write_space(space: Space) -> str:
    return f"{space[0]},{space[1]}"


def read_space(text: str) -> Space:
    x, y = text.split(",")
    return int(x), int(y)


def in_order(cards: list[str]) -> list[str]:
    """Letters in the order I H S T A P, then the unknown ones."""
    return sorted(cards, key=(ORDER + "?").index)


def bags(counts: dict[str, int], size: int) -> list[list[str]]:
    """Every bag of `size` cards that can be taken from `counts` cards of each kind."""
    found: list[list[str]] = [[]]
    for kind in ORDER:
        longer: list[list[str]] = []
        for bag in found:
            for number in range(counts[kind] + 1):
                if len(bag) + number <= size:
                    longer.append(bag + [kind] * number)
        found = longer
    return [bag for bag in found if len(bag) == size]


class Battle:
    def __init__(self, variant: str) -> None:
        if variant not in ("standard", "beginner"):
            raise ValueError(f"no such variant: {variant}")
        self.variant = variant
        self.units: dict[str, dict[Space, str]] = {"S": {}, "N": {}}
        self.destroyed: dict[str, list[str]] = {"S": [], "N": []}
        self.hand: dict[str, list[str]] = {"S": [], "N": []}
        # Top first. "?" is a card whose identity is not settled yet.
        self.deck: dict[str, list[str]] = {"S": ["?"] * DECK_SIZE, "N": ["?"] * DECK_SIZE}
        self.strikes = {"S": STRIKES, "N": STRIKES}
        # "setup draw", "return", "draw", "play", "attack" or "over"
        self.awaits = "setup draw"
        self.side = "S"
        # Plays left: including the one awaited for "draw" and "play", still to come for "attack".
        self.plays = 0
        self.attacker: Space = HILL
        self.result = ""

    # Making one

    @classmethod
    def start(cls, variant: str, first: str) -> Battle:
        """H-2.2: the first player is known, and is about to draw."""
        if first not in SIDES:
            raise ValueError(f"no such side: {first}")
        battle = cls(variant)
        battle.side = first
        return battle

    @classmethod
    def from_position(cls, text: str, variant: str = "standard") -> Battle:
        battle = cls(variant)
        fields = text.split(" ")
        if len(fields) != 5:
            raise ValueError("a position has five fields with single spaces between them")
        units, hands, decks, strikes, turn = fields

        for field in (units, hands, decks, strikes):
            if field.count("/") != 1:
                raise ValueError(f"not two sides: {field}")
        for side, part in zip(SIDES, units.split("/"), strict=True):
            for word in [] if part == "-" else part.split(";"):
                unit = UNIT.fullmatch(word)
                if unit is None:
                    raise ValueError(f"not a unit: {word}")
                space = (int(unit[2]), int(unit[3]))
                if space == HILL:
                    raise ValueError("a unit on the hill")
                if space in battle.units["S"] or space in battle.units["N"]:
                    raise ValueError(f"two units on {write_space(space)}")
                battle.units[side][space] = unit[1]
        for side, part in zip(SIDES, hands.split("/"), strict=True):
            if part == "" or (part != "-" and HAND.fullmatch(part) is None):
                raise ValueError(f"not a hand: {part}")
            battle.hand[side] = [] if part == "-" else list(part)
        for side, part in zip(SIDES, decks.split("/"), strict=True):
            if part == "" or (part != "-" and DECK_FIELD.fullmatch(part) is None):
                raise ValueError(f"not a deck: {part}")
            battle.deck[side] = [] if part == "-" else list(part)
        for side, part in zip(SIDES, strikes.split("/"), strict=True):
            if part not in ("0", "1", "2"):
                raise ValueError(f"not a number of air strikes: {part}")
            battle.strikes[side] = int(part)

        for side in SIDES:
            unseen = battle.unseen(side)
            unknown = battle.hand[side].count("?") + battle.deck[side].count("?")
            if min(unseen.values()) < 0 or sum(unseen.values()) < unknown:
                raise ValueError("more cards than H-1.2 has")

        if turn in ("over:S", "over:N", "over:draw"):
            battle.awaits = "over"
            battle.result = turn.removeprefix("over:")
            return battle
        for side in SIDES:
            if BASE[OTHER[side]] in battle.units[side]:
                raise ValueError("a unit on the enemy base, and the game is not over")
        read = TURN.fullmatch(turn)
        if read is None:
            raise ValueError(f"not a turn: {turn}")
        battle.side = read[1]
        if read[3] is not None:
            battle.awaits = read[3]
            battle.plays = int(read[2])
            if battle.awaits == "draw" and not battle.deck[battle.side]:
                raise ValueError("nothing is drawn from an empty deck")
            if battle.awaits == "play":
                battle.judge_the_end()
        elif read[4] is not None:
            battle.awaits = "attack"
            battle.plays = int(read[4])
            battle.attacker = (int(read[5]), int(read[6]))
            if battle.attacker not in battle.units[battle.side]:
                raise ValueError("an attack by no unit of that side")
            if not battle.targets(battle.side, battle.attacker):
                raise ValueError("an attack without a target")
        else:
            battle.awaits = "setup draw" if read[7] == "draw" else "return"
        return battle

    def position(self) -> str:
        def both(parts: list[str]) -> str:
            return "/".join(part or "-" for part in parts)

        def units_of(side: str) -> str:
            units = self.units[side]
            return ";".join(f"{units[space]}@{write_space(space)}" for space in sorted(units))

        units = both([units_of(side) for side in SIDES])
        hands = both(["".join(in_order(self.hand[side])) for side in SIDES])
        decks = both(["".join(self.deck[side]) for side in SIDES])
        strikes = both([str(self.strikes[side]) for side in SIDES])
        turn = {
            "setup draw": f"{self.side}:draw",
            "return": f"{self.side}:return",
            "draw": f"{self.side}{self.plays}:draw",
            "play": f"{self.side}{self.plays}:play",
            "attack": f"{self.side}{self.plays}:attack@{write_space(self.attacker)}",
            "over": f"over:{self.result}",
        }[self.awaits]
        return f"{units} {hands} {decks} {strikes} {turn}"

    # Cards

    def unseen(self, side: str) -> dict[str, int]:
        """The side's cards of each kind that have been seen nowhere."""
        left = dict(DECK)
        seen = self.hand[side] + self.deck[side] + list(self.units[side].values()) + self.destroyed[side]
        for card in seen:
            if card != "?":
                left[card] -= 1
        return left

    def cards_to_draw(self) -> int:
        wanted = self.plays  # H-3.1: one card for one play, two for two
        if self.awaits == "setup draw":
            wanted = 3 if self.variant == "beginner" else 5  # H-2.2
        return min(wanted, len(self.deck[self.side]))  # H-3.1: what is left

    def draws(self) -> dict[str, Fraction]:
        """Every draw that can be, with its chance."""
        drawn = self.deck[self.side][: self.cards_to_draw()]
        known = [card for card in drawn if card != "?"]
        unknown = len(drawn) - len(known)
        unseen = self.unseen(self.side)
        ways_in_all = comb(sum(unseen.values()), unknown)
        chances: dict[str, Fraction] = {}
        for bag in bags(unseen, unknown):
            ways = 1
            for kind in ORDER:
                ways *= comb(unseen[kind], bag.count(kind))
            chances["+" + "".join(in_order(known + bag))] = Fraction(ways, ways_in_all)
        return chances

    def fillings(self, side: str) -> list[list[str]]:
        """Every hand that the side's hand can be, once its unknown cards are known."""
        known = [card for card in self.hand[side] if card != "?"]
        unknown = len(self.hand[side]) - len(known)
        return [known + bag for bag in bags(self.unseen(side), unknown)]

    def take_from_hand(self, side: str, card: str) -> None:
        self.hand[side].remove(card if card in self.hand[side] else "?")

    # Supply

    def supplied_units(self, side: str) -> set[Space]:
        """H-4.2: start from the own base, and add units as long as one more is supplied."""
        supplied: set[Space] = set()
        if BASE[side] in self.units[side]:
            supplied.add(BASE[side])
        grown = True
        while grown:
            grown = False
            for space, kind in self.units[side].items():
                if space not in supplied and self.is_fed(kind, space, supplied):
                    supplied.add(space)
                    grown = True
        return supplied

    def is_fed(self, kind: str, space: Space, supplied: set[Space]) -> bool:
        """Whether a space that this kind is supplied from holds one of these supplied units."""
        return any((space[0] + dx, space[1] + dy) in supplied for dx, dy in SUPPLIED_FROM[kind])

    def imaginable_spaces(self) -> list[Space]:
        """H-4.4: around the hill and all units, two wider on every side.

        Own bases and spaces next to a unit are all in it, so these are all the spaces there are to look at.
        """
        spaces = [HILL, *self.units["S"], *self.units["N"]]
        xs = [x for x, _ in spaces]
        ys = [y for _, y in spaces]
        return [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]

    def may_deploy(self, side: str, kind: str, space: Space, supplied: set[Space]) -> bool:
        """Whether the unit may be deployed on a space of `imaginable_spaces`, given the supplied units."""
        if space == HILL:  # H-2.1, H-4.1
            return False
        if space in self.units["S"] or space in self.units["N"]:  # H-4.1
            return False
        if space == BASE[side]:  # H-4.1
            return True
        if self.is_fed(kind, space, supplied):  # H-4.1, H-4.2
            return True
        return kind == "P" and space != BASE[OTHER[side]]  # H-4.4

    # Attack

    def attacked_spaces(self, side: str, kind: str, space: Space) -> list[Space]:
        x, y = space
        if kind == "A":
            return [(x + dx, y + dy * AHEAD[side]) for dx, dy in ATTACKS["A"]]
        return [(x + dx, y + dy) for dx, dy in ATTACKS[kind]]

    def is_supported(self, side: str, target: Space, attacker: Space) -> bool:
        """H-5.1: whether a unit of the side other than the attacker supports the target's space."""
        for (x, y), kind in self.units[side].items():
            if (x, y) != attacker:
                for dx, dy in SUPPORTS[kind]:
                    if (x + dx, y + dy) == target:
                        return True
        return False

    def targets(self, side: str, attacker: Space) -> list[Space]:
        """H-5.1"""
        kind = self.units[side][attacker]
        found: list[Space] = []
        for space in self.attacked_spaces(side, kind, attacker):
            if space not in self.units[OTHER[side]]:
                continue
            if not NEEDS_SUPPORT[kind] or self.is_supported(side, space, attacker):
                found.append(space)
        return found

    def destroy(self, side: str, space: Space) -> None:
        self.destroyed[side].append(self.units[side].pop(space))

    # What is possible now

    def plays_with(self, side: str, hand: list[str]) -> set[str]:
        """H-3.2: the legal deployments and air strikes, if the side were to play now with this hand."""
        tokens: set[str] = set()
        supplied = self.supplied_units(side)
        for kind in set(hand):
            for space in self.imaginable_spaces():
                if self.may_deploy(side, kind, space, supplied):
                    tokens.add(f"{kind}@{write_space(space)}")
        if self.strikes[side] > 0:  # H-5.3
            for space in self.units[OTHER[side]]:
                tokens.add("!" + write_space(space))
        return tokens

    def could_play(self, side: str) -> bool:
        """Whether the side could make a legal play now, with some filling-in of its hand."""
        return any(self.plays_with(side, hand) for hand in self.fillings(side))

    def could_be_stuck(self, side: str) -> bool:
        """Whether the side has no legal play now, with some filling-in of its hand."""
        return any(not self.plays_with(side, hand) for hand in self.fillings(side))

    def decks_are_empty(self) -> bool:
        return not self.deck["S"] and not self.deck["N"]

    def legal(self) -> set[str]:
        side = self.side
        if self.awaits == "return":
            tokens: set[str] = set()
            for hand in self.fillings(side):
                for one in range(len(hand)):
                    for two in range(len(hand)):
                        if one != two:
                            tokens.add(f"<{hand[one]}{hand[two]}")
            return tokens
        if self.awaits == "play":
            tokens = set()
            for hand in self.fillings(side):
                tokens |= self.plays_with(side, hand)
            # H-3.3. A filling-in that leaves neither side a play with both decks empty is impossible: by
            # H-6.2 the game would be over.
            game_goes_on = not self.decks_are_empty() or self.could_play(OTHER[side])
            if game_goes_on and self.could_be_stuck(side):
                tokens.add("pass")
            return tokens
        if self.awaits == "attack":
            return {"*" + write_space(space) for space in self.targets(side, self.attacker)}
        return set()

    def waiting(self) -> tuple[str, object]:
        if self.awaits == "over":
            return "over", self.result
        if self.awaits in ("setup draw", "draw"):
            return "chance", self.draws()
        return "decide", self.side

    # Playing

    def play(self, token: str) -> None:
        if self.awaits in ("setup draw", "draw"):
            self.play_draw(token)
        elif self.awaits == "return":
            self.play_return(token)
        elif token not in self.legal():
            raise ValueError(f"not possible now: {token}")
        elif token == "pass":
            self.end_turn()  # H-3.3: one pass ends the turn
        elif token.startswith("*"):
            self.destroy(OTHER[self.side], read_space(token[1:]))  # H-5.2
            self.go_on()
        elif token.startswith("!"):
            self.destroy(OTHER[self.side], read_space(token[1:]))  # H-5.3
            self.strikes[self.side] -= 1
            self.plays -= 1
            self.go_on()
        else:
            self.play_deployment(token[0], read_space(token[2:]))

    def play_draw(self, token: str) -> None:
        number = self.cards_to_draw()
        taken = self.deck[self.side][:number]
        if token == "+" + "?" * number:  # masked: what is known of the cards stays known
            cards = taken
        elif token in self.draws():
            cards = list(token[1:])
        else:
            raise ValueError(f"not a draw that can be now: {token}")
        self.deck[self.side] = self.deck[self.side][number:]
        self.hand[self.side] += cards
        if self.awaits == "draw":
            self.awaits = "play"
            self.judge_the_end()
        elif self.variant == "beginner":
            self.end_set_up_of_this_side()
        else:
            self.awaits = "return"

    def play_return(self, token: str) -> None:
        if token == "<??":  # masked: two unknown cards
            if self.hand[self.side].count("?") < 2:
                raise ValueError("the cards in this hand are known")
            self.hand[self.side].remove("?")
            self.hand[self.side].remove("?")
        elif token in self.legal():
            self.take_from_hand(self.side, token[1])
            self.take_from_hand(self.side, token[2])
        else:
            raise ValueError(f"not two cards of this hand: {token}")
        self.deck[self.side] += list(token[1:])
        self.end_set_up_of_this_side()

    def end_set_up_of_this_side(self) -> None:
        """H-2.2: first the first player's set-up, then the second's, then the first player's first turn."""
        self.side = OTHER[self.side]
        if not self.hand[self.side]:
            self.awaits = "setup draw"
        else:
            self.awaits = "draw"
            self.plays = 1  # H-3.1

    def play_deployment(self, kind: str, space: Space) -> None:
        self.take_from_hand(self.side, kind)
        self.units[self.side][space] = kind
        self.plays -= 1
        if space == BASE[OTHER[self.side]]:  # H-6.1: before any attack
            self.awaits = "over"
            self.result = self.side
        elif self.targets(self.side, space):  # H-5.2
            self.awaits = "attack"
            self.attacker = space
        else:
            self.go_on()

    def go_on(self) -> None:
        """After a play and its attack."""
        if self.plays > 0:
            self.awaits = "play"
            self.judge_the_end()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.side = OTHER[self.side]
        self.plays = 2  # H-3.1
        if self.deck[self.side]:
            self.awaits = "draw"
        else:
            self.awaits = "play"
            self.judge_the_end()

    def judge_the_end(self) -> None:
        """H-6.2, when a side is about to play."""
        if self.decks_are_empty() and not self.could_play("S") and not self.could_play("N"):
            self.awaits = "over"
            south, north = len(self.units["S"]), len(self.units["N"])
            if south == north:
                self.result = "draw"
            else:
                self.result = "S" if south > north else "N"

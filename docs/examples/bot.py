"""A bot in forty lines: it attacks where it can, heads for the enemy's base, and keeps room to move."""

import random
import re
import sys

seat, ours, blocks = "S", set(), set()  # on the island: where our characters and the blocks stand


def room(square, heading):  # squares ahead, up to the edge of the island; a heading is one of ^>v<
    column, row = ord(square[0]) - ord("a"), int(square[1:])
    return {"^": 12 - row, ">": 11 - column, "v": row - 1, "<": column}[heading]


def worth(token):
    squares = re.findall(r"[a-l]\d+", token)
    if "*" in token or token[0] == "!":  # an attack; on the island perhaps at our own side or at a block
        return -90 if set(squares[1:]) & (ours | blocks) else 90
    if "@" in token:  # on the hill a unit is deployed: best on the enemy's base, or else near it
        x, y = map(int, token.split("@")[1].split(","))
        return 100 - 5 * (abs(x) + abs(y - (1 if seat == "S" else -1)))
    if "-" in token:  # on the island a move: e2-e5, or e2-e4L which turns left at its end
        start, end = squares
        before = next(heading for heading in "^>v<" if room(end, heading) < room(start, heading))
        after = ("^>v<" * 2)["^>v<".index(before) + {"L": 3, "R": 1}.get(token[-1], 0)]
        return room(end, after) - room(start, before) - 50 * (end in blocks)
    return room(squares[0], token[-1]) if token[-1] in "^>v<" else -60 * (token == "end") + random.random()


while (words := (sys.stdin.readline() or "bye").split() or ["nothing"])[0] != "bye":
    if words[0] == "hello":
        print("name forty lines", flush=True)
    elif words[0] == "match":  # match island classic seat S first N
        seat, ours, blocks = words[4], set(), set()
    elif words[0] == "token":  # token #c4, token c4!live
        (blocks.add if "#" in words[1] else blocks.discard)(words[1].strip("#").split("!")[0])
    elif words[0] == "go":  # go 1000 legal e2-e5 e2-e4L end
        print("play", token := max(words[3:], key=worth), flush=True)
        if squares := re.findall(r"[a-l]\d+", token if token[0] in "SJT" or "-" in token else ""):
            ours = ours - {squares[0]} | {squares[-1]}

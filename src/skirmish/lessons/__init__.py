"""Lessons: positions, goals and scripted answers as data of each game, judged by the game's own rules.

:mod:`skirmish.lessons.course` reads a game's lessons, :mod:`skirmish.lessons.judge` says whether a line of
decisions reaches a goal. docs/lessons.md shows how to write one. A game without the folder ``lessons`` offers
none.
"""

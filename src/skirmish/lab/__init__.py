"""The laboratory: contests between agents, arenas with ratings, and balance studies.

>>> from skirmish.lab import arena
>>> plan = arena.Plan.of("island", ["random", "greedy"], games=20, seed="7")
>>> result = arena.run(plan, jobs=2)
>>> result.agents[0].rating
"""

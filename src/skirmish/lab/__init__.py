"""The laboratory: contests between agents, arenas with ratings, and balance studies."""

"""Computer opponents: a pool of worker processes that choose decisions from views."""

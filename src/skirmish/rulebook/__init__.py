"""The rulebooks of the games, in five languages."""

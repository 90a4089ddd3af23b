"""Guests: an agent takes a seat on a server by its link and plays the match (``skirmish bot --join``)."""

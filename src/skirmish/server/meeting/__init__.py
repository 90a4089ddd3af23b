"""Meeting other players: open seats, and matches that anyone may watch."""

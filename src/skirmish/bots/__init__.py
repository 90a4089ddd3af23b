"""The text bot protocol (docs/bots.md), both ends: a host for other people's programs, and our own bot."""

"""The text bot protocol, both ends."""

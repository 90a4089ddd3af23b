"""Battle for the Island: dice, facing, exact-range shots, face-down blocks."""

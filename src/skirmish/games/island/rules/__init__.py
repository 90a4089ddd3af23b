"""The rules: one module per section, one small pure function per rule."""

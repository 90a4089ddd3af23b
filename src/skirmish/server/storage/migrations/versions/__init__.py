"""One module for each step, numbered."""

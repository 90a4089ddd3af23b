"""A match in the terminal: the screen, the prompt's commands, and saving."""

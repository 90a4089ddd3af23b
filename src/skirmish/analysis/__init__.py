"""What can be said of a position: what a decision would do, who can be hit, and by which rolls."""

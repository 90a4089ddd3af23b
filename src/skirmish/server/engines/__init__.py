"""Computer opponents in worker processes."""

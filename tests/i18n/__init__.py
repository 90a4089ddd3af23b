"""Messages in five languages: complete, whole, and said as they should be."""

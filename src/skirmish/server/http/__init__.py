"""The HTTP interface: the page and its files, the API, and operations."""

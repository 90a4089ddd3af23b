"""The bodies of HTTP requests and responses, by topic."""

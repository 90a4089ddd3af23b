"""The server: matches over HTTP and WebSocket, a database, and engines in processes of their own."""

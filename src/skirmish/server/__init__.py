"""The table in the browser: HTTP, WebSocket, storage, opponents in processes of their own."""

"""HTTP and WebSocket: endpoints by subject, sockets, the page's files, calls between processes, uvicorn's protocols."""

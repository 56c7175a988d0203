"""HTTP and WebSocket: endpoints by subject, limits of requests, and the files of the page."""

"""HTTP and WebSocket: endpoints by subject, who may ask how much, and the files of the page."""

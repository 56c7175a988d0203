"""Who may come in, and stay: connections, how many and for how long, and what the log says of them."""

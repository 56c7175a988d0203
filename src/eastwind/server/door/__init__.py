"""Admission of connections: how many there may be and for how long, and what the log records of them."""

"""What whoever runs a server sees of it: whether it is well, its figures, its log, and how it comes to an end."""

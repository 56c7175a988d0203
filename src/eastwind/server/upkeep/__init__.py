"""Upkeep of a server's database: check its integrity, copy it while it is in use, put a copy back."""

"""Costly work that visitors ask for: in turn, a fair share for each of them, and where it can be ended."""

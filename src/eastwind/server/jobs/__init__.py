"""Costly work that visitors request: in turn, in fair shares, and in places where it can be ended."""

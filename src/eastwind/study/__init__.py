"""Simulation: playing many hands at once, in compiled code.

- `random_play` — uniform legal play
"""

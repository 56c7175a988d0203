"""Eastwind: the place to play, score, learn and study classical Mahjong."""

__version__ = "0.1.0"

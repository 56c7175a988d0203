"""The record of a game: written as it goes, read back, replayed to the same state."""

"""Mahjong Connect: `paths` the line between two tiles, `levels` fields and shuffles, `solver` whether a field can be cleared."""

"""Tiles: the 42 kinds, the notation, walls, shuffles. Knows nothing of the rooms above.

- `kinds` — numbers and masks of the kinds; `masks` — what is asked of a set of them
- `notation` — `123m 456p 1z`; `names` — in four languages
- `wall` — the square wall and its break; `shuffle` — the verifiable shuffle; `chance` — seeded chance for simulation
"""

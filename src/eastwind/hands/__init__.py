"""Reading a hand: its distance to a win, what it waits for, and all the ways to read it as sets and a pair.

- `tables` — the look-up tables; `distance` — distance, waits, useful tiles, best discard; `readings` — decompositions
"""

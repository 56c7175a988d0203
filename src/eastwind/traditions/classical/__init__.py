"""The classical game: points and doubles.

- `patterns` — the table of all that has a value; it lies below the rule sets
- `won`, `unwon` — the value of a hand, with `lines` that all can have, `extras` of the winner, `limit_hands`, `waiting` hands
- `sums` — lines written by the rule set's figures, and their sum
- `settle` — the settlement between the players
"""

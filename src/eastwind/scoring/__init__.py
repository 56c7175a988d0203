"""What a hand is worth, line by line, and who pays whom.

- `layout` — the records `HAND` and `BILL`; `sheet` — writing lines; `value` — the scorer; `limit_hands` — its limit hands
- `settle` — the settlement; `bill` — hands and bills in Python's terms
"""

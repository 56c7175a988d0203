"""The library: what a notebook or a program calls, in words where the engine has numbers. Its names stand in `eastwind` itself.

- `defaults` — what is taken where nothing is said; `given` — what people hand over, read
- `files`, `rule_files`, `rule_sets` — rule sets by name, file, JSON and options
- `hands` — a hand: its score, its distance, its waits; `settling` — payments
- `table`, `table_text` — a match played in words; `records` — recorded games
- `simulation` — many hands; `figures`, `comparison` — the difference of two; `columns`, `told` — findings as data and in short
- `hand_table` — the hands themselves as a file; `progress` — how far a long piece of work is
"""

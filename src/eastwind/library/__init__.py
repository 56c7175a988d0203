"""Library for notebooks and programs, with words where the engine has numbers; its names are exported by `eastwind`.

- `defaults` — default arguments; `given` — checks of arguments
- `files`, `rule_files`, `rule_sets` — rule sets by name, file, JSON and options
- `hands` — score, distance and waits of a hand; `settling` — payments
- `table`, `table_text` — a match played in words; `records` — recorded games
- `simulation` — many hands; `results`, `figures` — their results, and differences of two; `columns`, `told` — as data and text
- `hand_table` — the simulated hands as a file; `progress` — progress of a long computation
"""

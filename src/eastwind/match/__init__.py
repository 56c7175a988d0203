"""A match as a value: its seats, its hands, its journal, and the ways back. See `docs/architecture.md`.

Nothing here waits, stores, sends, reads a clock or draws chance; walls, bots and the players' wishes come in as values.

- `seating` — what is fixed before the first hand; `match` — the state of a match
- `turn` — the steps, and the turn that one wish sets off; `audience` — who receives what is played
- `entries`, `journal` — what is kept of a match, and how it is played again; `takebacks` — the ways back
- `setting_back` — the place at which a damaged journal is cut; `records` — the record of a match, from its journal
- `batch_play` — play of compiled bots in one piece; `context`, `chance` — who plays, and with which walls
"""

"""The server: tables that are kept, played over WebSocket and told over HTTP.

- `protocol` — the messages; `settings` — how it is set up; `app` — the factory; `serve` — running it
- `store` — SQLite: journal, deals, results; `history` — a hand played again from its journal
- `chance` — walls, secrets, tokens; `players` — who plays the bots' seats
- `seating`, `room`, `rooms` — a table in memory, what is done at it, all of them
- `views`, `results`, `events`, `advice` — what a seat is told; `refusals` — typed errors
- `sockets`, `http`, `page`, `guard` — the wire: WebSocket, HTTP, the page's files, Host and Origin
"""

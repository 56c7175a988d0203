"""The server: tables that are kept, played over WebSocket and told over HTTP.

- `app` — the factory; `starting` — served from the first moment on; `serve` — running it; `settings` — how it is set up
- `wire` — the messages; `error_codes` in there — every refusal
- `http` — the endpoints (`interface` lists them), the sockets, the page's files, who may ask
- `game` — `match`, `playing`, `room`, `rooms`: a table, what is done at it, where that is stored and told; `publisher`
- `store` — the port behind which tables are kept; SQLite and memory behind it
- `upkeep` — what whoever runs a server does with its file: check, back up, restore
- `work` — costly work in turn, a fair share for each visitor, in processes where it can be ended
- `workshop` — the calculator, house rules, simulations, replays of records, games for one: their work without HTTP
"""

"""The server: tables that are kept, played over WebSocket and described over HTTP.

- `app` — the factory; `starting` — served from the first moment on; `serve` — running it; `settings` — its configuration
- `wire` — the messages; `error_codes` in there — every refusal
- `http` — the endpoints (`interface` lists them), the sockets, the page's files, who may ask
- `game` — `match`, `playing`, `room`, `rooms`: a table, the actions on it, where it is stored and published; `publisher`
- `store` — the port behind which tables are kept; SQLite and memory behind it
- `upkeep` — maintenance of the file by its operator: check, back up, restore
- `work` — costly work in turn, a fair share for each visitor, in processes where it can be ended
- `workshop` — the calculator, house rules, simulations, replays of records, games for one: their work without HTTP
"""

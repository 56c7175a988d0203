"""The server: tables that are kept, played over WebSocket and described over HTTP.

- `app` — the factory; `starting` — served from the first moment on; `serve` — running it; `settings` — its configuration
- `wire` — the messages; `error_codes` in there — every refusal
- `match` — a match as a value: `match`, the `actions` on it, its `journal`, its `views`
- `tables` — where a match is stored and published: `live_table`, `registry`, lobby, claim windows, presence, spectators
- `analysis` — moves judged by the help and by the coach
- `cluster` — the processes of one database: `ownership` of tables, `publisher` and `bus`
- `limits` — connections and rate limits
- `jobs` — costly work in turn, a fair share for each visitor, in processes where it can be ended
- `http` — the endpoints (`interface` lists them), the sockets, the page's files, who may ask
- `store` — the port behind which tables are kept; SQLite, PostgreSQL and memory behind it
- `operations` — metrics, log and shutdown; check, backup and restore of the file
- `interim` — the interpreted engine that serves until the compiled one is ready
- `services` — the calculator, house rules, simulations, replays of records, games for one: their work without HTTP
"""

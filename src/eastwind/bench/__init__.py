"""Performance targets, each measured and printed with its target (`eastwind bench`); answers are checked while timing.

- `measure` — one number and its target; `engine` — hands, scoring, play; `bots` — self-play; `server_load`, `start` — the
  server; `report` — all of them as text or JSON
"""

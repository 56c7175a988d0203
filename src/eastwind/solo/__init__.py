"""The games for one: Mahjong solitaire and Mahjong Connect. Knows `tiles` only. See `docs/solo.md`.

- `layout`, `layout_text`, `kmahjongg`, `layouts` — where tiles stand, and the files that say so; `faces` — what stands on them
- `blocking`, `game` — which tile holds which, the rules, a game as plain data
- `clearing`, `deal`, `difficulty` — deals that can be cleared, and how hard they are
- `solver` — whether a position can be won, and how; `advice` — hints, the way back, rescue
- `connect` — the other game: lines, levels, its solver
"""

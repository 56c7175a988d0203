"""Family table: a match on one screen, replayed from its moves so far; no state is kept.

- `wishes` — settings of a match; `breaking` — the wall, opened at the place that the family counted to
- `course` — the match after a list of moves; `reasons` — reasons why a discard completes nothing
- `thinking` — comments of the bird on its actions; `goals` — named hands as goals, and whether a winner reached the goal
"""

"""The family's table: a match on one screen, played again from what was done so far; nothing of it is kept anywhere.

- `wishes` — what a match is played with; `breaking` — the wall opened where a family counted to
- `course` — the match after so many moves; `reasons` — why a discard completes nothing; `thinking` — what the bird says
- `goals` — hands with a name, one at a time, and whether the winner has the one that was looked for
"""

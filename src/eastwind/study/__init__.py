"""Simulation: playing many hands at once, in compiled code.

- `random_play` — uniform legal play; `bot_play` — bots against bots; `tally` — what is counted of their hands
- `simulate` — a plan carried out; `findings` — what came of it, as the shares and means of `chances`
"""

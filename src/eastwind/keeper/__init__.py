"""What a hand outside the game is worth: for calculators, score books and other programs.

- `faults` — why a hand cannot exist, in four languages; `hand_check` — the checks
- `rules_in_use` — rule sets by name and options, compiled once
- `hand_json` — hands and bills as JSON; `hand_text` — hands as a person types them; `settlement_json` — payments as JSON
- `mjai` — a recorded game in the event format of other Mahjong programs
"""

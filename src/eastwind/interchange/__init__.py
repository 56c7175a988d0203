"""Hands, payments and rule sets outside the game: for calculators, score books and other programs.

- `hand_from_text` — hands as typed by a person; `InterchangeError` — error for a question that cannot be answered
- `rules_in_use` — rule sets by name and options, compiled once; `presets` — the rule sets that come with Eastwind
- `answer`, `settlement_answer` — hands and payments as JSON
- `nearness_of` — distance of a hand to a win, irregular forms included
- `differences` — differences between two rule sets; `export_rules`, `import_rules` — a rule set as one file
- `to_mjai` — a recorded game in the event format of other Mahjong programs; `conformance`, `laws` — tests of the laws of play
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.interchange.faults import InterchangeError
    from eastwind.interchange.hand_json import answer
    from eastwind.interchange.hand_text import hand_from_text
    from eastwind.interchange.mjai import to_mjai
    from eastwind.interchange.nearness import nearness_of
    from eastwind.interchange.presets import presets
    from eastwind.interchange.rules_diff import differences
    from eastwind.interchange.rules_file import export_rules, import_rules
    from eastwind.interchange.rules_in_use import rules_in_use
    from eastwind.interchange.settlement_json import settlement_answer

__all__ = [
    "InterchangeError",
    "answer",
    "differences",
    "export_rules",
    "hand_from_text",
    "import_rules",
    "nearness_of",
    "presets",
    "rules_in_use",
    "settlement_answer",
    "to_mjai",
]

load_when_asked(__name__)

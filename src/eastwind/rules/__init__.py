"""Rule sets: a typed schema, presets as text files, every value with its source.

- `load_preset`, `available` — the presets; `load_file` — a household's own text; `RuleSet` — the loaded set
- `Option` — a choice at set-up; `RuleFaults`, `RuleFault` — all faults of a file, reported at once
- `Pattern` — the names of all that scores; `compile_rules` — the record of numbers, `Rules`, that the engine reads
- `schema`, `checks`, `sense` — the contents of a file, and its contradictions; `merge`, `withdraw` — a child over its parent
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.rules.compile import compile_rules
    from eastwind.rules.compiled import Rules
    from eastwind.rules.faults import RuleFault, RuleFaults
    from eastwind.rules.loader import available, load_file, load_preset, load_tree
    from eastwind.rules.options import Option
    from eastwind.rules.ruleset import RuleSet
    from eastwind.traditions.classical.patterns import Pattern

__all__ = [
    "Option",
    "Pattern",
    "RuleFault",
    "RuleFaults",
    "RuleSet",
    "Rules",
    "available",
    "compile_rules",
    "load_file",
    "load_preset",
    "load_tree",
]

load_when_asked(__name__)

"""Rule sets: a typed schema, presets as text files, every value with its source."""

from eastwind.rules.compile import compile_rules
from eastwind.rules.faults import RuleFault, RuleFaults
from eastwind.rules.loader import available, load_file, load_preset, load_tree
from eastwind.rules.options import Option
from eastwind.rules.ruleset import RuleSet

__all__ = [
    "Option",
    "RuleFault",
    "RuleFaults",
    "RuleSet",
    "available",
    "compile_rules",
    "load_file",
    "load_preset",
    "load_tree",
]

"""Position of discards: face up, or face down once they are unclaimed."""

from eastwind.rules import RuleSet
from eastwind.table import TableRecord
from eastwind.table.sight import turned_over


def lies_face_down(rules: RuleSet, record: TableRecord, index: int) -> bool:
    """Return whether a discard, by its place among all of the hand, lies face down: it is unclaimed, and not the last one."""
    return rules.file.table.unclaimed_discard.value == "face-down" and turned_over(record, index)

"""How discards lie: face up, or face down once nobody has taken them."""

from eastwind.rules import RuleSet
from eastwind.table import TableRecord


def lies_face_down(rules: RuleSet, record: TableRecord, index: int) -> bool:
    """Whether a discard, by its place among all of the hand, lies face down: nobody took it, and it is not the last one."""
    if rules.file.table.unclaimed_discard.value != "face-down" or record.pond_taken[index]:
        return False
    return index != int(record.pond_count) - 1 or int(record.last_discard) < 0

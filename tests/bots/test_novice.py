"""A novice errs like a child, but does not undo at once what it has just done."""

import pytest

from eastwind import bots
from eastwind.rules import compile_rules, load_preset
from eastwind.table import Table, actions
from eastwind.table.layout import TableRecord
from tests.bots.conformance import play_hands

NOVICES = tuple(name for name in bots.BUILT_IN.names if name.startswith("novice"))


def undoing(action: int, claimed: int) -> set[int]:
    """The discards after which a claim has changed nothing: the tile itself, and the other end of the chow it completed."""
    if not actions.CHOW <= action < actions.PUNG:
        return {claimed}
    lowest = action - actions.CHOW
    other_end = {lowest: lowest + 3, lowest + 2: lowest - 1}.get(claimed)
    same_suit = other_end is not None and other_end >= 0 and other_end // 9 == lowest // 9
    return {claimed, other_end} if same_suit and other_end is not None else {claimed}


@pytest.mark.parametrize("level", NOVICES)
def test_what_was_claimed_is_not_undone_by_the_next_discard(level: str) -> None:
    """Neither is the claimed tile thrown, nor the other end of a chow that stood before."""
    claims = []
    undone: dict[int, set[int]] = {}

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        if actions.CHOW <= action <= actions.PUNG:
            claims.append(action)
            undone[seat] = undoing(action, int(view.last_discard))
        elif action < actions.CONCEALED_KONG:
            claimed = undone.pop(seat, set())
            # with a tile drawn since, another had claimed it
            assert view.drawn >= 0 or action % 34 not in claimed, table.position(seat)

    play_hands(compile_rules(load_preset("ru-classic")), (level,) * 4, 60, 11, watch)
    assert len(claims) > 20

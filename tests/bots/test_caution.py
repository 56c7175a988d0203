"""Club gets careful when others are ready: it gives what they have just let pass."""

from eastwind.table import Phase, Table, actions
from eastwind.table.layout import Ready, TableRecord
from tests.bots.conformance import play_hands
from tests.support.rules import ru


def passed_by(view: TableRecord, rival: int) -> set[int]:
    """Kinds that a seat does not wait for: discarded since its own last discard, that one included."""
    kinds: set[int] = set()
    for place in reversed(range(view.pond_count)):
        kinds.add(int(view.pond_tile[place]))
        if view.pond_seat[place] == rival:
            break
    return kinds


def share_of_safe_discards(level: str, far: int) -> float:
    """How often a player at least so far from a win, with a choice, gives what every ready rival has let pass."""
    found = [0, 0]

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        rivals = [player for player in range(4) if player != seat and view.ready[player] != Ready.NO]
        if seat % 2 or table.phase is not Phase.TURN or action >= actions.CONCEALED_KONG:
            return
        if not rivals or view.distance < far:
            return
        held = {kind for kind in range(34) if view.hands[seat, kind]}
        safe = held.intersection(*(passed_by(view, rival) for rival in rivals))
        if safe and safe != held:
            found[action % 34 in safe] += 1

    for seed in range(12):
        play_hands(ru(), (level, "club", level, "club"), 16, seed, watch)
    assert sum(found) > 60
    return found[True] / sum(found)


def test_club_is_more_careful_than_novice() -> None:
    assert share_of_safe_discards("club", far=2) > share_of_safe_discards("novice", far=2) + 0.25

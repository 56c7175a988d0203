"""A masked record holds what `public.SEEN_BY` states for its reader, and nothing else."""

import random
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest

from eastwind.bots import choose
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import AtOnce, Rules
from eastwind.table import Phase, Table
from eastwind.table.actions import NO_ACTION
from eastwind.table.copying import bytes_in, copied
from eastwind.table.layout import TABLE, EventKind, TableRecord
from eastwind.table.masking import mask
from eastwind.table.public import ROWS, SEEN_BY, Readers
from eastwind.tiles.chance import chance
from tests.support.rules import ru
from tests.support.story import deal_next

_PLACES: Final[Any] = TABLE.fields
#: Fields that masking itself reads of what is hidden: numbers of tiles, and the moment.
_HANDS: Final = "hands"


def phases_of(rules: Rules) -> set[Phase]:
    """The phases that a table comes to under these rules: one that halts stops at every kong."""
    found = {Phase.IDLE, Phase.TURN, Phase.CLAIM, Phase.HAND_OVER, Phase.MATCH_OVER}
    if rules.flowers:
        found.add(Phase.FLOWERS)
    if rules.ready_at_once == AtOnce.AFTER_DEAL:
        found.add(Phase.DECLARE)
    if rules.may_lay_own_kong:
        found.add(Phase.ROB)
    return found


def positions(rules: Rules, every: int = 3) -> Iterator[TableRecord]:
    """Records of a first hand, of every third step and of all in rare phases, then one of each phase that it did not come to."""
    first = next(seat for seat in range(4) if int(rules.seats) >> seat & 1)
    table, state, generator = Table(rules, first, halts=True), chance(4), random.Random(4)
    yield table.snapshot()
    left = phases_of(rules) - {Phase.IDLE, Phase.MATCH_OVER}
    while left:
        deal_next(table)
        step = 0
        while not table.phase.is_over:
            rare = table.phase not in (Phase.TURN, Phase.CLAIM)
            if table.phase in left or (table.hand == 1 and (rare or step % every == 0)):
                left.discard(table.phase)
                yield table.snapshot()
            step += 1
            if table.is_halted:
                table.go_on()
            else:
                asked = generator.choice(table.waiting_for)
                table.take(asked, choose("novice", rules, table.seen_by(asked), state))
        if Phase.HAND_OVER in left:
            left.discard(Phase.HAND_OVER)
            yield table.snapshot()
    table.leave()
    yield table.snapshot()


def masked(record: TableRecord, seat: int) -> Any:
    out = copied(record)
    mask(record, seat, out)
    return out


def _wipe(record: TableRecord, reader: int, generator: np.random.Generator) -> TableRecord:
    """A table that differs from another in all that a reader does not see: other tiles, the same number in each hand."""
    other: Any = copied(record)
    for field in TABLE.names or ():
        seen, rows = SEEN_BY.get(field), getattr(other, field)
        noise = generator.integers(0, 100, np.shape(rows)).astype(_PLACES[field][0].base)
        if seen is None or (seen is Readers.TURN and reader != record.turn):
            setattr(other, field, noise if np.shape(rows) else noise.item())
        elif seen is Readers.OWN_BIT:
            own = 1 << reader if reader >= 0 else 0
            setattr(other, field, int(rows) & own | int(noise) & 15 & ~own)
        elif seen is Readers.OWNER or (
            seen is Readers.OWNER_TILL_THE_END and not Phase(record.phase).is_over and field != _HANDS
        ):
            for seat in range(4):
                if seat != reader:
                    rows[seat] = noise[seat]
    if not Phase(record.phase).is_over:
        for seat in range(4):
            if seat != reader:
                generator.shuffle(other.hands[seat])
    for row in other.events[: other.event_count]:
        if row[0] in (EventKind.DRAW, EventKind.REPLACEMENT) and row[1] != reader:
            row[2] = generator.integers(0, 34)
    other.events[other.event_count :] = generator.integers(0, 30, other.events[other.event_count :].shape)
    other.version = int(generator.integers(0, 1000))
    other.hidden[:] = generator.integers(0, 14, 4)
    result: TableRecord = other
    return result


@pytest.mark.many
@pytest.mark.parametrize("name", available())
def test_tables_that_differ_only_in_what_is_hidden_are_masked_alike(name: str) -> None:
    rules = compile_rules(load_preset(name))
    generator, phases = np.random.default_rng(9), set()
    for record in positions(rules):
        phases.add(Phase(int(record.phase)))
        for reader in range(-1, 4):
            other = _wipe(record, reader, generator)
            assert bytes_in(other).tobytes() != bytes_in(record).tobytes()
            first, second = bytes_in(masked(record, reader)), bytes_in(masked(other, reader))
            assert first.tobytes() == second.tobytes(), Phase(int(record.phase))
    assert phases == phases_of(rules)


def test_what_all_see_and_the_own_is_left_as_it_is() -> None:
    for record in positions(ru(flowers=True)):
        for reader in range(-1, 4):
            seen: Any = masked(record, reader)
            for field, readers in SEEN_BY.items():
                there, here = np.array(getattr(record, field)), np.array(getattr(seen, field))
                if readers is Readers.ALL or (readers is Readers.TURN and reader == record.turn):
                    assert np.array_equal(there, here), field
                elif readers in (Readers.OWNER, Readers.OWNER_TILL_THE_END) and reader >= 0:
                    assert np.array_equal(there[reader], here[reader]), field
            assert reader == record.turn or seen.drawn == -1
            assert all(seen.answers[seat] == NO_ACTION for seat in range(4) if seat != reader)


def test_a_field_that_has_no_row_is_wiped() -> None:
    for record in positions(ru(flowers=True)):
        seen: Any = masked(record, 0)
        for field in set(TABLE.names or ()) - set(SEEN_BY):
            assert not np.any(getattr(seen, field)), field


def test_every_row_is_of_a_field_of_the_table() -> None:
    assert set(SEEN_BY) <= set(TABLE.names or ())
    assert {row.source for row in ROWS.values() if row.source} <= {
        field for field, seen in SEEN_BY.items() if seen is Readers.ALL
    }
    assert {"wall", "loose"} & set(SEEN_BY) == set()

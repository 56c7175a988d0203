"""What a seat sees, as numbers: that a mask of differences says what differs, and nothing else."""

import random
from typing import Any, Final

import numpy as np
import pytest

from eastwind.bots import choose
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.table import Phase, Table
from eastwind.table.differences import SEAT_WORD, TABLE_WORD, WALL_WORD, differences
from eastwind.table.plain import plain_sight
from eastwind.table.public import FIGURES, POND, SEATS, SIGHT, Part, SightRecord
from eastwind.table.sight import look, sight_in
from eastwind.tiles.chance import chance
from eastwind.tiles.kinds import TILES_PLAIN
from eastwind.tiles.wall import side_of
from tests.support.rules import ru
from tests.support.story import Story, deal_next, fields_of

#: Fields of a sight in which a figure differs, where that is not only the field it is named by.
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "wall_size": ("hand", "wall_size", "wall_step", "break_seat", "break_stack", "dice", "dealer"),
    "next_seat": ("next_seat", "next_stack"),
    "hands": ("hands", "shown"),
}


def seen(table: Table, seat: int, *, face_down: bool = False) -> SightRecord:
    sight = sight_in(bytearray(SIGHT.itemsize))
    look(table.rules, table.seen_by(seat), seat, False, face_down, True, sight)
    return sight


def pond(fields: dict[str, Any], seat: int) -> list[tuple[int, int, int]]:
    rows = list(zip(fields["pond_seat"], fields["pond_tile"], fields["pond_ready"], fields["pond_taken"], strict=True))
    return [row[1:] for row in rows[: fields["pond_count"]] if row[0] == seat]


def melds(fields: dict[str, Any], seat: int) -> list[list[int]]:
    laid: list[list[int]] = fields["melds"][seat][: fields["meld_count"][seat]]
    return laid


def _bits(part: Part, word: int) -> dict[str, bool]:
    assert word < 1 << len(FIGURES[part])
    return {figure: bool(word >> bit & 1) for bit, figure in enumerate(FIGURES[part])}


def check(before: SightRecord, now: SightRecord) -> None:
    old, new = fields_of(before), fields_of(now)
    found = differences(before, now)
    for part, word in ((Part.TABLE, TABLE_WORD), (Part.WALL, WALL_WORD)):
        for figure, differs in _bits(part, int(found.words[word])).items():
            fields = _FIELDS.get(figure, (figure,))
            assert differs == any(old[name] != new[name] for name in fields), figure
    for seat in range(SEATS):
        bits = _bits(Part.SEAT, int(found.words[SEAT_WORD + seat]))
        assert bits.pop("melds") == (melds(old, seat) != melds(new, seat))
        has_other_pond = bits.pop(POND)
        assert has_other_pond == (pond(old, seat) != pond(new, seat))
        if has_other_pond:
            kept, start = int(found.kept[seat]), int(found.start[seat])
            assert pond(old, seat)[:kept] == pond(new, seat)[:kept]
            assert new["pond_seat"][:start].count(seat) == kept
        for figure, differs in bits.items():
            fields = _FIELDS.get(figure, (figure,))
            assert differs == any(old[name][seat] != new[name][seat] for name in fields), figure


def dealt(rules: Rules) -> Table:
    table = Table(rules, next(seat for seat in range(4) if int(rules.seats) >> seat & 1), halts=True)
    deal_next(table)
    return table


@pytest.mark.parametrize("name", available())
def test_the_mask_says_what_differs(name: str) -> None:
    table, state, generator = dealt(compile_rules(load_preset(name))), chance(3), random.Random(3)
    viewer = table.seats[-1]
    earlier = [seen(table, viewer)]
    while table.phase < Phase.HAND_OVER:
        if table.is_halted:
            table.go_on()
        else:
            asked = generator.choice(table.waiting_for)
            table.take(asked, choose("novice", table.rules, table.seen_by(asked), state))
        now = seen(table, viewer)
        for before in (earlier[-1], generator.choice(earlier)):
            check(before, now)
        earlier.append(now)
    deal_next(table)
    check(earlier[-1], seen(table, viewer))


def test_nothing_differs_from_itself() -> None:
    story = Story(east="1111m 2345p 678s 55z 9s")
    sight = seen(story.table, 1)
    found = differences(sight, sight)
    assert (list(found.words), list(found.kept), list(found.start)) == ([0] * 6, [0] * 4, [-1] * 4)


def test_a_masked_record_shows_no_hand_but_the_own() -> None:
    story = Story(east="1111m 2345p 678s 55z 9s")
    sight = fields_of(seen(story.table, 1))
    assert sight["shown"] == [0, 1, 0, 0]
    assert sight["counts"] == [14, 13, 13, 13]
    assert [sum(hand) for hand in sight["hands"]] == [0, 13, 0, 0]


def test_the_plain_sight_is_the_sight() -> None:
    its_bytes = bytearray(SIGHT.itemsize)
    sight = sight_in(its_bytes)
    story = Story(east="19m19p19s1234567z 5m")
    look(ru(), story.table.seen_by(0), 0, False, False, True, sight)
    plainly = plain_sight(its_bytes)
    for name, value in fields_of(sight).items():
        assert _listed(getattr(plainly, name)) == value, name


def _listed(value: Any) -> Any:
    return value if isinstance(value, int) else [_listed(part) for part in value]


def test_the_stack_that_is_drawn_from_next_is_seen_all_around_the_wall() -> None:
    table = Table(ru())
    table.deal(np.repeat(np.arange(34, dtype=np.uint8), 4), (1, 2, 3, 4))
    stacks = TILES_PLAIN // 8
    seen = set()
    for first in range(4 * stacks):
        table.record.wall_first = first
        out = sight_in(bytearray(SIGHT.itemsize))
        look(table.rules, table.record, 0, False, False, False, out)
        place = (first + int(table.record.wall_step) * (int(table.record.front) // 2)) % (4 * stacks)
        assert (out.next_seat, out.next_stack) == (side_of(place // stacks), place % stacks)
        seen.add((int(out.next_seat), int(out.next_stack)))
    assert seen == {(seat, stack) for seat in range(4) for stack in range(stacks)}

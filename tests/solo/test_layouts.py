"""Layouts: those that come along, their pictures, KMahjongg's format, and everything that can be wrong with either."""

import random

import numpy as np
import pytest

from eastwind.solo.clearing import CLEARED, clearing_order
from eastwind.solo.faults import FileFaults
from eastwind.solo.game import tiles_of
from eastwind.solo.kmahjongg import HEADER_10, is_kmahjongg, read_kmahjongg, write_kmahjongg
from eastwind.solo.layout import MOST_TILES, TILE, Layout, layout_of, place_faults
from eastwind.solo.layout_text import HEADER, read_layout, write_layout
from eastwind.solo.layouts import layouts
from eastwind.tiles.chance import chance
from tests.solo.brute import clearable, random_places, random_towers

NAMES = tuple(layouts())
#: Figures that look to one side.
LOPSIDED = {"fish", "boat", "dragon", "turtle"}


def test_there_are_layouts_from_twenty_pairs_to_a_whole_set() -> None:
    sizes = [len(layout.places) for layout in layouts().values()]
    assert len(sizes) >= 40
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1]) == (40, 144)
    assert all(layout.layers > 1 for layout in layouts().values())
    assert len({layout.places for layout in layouts().values()}) == len(sizes)


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_is_sound_named_by_a_message_and_reads_back(name: str) -> None:
    layout = layouts()[name]
    assert place_faults(layout.places) == []
    assert layout.name == f"solo-layout-{name}"
    assert read_layout(write_layout(layout), name) == layout
    assert read_kmahjongg(write_kmahjongg(layout), name, layout.name) == layout
    assert [min(place[axis] for place in layout.places) for axis in range(3)] == [0, 0, 0]
    assert read_kmahjongg(write_kmahjongg(layout), name, "another") == layout


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hangs_in_the_air_in_a_layout_that_comes_along(name: str) -> None:
    places = layouts()[name].places
    for x, y, z in places:
        beneath = [one for one in places if one[2] == z - 1 and abs(one[0] - x) < TILE and abs(one[1] - y) < TILE]
        assert z == 0 or beneath


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_is_alike_on_both_sides_where_its_figure_is(name: str) -> None:
    layout = layouts()[name]
    turned = {(layout.columns - TILE - x, y, z) for x, y, z in layout.places}
    assert (turned == set(layout.places)) == (name not in LOPSIDED)


def test_the_turtle_has_its_well_known_shape() -> None:
    turtle = layouts()["turtle"]
    layers = [sum(z == layer for _, _, z in turtle.places) for layer in range(turtle.layers)]
    assert layers == [87, 36, 16, 4, 1]
    rows = {
        y: [x for x, row, z in turtle.places if row == y and z == 0] for y in sorted({y for _, y, z in turtle.places})
    }
    # twelve, eight, ten, twelve and back; half a tile lower one at the left end and two at the right
    assert {y: len(row) for y, row in rows.items() if row} == {
        0: 12,
        2: 8,
        4: 10,
        6: 12,
        7: 3,
        8: 12,
        10: 10,
        12: 8,
        14: 12,
    }
    assert rows[7] == [0, 26, 28]
    assert [place for place in turtle.places if place[2] == 4] == [(13, 7, 4)]


def test_the_picture_of_a_layout_is_what_one_would_draw() -> None:
    step = layout_of("step", "Step", [(4, 0, 0), (2, 0, 0), (6, 0, 0), (3, 1, 1)])
    assert write_layout(step).splitlines() == [
        HEADER, "name Step",
        "", "layer", "[][][]", "[][][]", "......",
        "", "layer", "......", ".[]...", ".[]...",
    ]  # fmt: skip


def test_a_picture_may_have_comments_blanks_and_short_lines() -> None:
    text = f"{HEADER}\nname solo-layout-x # by hand\n\nlayer\n\n  []  [] # two\n  []..[]\n[]\n[][]\n  []\n"
    assert read_layout(text, "x").places == ((2, 0, 0), (6, 0, 0), (0, 2, 0), (2, 3, 0))


def faults_of(text: str) -> list[str]:
    with pytest.raises(FileFaults) as found:
        read_layout(text, "mine")
    return [str(fault) for fault in found.value.faults]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", "line 1: expected `eastwind-layout 1`, found nothing", id="empty"),
        pytest.param("layout 1\n", "line 1: expected `eastwind-layout 1`, found 'layout 1'", id="other header"),
        pytest.param("layer\n[][]\n[][]", "the file: expected a line `name …`, found none", id="no name"),
        pytest.param("name a", "the file: expected a line `layer`, found none", id="no layer"),
        pytest.param(
            "name a\nlayer\n[x", "line 4, column 2: expected `[`, `]`, a dot or a blank, found 'x'", id="letter"
        ),
        pytest.param(
            "name a\nlayer\n[]\n[.", "line 4, column 1: expected a tile: `[]`, and `[]` on the next", id="half"
        ),
        pytest.param(
            "name a\nwidth 3\nlayer", "line 3: expected `name …` or `layer`, found 'width 3'", id="unknown key"
        ),
        pytest.param("name a\nlayer\n[][][]\n[][][]", "an even number of tiles, 4 to 288, found 3", id="odd"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, expected: str) -> None:
    whole = text if not text or text.startswith("layout") else f"{HEADER}\n{text}"
    assert any(expected in fault for fault in faults_of(whole))


def test_all_faults_are_told_at_once() -> None:
    told = faults_of(f"{HEADER}\nsize 3\nlayer\n[]?\n[[\n")
    assert len(told) == 7
    assert told[0].startswith("the file")
    assert [fault.split(",")[0].split(":")[0] for fault in told[1:]] == ["line 2", *["line 4"] * 3, *["line 5"] * 2]


def test_the_other_faults_of_places() -> None:
    assert "expected room for a tile at (1, 1, 0), found the tile at (0, 0, 0)" in str(
        place_faults([(0, 0, 0), (1, 1, 0), (5, 0, 0), (9, 0, 0)])[0]
    )
    wide = place_faults([(0, 0, 0), (200, 0, 0), (0, 99, 0), (4, 0, 0)])
    assert [fault.expected for fault in wide] == ["at most 80 half tiles wide", "at most 60 half tiles high"]
    assert place_faults([(0, 0, layer) for layer in range(18)])[0].found == "0 to 17"
    many = [(2 * column, 2 * row, 0) for column in range(30) for row in range(10)]
    assert place_faults(many)[0].found == str(len(many))
    assert len(many) > MOST_TILES
    assert place_faults([])[0].found == "0"


def heap(dice: random.Random) -> Layout | None:
    places = random_towers(dice) if dice.random() < 0.8 else random_places(dice, 8)
    return None if place_faults(places) else layout_of("heap", "Heap", places)


def test_any_layout_survives_both_formats() -> None:
    dice = random.Random(1)
    heaps = [layout for layout in (heap(dice) for _ in range(150)) if layout]
    assert len(heaps) > 80
    for layout in heaps:
        assert read_layout(write_layout(layout), "heap") == layout
        assert read_kmahjongg(write_kmahjongg(layout), "heap", "Heap") == layout


OLD_ROWS = ["." * 32] * (16 * 5)


def old_layout(**rows: str) -> str:
    """A file of version 1.0 with some rows set: `r3="..12"`."""
    lines = list(OLD_ROWS)
    for name, row in rows.items():
        lines[int(name[1:])] = row.ljust(32, ".")
    return "\n".join([HEADER_10, "# old", *lines]) + "\n"


def test_version_1_0_is_always_32_by_16_by_5() -> None:
    text = old_layout(r2="..1212..12", r3="..4343..43", r18="...12", r19="...43")
    assert is_kmahjongg(text)
    layout = read_kmahjongg(text, "old", "Old")
    assert layout.places == ((0, 0, 0), (2, 0, 0), (6, 0, 0), (1, 0, 1))


def test_version_1_1_tells_its_size_and_may_have_comments_anywhere() -> None:
    text = "kmahjongg-layout-v1.1\n# a\nw4\nh4\n# b\nd1\n1212\n4343\n# c\n1212\r\n4343\n"
    assert len(read_kmahjongg(text, "new", "New").places) == 4


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", "line 1: expected `kmahjongg-layout-v1.0` or", id="empty"),
        pytest.param("kmahjongg-layout-v2.0\n", "line 1: expected `kmahjongg-layout-v1.0` or", id="version"),
        pytest.param("kmahjongg-layout-v1.1\nh4\nd1\n", "the file: expected `w…`, its width, found none", id="no width"),
        pytest.param("kmahjongg-layout-v1.1\nwx\nh4\nd1\n", "line 2: expected its width, 1 to 200, found 'wx'", id="bad width"),
        pytest.param("kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n434\n", "expected 8 squares (4 × 2 × 1), found 7", id="short"),
        pytest.param("kmahjongg-layout-v1.1\nw2\nh2\nd1\n12\n43\n", "an even number of tiles, 4 to 288, found 1", id="odd"),
    ],
)  # fmt: skip
def test_a_fault_in_their_format_is_told(text: str, expected: str) -> None:
    with pytest.raises(FileFaults) as found:
        read_kmahjongg(text, "theirs", "Theirs")
    assert any(expected in str(fault) for fault in found.value.faults), found.value


def test_whether_a_layout_can_be_cleared_is_known_exactly_on_small_ones() -> None:
    dice = random.Random(2)
    found = []
    for number in range(300):
        places = random_towers(dice) if number % 2 else random_places(dice, 12)
        blocking = tiles_of(places, [0] * len(places)).blocking
        outcome = clearing_order(blocking, chance(1), np.zeros(len(places), np.int32))
        found.append(outcome == CLEARED)
        assert found[-1] == clearable(places)
    assert 20 < sum(found) < 280


def test_no_layout_is_wider_than_the_turtle_so_that_a_phone_held_upright_shows_its_faces() -> None:
    assert max(layout.columns for layout in layouts().values()) == layouts()["turtle"].columns

"""Layouts from elsewhere, as people find them: headers that lack a letter, tiles that are half written, Kyodai's files, names."""

import pytest

from eastwind.server.services.solo import check_layout, layout_file, own_deal, read_layout_file
from eastwind.server.wire.solo import SoloLayoutWish, SoloOwnDeal
from eastwind.solo.faults import FileFaults
from eastwind.solo.layout import Place, layout_of
from eastwind.solo.layout_files import read_any_layout
from eastwind.solo.layout_text import read_layout, write_layout

#: Two rows of two tiles.
SQUARE = ((0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0))
BOARD = "w4\nh4\nd1\n1212\n4343\n1212\n4343\n"


def kyodai(*places: Place, name: str = "Bridge", header: str = "Kyodai 6.0") -> str:
    corners = {x + 34 * (y + 20 * z) for x, y, z in places}
    return f"{header}\n{name}\n" + "".join("1" if at in corners else "0" for at in range(3400)) + "\n"


def faults_of(text: str) -> list[str]:
    with pytest.raises(FileFaults) as found:
        read_any_layout(text, "mine", "mine")
    return [str(fault) for fault in found.value.faults]


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"kmahjongg-layout-v1.1\n{BOARD}", id="kmahjongg"),
        pytest.param(f"mahjongg-layout-v1.1\n{BOARD}", id="without its first letter"),
        pytest.param(f"mahjongg-layout-v1.1\r\n{BOARD}\n\n".replace("\n", "\r\n"), id="of Windows"),
        pytest.param("mahjongg-layout-v1.0\n" + ("1212".ljust(32, ".") + "4343".ljust(32, ".")) * 2 + "." * 32 * 76, id="1.0"),
        pytest.param(kyodai(*SQUARE), id="kyodai"),
        pytest.param(kyodai(*SQUARE, header="Kyodai 3.0").replace("\n", "\r\n"), id="kyodai 3"),
        pytest.param("eastwind-layout 1\nname a\nlayer\n[][]\n[][]\n[][]\n[][]\n\n\n", id="a picture"),
    ],
)  # fmt: skip
def test_a_layout_is_read_whatever_format_it_has_and_with_a_mark_before_it(text: str, mark: str) -> None:
    assert read_any_layout(mark + text, "mine", "mine").places == SQUARE


def test_tiles_go_by_their_corner_whatever_their_other_squares_are() -> None:
    # a fold in the board: of the third tile one square is missing, of the fourth two stand at each other's place
    text = "kmahjongg-layout-v1.1\nw4\nh4\nd1\n1212\n4343\n12.1\n.34.\n"
    assert read_any_layout(text, "mine", "mine").places == ((0, 0, 0), (2, 0, 0), (0, 2, 0), (3, 2, 0))
    assert "an even number of tiles, 4 to 288, found 3" in faults_of(text.replace("12.1", "12.."))[0]
    assert "room for a tile" in faults_of(text.replace("12.1", "11.1").replace(".34.", "..1."))[0]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (f"mahjongg-layout-v1.1\n# name: Low bridge\n# by: Ola\n# category: \n{BOARD}", "Low bridge (Ola)"),
        (f"kmahjongg-layout-v1.1\n#name:Мостик\n{BOARD}", "Мостик"),
        (f"kmahjongg-layout-v1.1\n# by: Ola\n# name:\n{BOARD}", "mine"),
        (f"kmahjongg-layout-v1.1\n# Made by: hand\n{BOARD}", "mine"),
        (f"kmahjongg-layout-v1.1\n# name: a\u202eb\n{BOARD}", "ab"),
        (kyodai(*SQUARE, name="Low bridge by Ola :: Bridges"), "Low bridge by Ola"),
        (kyodai(*SQUARE, name=""), "mine"),
    ],
)
def test_a_layout_keeps_the_name_that_its_file_says(text: str, name: str) -> None:
    assert read_any_layout(text, "mine", "mine").name == name


@pytest.mark.parametrize("form", ["eastwind", "kmahjongg"])
def test_a_layout_keeps_its_name_in_what_is_written(form: str) -> None:
    wish = SoloLayoutWish.model_validate({"places": list(SQUARE), "name": "Мостик 🀄", "format": form})
    read = read_layout_file(layout_file(wish))
    assert (read.name, tuple(read.places), read.faults) == ("Мостик 🀄", SQUARE, [])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (kyodai(*SQUARE)[:-2], "the file: expected 3400 squares (34 × 20 × 5), found 3399"),
        (kyodai(*SQUARE).replace("11", "1x").replace("00000\n", "0000y\n"), "the file: expected `0` or `1`, found 'y'"),
        (kyodai(*SQUARE[:3]), "the file: expected an even number of tiles, 4 to 288, found 3"),
        (kyodai(*SQUARE, header="Kyodai 6.01"), "line 1: expected `Kyodai 3.0` or `Kyodai 6.0`, found 'Kyodai 6.01'"),
        ("Kyodai 6.0", "the file: expected 3400 squares (34 × 20 × 5), found 0"),
        ("", "line 1: expected one of `eastwind-layout 1`, `kmahjongg-layout-v1.0`, `kmahjongg-layout-v1.1`, `Kyodai 3.0`"),
        ("<mahjongg>", "`Kyodai 6.0`, found '<mahjongg>'"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_from_elsewhere_is_told(text: str, told: str) -> None:
    assert any(told in fault for fault in faults_of(text)), faults_of(text)


#: A hall: four pillars, and a roof over the room between them that touches none.
HALL: tuple[Place, ...] = (*((x, y, z) for z in range(2) for y in (0, 8) for x in (0, 8)), (4, 4, 1), (4, 4, 2))


def test_tiles_may_hang_in_the_air() -> None:
    read = check_layout(list(HALL))
    assert (read.faults, read.clearable) == ([], "yes")
    assert set(read.places) == set(HALL)
    assert set(own_deal(SoloOwnDeal(places=list(HALL), number=2)).places) == set(HALL)
    again = read_layout(write_layout(layout_of("hall", "Hall", HALL)), "hall")
    assert set(again.places) == set(HALL)
    assert set(read_any_layout(kyodai(*HALL), "hall", "Hall").places) == set(HALL)


def test_a_board_that_lies_anywhere_is_moved_into_the_corner_and_onto_the_table() -> None:
    moved = [(x + 7, y + 5, z + 3) for x, y, z in HALL]
    assert set(check_layout(moved).places) == set(HALL)
    assert set(own_deal(SoloOwnDeal(places=moved, number=2)).places) == set(HALL)
    text = "eastwind-layout 1\nname Hall\nlayer\nlayer\n\n  [][]\n  [][]\n\n  [][]\n  [][]\n"
    assert read_any_layout(text, "hall", "Hall").places == ((0, 0, 0), (2, 0, 0), (0, 3, 0), (2, 3, 0))

"""Tiles as people type and paste them: the same on the page (`web/src/calculator/notation.test.ts`) and here."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

import eastwind as ew
from eastwind.cli.main import main
from eastwind.interchange.hand_text import plain_and_bonus, read_hand_text
from eastwind.interchange.typed_tiles import read_tiles
from eastwind.tiles.kinds import KINDS
from eastwind.tiles.notation import CODES, NotationError, format_tiles, parse_tiles

CASES: Final = json.loads(
    (Path(__file__).parents[1] / "golden" / "notation" / "typed.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES["read"], ids=lambda case: case["text"])
def test_what_people_type_and_paste_is_read(case: dict[str, Any]) -> None:
    written, melds = read_hand_text(case["text"])
    plain, bonus = plain_and_bonus(written)
    assert [CODES[kind] for kind in plain] == case["hand"]
    assert [CODES[kind] for kind in bonus] == case["flowers"]
    assert [format_tiles(meld.tiles) for meld in melds] == case["sets"]


@pytest.mark.parametrize("case", CASES["refused"], ids=lambda case: case["text"])
def test_what_is_no_tile_is_refused_with_its_place_and_a_letter_with_its_script(case: dict[str, Any]) -> None:
    with pytest.raises(NotationError) as caught:
        read_hand_text(case["text"])
    assert (caught.value.text, caught.value.position) == (case["text"], case["at"])
    assert ("the Cyrillic letter" in str(caught.value)) == case.get("cyrillic", False)


def test_every_tile_of_unicode_is_another_kind() -> None:
    tiles = "".join(map(chr, range(0x1F000, 0x1F02A)))
    assert sorted(read_tiles(tiles)) == list(range(KINDS))


def test_the_notation_of_records_stays_strict() -> None:
    for text in ("1M", "1м", "🀇"):
        with pytest.raises(NotationError):
            parse_tiles(text)


def test_a_hand_in_capitals_or_unicode_is_worth_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    plain = ew.score("123m 456p 789s 55z [111z]", win="discard", last="9s", flowers="1f")
    for text, last in (
        ("123M 456P 789S 55Z [111Z]", "9S"),
        ("🀇🀈🀉🀜🀝🀞🀖🀗🀘🀆🀆[🀀🀀🀀]", "🀘"),
        ("123м 456р 789ѕ 55z [111z]", "9ѕ"),
    ):
        assert ew.score(text, win="discard", last=last, flowers="🀢").bill == plain.bill
        assert ew.score(f"1F {text}", win="discard", last=last).bill == plain.bill
        assert main(["score", text, "--win", "discard", "--last", last, "--flowers", "🀢"]) == 0
    assert capsys.readouterr().out.count("123m 456p 789s 55z [111z]") == 3


def test_bonus_tiles_in_the_text_count_as_laid_out_and_not_as_tiles_of_the_hand() -> None:
    assert ew.distance("123m 456p 789s 5z 111z 2f") == 0
    assert ew.waits("23m 456p 789s 55z 111z 🀦") == ew.waits("23m 456p 789s 55z 111z", flowers="5f")
    assert ew.hand("55z 123m 456p 789s 234s 8f", win="wall").last == parse_tiles("4s")[0]

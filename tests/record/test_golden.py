"""A record from a fixed secret is kept as text: it can be read for ever, and is written today as it was written then.

After a change to the lines that was meant, write it anew and read the difference in git before it is committed:

    EASTWIND_REFRESH_GOLDEN=1 .venv/bin/python -m pytest tests/record/test_golden.py

The record keeps the rule set that it was played by and the actions of its players, so neither a change of `ru-classic` nor of
the bots touches it. `docs/record.md` quotes from it. Where today's engine cannot read it any more, every record out there is
lost with it: that asks for a new `FORMAT` and a reader of the old one, not for a new file. (With the file removed, the same
command plays a new hand.)
"""

import hashlib
from pathlib import Path
from typing import Final

from eastwind.record import Opening, Writer, parse_lines, replay
from eastwind.record.lines import Line
from eastwind.rules import RuleSet, compile_rules
from eastwind.table import Phase, Table
from eastwind.table.actions import parse_action
from eastwind.tiles.shuffle import Shuffle
from tests.support.golden import check_golden
from tests.support.recorded import RecordedGame

NAME: Final = "record/one_hand.jsonl"
PATH: Final = Path(__file__).parents[1] / "golden" / NAME
SEED: Final = 657
#: Of that seed, as `RecordedGame` makes it.
SECRET: Final = hashlib.sha256(b"secret 657").digest()


class _PlainGame(RecordedGame):
    names = ("Anna", "Boyan", "Vera", "Wit")
    nonces = ("plum blossom", "", "", "")


def _played_anew() -> list[Line]:
    """A hand with bonus tiles in which much happens."""
    game = _PlainGame(SEED, flowers=True)
    game.deal_fairly()
    game.play_hand(SEED, sense=0.9)
    return game.lines


def _kept() -> list[Line]:
    return parse_lines(PATH.read_text(encoding="utf-8")) if PATH.exists() else _played_anew()


def _written_today(lines: list[Line]) -> str:
    """The same rule set, seats, secret and actions, dealt and written by today's code."""
    first = lines[0]
    seats = first["seats"]
    rules = RuleSet.from_json(first["rules"])
    shuffle = Shuffle(SECRET, first["table"], tuple(seat["nonce"] for seat in seats))
    dealer, rolls = shuffle.seating()
    names, players, nonces = (tuple(seat[key] for seat in seats) for key in ("name", "player", "nonce"))
    writer = Writer(Opening(rules, first["table"], names, players, nonces, shuffle.commitment, dealer, rolls))
    table = Table(compile_rules(rules), dealer)
    wall, dice = shuffle.deal(1, 144)
    writer.dealt(table, wall.tolist(), table.deal(wall, dice))
    for line in lines:
        if line["type"] == "act":
            action = parse_action(line["action"])
            writer.played(table, line["seat"], action, table.play(line["seat"], action))
    return writer.text()


def test_the_kept_record_is_written_today_as_it_was_then() -> None:
    check_golden(NAME, _written_today(_kept()))


def test_the_kept_record_can_be_read() -> None:
    lines = _kept()
    *_, last = replay(lines)
    assert last.table.phase is Phase.HAND_OVER
    assert last.last == len(lines)
    assert lines[-1]["scores"] == [int(score) for score in last.table.record.scores]


def test_the_kept_record_is_worth_keeping() -> None:
    kinds = {line["type"] for line in _kept()}
    assert kinds >= {"chow", "claim", "concealed_kong", "flower", "mahjong", "pung", "ready", "refill", "replacement"}


def test_the_rule_set_of_the_kept_record_keeps_its_digest() -> None:
    first = _kept()[0]
    assert RuleSet.from_json(first["rules"]).digest == first["digest"]

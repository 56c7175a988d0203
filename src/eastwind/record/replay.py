"""Reading of a record, and replay to the same state, with every line checked."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from eastwind.explain.rules_in_use import compiled_once
from eastwind.record.errors import RecordError
from eastwind.record.lines import (
    FORMAT,
    FORMAT_BEYOND,
    GIVEN_UP,
    TAKEN_BACK,
    Line,
    act_lines,
    deal_lines,
    left_lines,
    time_lines,
)
from eastwind.rules.faults import RuleFaults
from eastwind.rules.ruleset import RuleSet
from eastwind.table.actions import ActionError, parse_action
from eastwind.table.layout import Phase
from eastwind.table.table import IllegalActionError, PhaseError, Table, WallError, seats_of
from eastwind.texts import without_mark
from eastwind.tiles.notation import NotationError, parse_tiles

_SEATS: Final = 4
_DICE: Final = 4
_FACES: Final = 6


def parse_lines(text: str) -> list[Line]:
    """Return the lines of a record.

    :raises RecordError: for a line that is not a JSON object with a `type`.
    """
    lines: list[Line] = []
    # not `splitlines`: it also cuts at characters that may stand in a name; empty lines at the end are none of the record's
    written = without_mark(text).rstrip()
    rows = written.split("\n") if written else []
    for number, row in enumerate(rows, 1):
        try:
            line = json.loads(row)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"expected JSON, found {row[:60]!r} ({error})", number) from error
        if not isinstance(line, dict) or not isinstance(line.get("type"), str):
            raise RecordError(f"expected an object with a 'type', found {row[:60]!r}", number)
        lines.append(line)
    if not lines:
        raise RecordError("expected a record, found nothing", 1)
    return lines


@dataclass(frozen=True, slots=True)
class Replayed:
    """Point of the replay: the table after the lines `first`–`last` (from 1).

    :ivar table: the same table throughout the replay; take a `snapshot` to keep a state.
    """

    table: Table
    first: int
    last: int


def read_opening(lines: list[Line]) -> tuple[RuleSet, Line]:
    """Return (the rule set of a record, its first line).

    :raises RecordError: if the first line is not a `start_game` of a known format, or the digest is not that of its rule set.
    """
    first = lines[0]
    if first["type"] != "start_game":
        raise RecordError(f"expected 'start_game', found {first['type']!r}", 1)
    if not any(_same(first.get("format"), known) for known in (FORMAT, FORMAT_BEYOND)):
        raise RecordError(f"expected format {FORMAT} or {FORMAT_BEYOND}, found {first.get('format')!r}", 1)
    try:
        json.dumps(first, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise RecordError("expected text, found half of a surrogate pair", 1) from error
    try:
        rules = RuleSet.from_json(first.get("rules"))
    except RuleFaults as faults:
        raise RecordError(f"the rule set cannot be read: {faults}", 1) from faults
    if rules.digest != first.get("digest"):
        raise RecordError(f"the rule set has the digest {rules.digest}, the record says {first.get('digest')!r}", 1)
    _check_seats(first)
    return rules, first


def _check_seats(first: Line) -> None:
    seats = first.get("seats")
    if not isinstance(seats, list) or len(seats) != _SEATS:
        raise RecordError(f"expected four seats, found {seats!r}", 1)
    for seat in seats:
        if not isinstance(seat, dict) or not all(isinstance(seat.get(key), str) for key in ("name", "player", "nonce")):
            raise RecordError(f"expected a seat's name, player and nonce, found {seat!r}", 1)


def _same(one: object, two: object) -> bool:
    """Return whether two values are the same JSON: 1, 1.0 and true differ, the order of keys does not matter."""
    return json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)


def _is_number(value: object, lowest: int, highest: int) -> bool:
    """Return whether a value is an integer within bounds; booleans are not."""
    return type(value) is int and lowest <= value <= highest


def _field(line: Line, key: str, number: int) -> Any:
    if key not in line:
        raise RecordError(f"expected {key!r} in a {line['type']!r} line", number)
    return line[key]


def replay(lines: list[Line]) -> Iterator[Replayed]:
    """Replay a record: yield after each deal, each action, the end of the match's time and its early end by a player.

    :raises RecordError: at the first line that does not follow from the lines before it under the record's rules.
    """
    rules, first = read_opening(lines)
    dealer = _field(first, "first_dealer", 1)
    compiled = compiled_once(rules)
    playing = seats_of(compiled)
    if not _is_number(dealer, 0, _SEATS - 1) or dealer not in playing:
        raise RecordError(f"expected a first dealer of {', '.join(map(str, playing))}, found {dealer!r}", 1)
    table = Table(compiled, first_dealer=dealer)
    at = 1
    while at < len(lines):
        line = lines[at]
        if line["type"] == "end_game":
            _check_end(table, line, at + 1)
            if at + 1 < len(lines):
                raise RecordError("expected nothing after the end of the game", at + 2)
            return
        if line["type"] in (TAKEN_BACK, GIVEN_UP):
            _check_beyond(table, line, at + 1)
            at += 1
            continue
        expected = _play_line(table, rules, line, at + 1)
        found = lines[at : at + len(expected)]
        for offset, (wanted, got) in enumerate(zip(expected, found, strict=False)):
            if not _same(wanted, got):
                raise RecordError(f"expected {json.dumps(wanted)}, found {json.dumps(got)}", at + offset + 1)
        if len(found) < len(expected):
            raise RecordError(f"the record ends before {json.dumps(expected[len(found)])}", at + len(found) + 1)
        yield Replayed(table, at + 1, at + len(expected))
        at += len(expected)


def _play_line(table: Table, rules: RuleSet, line: Line, number: int) -> list[Line]:
    """Carry out a `start_hand`, `act`, `time_up` or `left` line and return the lines that belong to it."""
    match line["type"]:
        case "start_hand":
            return _guarded(lambda: _deal(table, rules, line, number), number)
        case "act":
            return _guarded(lambda: _act(table, rules, line, number), number)
        case "time_up":
            return _guarded(lambda: time_lines(table, table.end_time()), number)
        case "left":
            seat = _seat(table, line, number)
            return _guarded(lambda: left_lines(table, seat, table.leave()), number)
        case other:
            raise RecordError(f"expected 'start_hand', 'act', 'time_up' or 'left', found {other!r}", number)


def _check_beyond(table: Table, line: Line, number: int) -> None:
    """Check a line that does not change the table: actions taken back must be actions that could be played here."""
    _seat(table, line, number)
    if line["type"] == GIVEN_UP:
        return
    actions = _field(line, "actions", number)
    if not isinstance(actions, list) or not actions or not all(isinstance(action, dict) for action in actions):
        raise RecordError(f"expected the actions that were taken back, found {actions!r}", number)
    aside = table.copy()
    for action in actions:
        move = {"type": "act", **action}
        seat, word = _seat(table, move, number), str(_field(move, "action", number))
        try:
            aside.take(seat, parse_action(word))
        except (IllegalActionError, ActionError) as error:
            raise RecordError(str(error), number) from error


def _seat(table: Table, line: Line, number: int) -> int:
    seat = _field(line, "seat", number)
    if not _is_number(seat, 0, _SEATS - 1) or seat not in table.seats:
        raise RecordError(f"expected a seat that is played, found {seat!r}", number)
    return int(seat)


def _guarded(work: Callable[[], list[Line]], number: int) -> list[Line]:
    try:
        return work()
    except (WallError, PhaseError, IllegalActionError, ActionError, NotationError) as error:
        raise RecordError(str(error), number) from error


def _deal(table: Table, rules: RuleSet, line: Line, number: int) -> list[Line]:
    standing = parse_tiles(str(_field(line, "wall", number)))
    dice = _field(line, "dice", number)
    if not isinstance(dice, list) or len(dice) != _DICE or not all(_is_number(die, 1, _FACES) for die in dice):
        raise RecordError(f"expected four dice from 1 to 6, found {dice!r}", number)
    return deal_lines(table, standing, table.deal(standing, dice), _failed(rules, line, number))


def _failed(rules: RuleSet, line: Line, number: int) -> list[tuple[int, int]]:
    """Return the failed throws for the wall; records of versions that did not write them have none."""
    failed = line.get("failed", [])
    if failed and rules.file.wall.broken_side.value != "by-turns":
        raise RecordError(
            f"expected no failed throws where the side is counted from one throw, found {failed!r}", number
        )
    pairs = isinstance(failed, list) and all(isinstance(throw, list) and len(throw) == 2 for throw in failed)
    if not pairs or not all(_is_number(die, 1, _FACES) for throw in failed for die in throw):
        raise RecordError(f"expected failed throws as pairs of numbers from 1 to 6, found {failed!r}", number)
    return [(one, other) for one, other in failed]


def _act(table: Table, rules: RuleSet, line: Line, number: int) -> list[Line]:
    seat, action = _field(line, "seat", number), parse_action(str(_field(line, "action", number)))
    if not _is_number(seat, 0, _SEATS - 1):
        raise RecordError(f"expected a seat from 0 to 3, found {seat!r}", number)
    return act_lines(table, rules, seat, action, table.play(seat, action))


def _check_end(table: Table, line: Line, number: int) -> None:
    if table.phase is not Phase.MATCH_OVER:
        raise RecordError(
            f"the game ends before the match is over: the table is at {table.phase.name.lower()!r}", number
        )
    scores = [int(score) for score in table.record.scores]
    if not _same(line.get("scores"), scores):
        raise RecordError(f"expected the final scores {scores}, found {line.get('scores')!r}", number)

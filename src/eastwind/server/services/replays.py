"""Game records that clients brought to step through: played again once, then kept in memory for a while."""

import json
import threading
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final

from eastwind.explain.endings import HandSummary, summary_of
from eastwind.match.entries import ActionEntry, DealEntry, ResultEntry, Seat, TableFacts
from eastwind.match.journal import CLOCK, LAYOUT, LEAVE, TIME_UP, Journal, bytes_of
from eastwind.match.seating import Seating
from eastwind.record.errors import RecordError
from eastwind.record.lines import PERSON, Line
from eastwind.record.replay import parse_lines, read_opening, replay
from eastwind.record.verify import verify_shuffle
from eastwind.server.analysis.past import opinion_json
from eastwind.server.analysis.past_in_depth import trial_json
from eastwind.server.match.chance import new_table_name
from eastwind.server.match.records import replay_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Replay, ReplayOpened
from eastwind.server.wire.refusals import Refusal, check_over
from eastwind.table import Table
from eastwind.texts import has_controls
from eastwind.tiles.notation import parse_tiles

#: Records that are kept; one more, and the one that has gone unasked longest is let go.
_KEPT: Final = 32
#: A name at a table has no more letters.
_LONGEST_NAME: Final = 40
#: Neither has a player's word, a nonce or a table's name here.
_LONGEST_WORD: Final = 128


@dataclass(frozen=True, slots=True)
class RecordedMatch:
    """A record as the table's own journal would have it, seen from seat `me`.

    :ivar promised: the commitment to its shuffle; :ivar is_fair: its walls and dice follow from the secret that it reveals.
    """

    facts: TableFacts
    promised: str
    journal: Journal
    history: tuple[HandSummary, ...]
    me: int
    is_fair: bool

    @property
    def seating(self) -> Seating:
        return Seating(self.facts, self.promised)

    @property
    def told(self) -> ReplayOpened:
        hands = [summary.hand for summary in self.history]
        return ReplayOpened(replay=self.facts.id, seat=self.me, hands=hands, goes_on=self.is_fair)

    @property
    def results(self) -> list[ResultEntry]:
        """Results of the finished hands as a table keeps them."""
        return [ResultEntry(summary.hand, summary.model_dump_json()) for summary in self.history]

    def check_goes_on(self) -> None:
        """:raises Refusal: if the following walls cannot be known: it is not over, or they are not those of its secret."""
        if not self.is_fair:
            raise Refusal(
                ErrorCode.MATCH_NOT_OVER, "the record of a match that is over, with its shuffle's secret", "none"
            )

    def replay(self, hand: int) -> Replay:
        """Return a hand that was played to its end, position by position, all hands open.

        :raises Refusal: if it was not.
        """
        check_over(hand, self.told.hands, len(self.journal.deals))
        return replay_of(self.journal, self.seating, hand, self.me, self.history)


class Replays:
    """Records that were brought. A client that knows a record's name may step through it."""

    def __init__(self, kept: int = _KEPT, mark: str = "") -> None:
        """:param mark: how names of records that lie at this process end."""
        self._mark: Final = mark
        self._most: Final = kept
        self._matches: Final[OrderedDict[str, RecordedMatch]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def keep(self, match: RecordedMatch) -> ReplayOpened:
        name = match.facts.id + self._mark
        match = replace(match, facts=replace(match.facts, id=name))
        with self._lock:
            self._matches[name] = match
            while len(self._matches) > self._most:
                self._matches.popitem(last=False)
        return match.told

    def find(self, name: str) -> RecordedMatch:
        """:raises Refusal: if there is no such record, or no longer."""
        with self._lock:
            if name not in self._matches:
                raise Refusal(ErrorCode.NO_SUCH_REPLAY, "a record that was brought here not long ago", name)
            self._matches.move_to_end(name)
            return self._matches[name]


def match_in(text: str) -> RecordedMatch:
    """Return the match of a record that came as text.

    :raises Refusal: for a record that does not replay.
    """
    try:
        return match_of(parse_lines(text))
    except RecordError as error:
        raise Refusal(ErrorCode.MALFORMED, "the lines of a game record, as a table gives it", str(error)) from error


def replay_json(match: RecordedMatch, hand: int) -> bytes:
    """Return a hand of a match as its answer.

    :raises Refusal: if it was not played to its end.
    """
    return match.replay(hand).model_dump_json().encode()


def recorded_opinion_json(match: RecordedMatch, hand: int) -> bytes:
    """Return the actions that the help would have chosen in a hand of a match, as its answer.

    :raises Refusal: if it was not played to its end.
    """
    check_over(hand, match.told.hands, len(match.journal.deals))
    return opinion_json(match.facts, match.promised, match.journal, hand, match.me)


def recorded_trial_json(match: RecordedMatch, hand: int, frame: int) -> bytes:
    """Return the moves of one decision in a hand of a match, tried, as their answer.

    :raises Refusal: if the hand was not played to its end, or nothing was decided there.
    """
    check_over(hand, match.told.hands, len(match.journal.deals))
    return trial_json(match.facts, match.promised, match.journal, hand, match.me, frame)


def match_of(lines: list[Line]) -> RecordedMatch:
    """Return the match of a record, played again line by line.

    :raises RecordError: for a record that does not replay.
    """
    rules, first = read_opening(lines)
    # its walls are those of the table that it was played at
    repeats = _word(first.get("repeats", first.get("table")), "table")
    seats = tuple(_seat(seat) for seat in first["seats"])
    promised = _word(first.get("commitment", ""), "commitment")
    deals: list[DealEntry] = []
    actions: dict[int, list[ActionEntry]] = {}
    history: list[HandSummary] = []
    before = b""
    for point in replay(lines):
        table, line = point.table, lines[point.first - 1]
        hand = int(table.record.hand)
        if line["type"] == "start_hand":
            kept = before or bytes_of(Table(table.rules, int(table.record.first_dealer)).snapshot())
            thrown = (*(die for throw in line.get("failed", []) for die in throw), *line["dice"])
            wall, dice = bytes(parse_tiles(line["wall"])), bytes(thrown)
            deals.append(DealEntry(hand, table.version, wall, dice, kept, LAYOUT))
            actions[hand] = []
        else:
            seat, word = _entry(line)
            actions[hand].append(ActionEntry(table.version, hand, seat, table.version - 1, word))
            # a hand in play that the clock or a player has ended counts for nothing
            if table.phase.is_over and line["type"] == "act":
                history.append(summary_of(table.record, table.rules))
        before = bytes_of(table.snapshot())
    facts = TableFacts(
        id=new_table_name(),
        ruleset=rules.canonical,
        secret=_secret_in(lines[-1]),
        seats=seats,
        first_dealer=int(first["first_dealer"]),
        rolls=json.dumps(first.get("rolls", [])),
        repeats=repeats,
    )
    me = next((number for number, seat in enumerate(seats) if seat.player == PERSON), 0)
    return RecordedMatch(facts, promised, Journal(facts.id, deals, actions), tuple(history), me, _is_fair(lines))


def _seat(seat: Line) -> Seat:
    """Return a seat of a record as a table keeps it; its name may be one that is no longer allowed.

    :raises RecordError: for what no database keeps.
    """
    name = seat["name"][:_LONGEST_NAME]
    return Seat(_word(seat["player"], "player"), name, _word(seat["nonce"], "nonce"))


def _word(found: object, what: str) -> str:
    """:raises RecordError: for control characters, which PostgreSQL keeps none of, and for a text that is too long."""
    word = str(found)
    if has_controls(word) or len(word) > _LONGEST_WORD:
        raise RecordError(
            f"expected a {what} of at most {_LONGEST_WORD} characters without control characters, found {word[:60]!r}",
            1,
        )
    return word


def _is_fair(lines: list[Line]) -> bool:
    try:
        verify_shuffle(lines)
    except RecordError:
        return False
    return True


def _entry(line: Line) -> tuple[int, str]:
    """Return (seat, action) of a line, as a journal has them."""
    match line["type"]:
        case "time_up":
            return CLOCK, TIME_UP
        case "left":
            return line["seat"], LEAVE
    return line["seat"], line["action"]


def _secret_in(last: Line) -> bytes:
    """Return the shuffle's secret, which a finished match reveals; nothing where it does not, or where it reveals none."""
    try:
        return bytes.fromhex(str(last.get("secret", "")))
    except ValueError:
        return b""

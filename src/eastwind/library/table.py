"""`Table`: a match at one table, played with actions in words, all tiles open."""

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from eastwind.bots import AnyBot, Asked, Bot, Player, as_bot
from eastwind.explain import Event, RulesInUse, bill_told, winners_of
from eastwind.explain.events import event_told
from eastwind.library import defaults
from eastwind.library.bots import Bots, each_seat
from eastwind.library.given import ArgumentError, whole_number
from eastwind.library.hands import Score
from eastwind.library.rule_sets import RulesLike, rules
from eastwind.library.table_text import hand_of, table_text
from eastwind.match.chance import FairWalls
from eastwind.match.entries import Entries, Seat, TableFacts
from eastwind.match.match import Match
from eastwind.match.records import opening_of, seating_of
from eastwind.match.seating import Seating
from eastwind.match.turn import Steps
from eastwind.record import Opening, Writer
from eastwind.record.lines import NOBODY, PERSON, Line
from eastwind.record.walls import wall_size
from eastwind.rules import RuleSet
from eastwind.table import Event as EngineEvent
from eastwind.table import IllegalActionError, Phase, TableRecord
from eastwind.table import Table as EngineTable
from eastwind.table.actions import WORDS, ActionError, ActionType, parse_action, type_of
from eastwind.table.events import events_of
from eastwind.table.hands_at_end import bill_at
from eastwind.tiles.chance import chance
from eastwind.tiles.notation import CODES
from eastwind.tiles.shuffle import shuffle_from

_MOST_SEED: Final = 2**64 - 1
_SEATS: Final = 4


class PlayError(IllegalActionError):
    """Error for an action that may not be played now; the table is unchanged.

    In addition to the attributes of `IllegalActionError`:

    :ivar seed: seed of the table; :ivar hand: number of the hand; both serve to reproduce the position.
    """

    def __init__(self, table: "Table", seat: int, action: str, reason: str = "") -> None:
        expected = tuple(table.legal_of(seat)) if seat in table.seats else ()
        position = table.tiles(seat) if seat in table.seats else "nothing: nobody sits there"
        super().__init__(seat, action, expected, position, repr(table.rules), table.step)
        wanted = ", ".join(expected) or "nothing: this seat is not asked"
        told = reason or f"seat {seat} may not play {action!r} now; expected {wanted}; seat {seat} holds {position}"
        self.args = (f"{told} ({table.place})",)
        self.seed = table.seed
        self.hand = table.number


@dataclass(frozen=True, slots=True)
class _Before:
    """State before a step, to which `undo` returns."""

    match: Match
    record: TableRecord
    lines: int
    last: int
    events: tuple[Event, ...]


class Table:
    """Match at one table: deals hands, lists the legal actions, plays them and keeps the record.

    The first hand is dealt at once. The same rule set and seed give the same walls and dice; these come from the verifiable
    shuffle, whose secret is derived from the seed, so that a table's record passes `eastwind verify` like any other. A seat that
    can only pass, or only lay out a bonus tile, does so automatically.

    `repr` gives a summary, `print` the whole position in the notation.

    >>> table = Table("ru-classic", seed=7)
    >>> table.seat, table.legal[0]
    (1, 'discard 1m')
    >>> thrown = table.play("1m")[0]
    >>> thrown.kind, thrown.seat, thrown.tile
    ('discard', 1, '1m')
    >>> table.undo()
    >>> table.tiles(1)
    '1358m267p357s1267z'
    """

    def __init__(self, source: RulesLike = defaults.RULES, /, *, seed: int = 0, **options: Any) -> None:
        """Start a match and deal its first hand.

        :param source: the rule set, as for `eastwind.rules`, and so are the options; :param seed: 0 to 2⁶⁴ − 1.
        :raises RuleFaults, FileError, ArgumentError: as `eastwind.rules`; :raises ArgumentError: also for any other seed.
        """
        self.rules: RuleSet = rules(source, **options)
        self.seed: int | None = whole_number(seed, "seed", 0, _MOST_SEED)
        seating = _seating(self.rules, self.seed)
        self._stand_at(Match(seating, EngineTable(seating.rules, seating.first_dealer)))
        self._writer = Writer(opening_of(seating))
        self._begin()
        self.deal()

    def _begin(self, events: tuple[Event, ...] = ()) -> None:
        self._last = 0
        self._events = events
        self._before: list[_Before] = []

    @classmethod
    def of_record(cls, played: EngineTable, opening: Opening, lines: Sequence[Line], first: int) -> Self:
        """Return the table after these lines of a record, whose last step begins at index `first`; see `replay`."""
        table = cls.__new__(cls)
        table.rules, table.seed = opening.rules, None
        table._stand_at(Match(seating_of(opening), played))
        table._writer = Writer(opening)
        table._writer.lines = list(lines)
        table._begin(_told(events_of(played.record)))
        table._last = first
        return table

    def _stand_at(self, match: Match) -> None:
        """Go on from a match, on a table of its own."""
        self._steps = Steps(match)
        self._table = self._steps.match.table

    @property
    def _use(self) -> RulesInUse:
        return self._steps.match.seating.use

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats that are played, in the order of play: numbers from 0 to 3, fixed for the match."""
        return self._table.seats

    @property
    def number(self) -> int:
        """Number of the hand in the match, from 1."""
        return int(self._table.record.hand)

    @property
    def step(self) -> int:
        """Number of deals and actions so far."""
        return self._table.version

    @property
    def phase(self) -> str:
        """Phase of the table: "flowers", "declare", "turn", "claim", "rob", "hand_over" or "match_over"."""
        return self._table.phase.name.lower()

    @property
    def is_over(self) -> bool:
        """True if the hand is over."""
        return self._table.phase.is_over

    @property
    def match_is_over(self) -> bool:
        """True if the match is over."""
        return self._table.phase is Phase.MATCH_OVER

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats that must act or answer now; empty between hands."""
        return self._table.waiting_for

    @property
    def seat(self) -> int | None:
        """First of the seats that must act or answer now; None between hands."""
        return self.asked[0] if self.asked else None

    @property
    def legal(self) -> list[str]:
        """Legal actions of `seat` in words, in their fixed order, like "discard 5p", "pung", "pass"; empty between hands."""
        return [] if self.seat is None else self.legal_of(self.seat)

    def legal_of(self, seat: int) -> list[str]:
        """Return the legal actions of a seat; none if it need not act or answer now."""
        return [WORDS[action] for action in self._table.offered(self._seat(seat))]

    def tiles(self, seat: int) -> str:
        """Return the concealed tiles of a seat in the notation, followed by its melds in brackets."""
        return self._table.position(self._seat(seat))

    @property
    def scores(self) -> dict[int, int]:
        """Running score of each seat: net points won or lost so far."""
        return {seat: int(self._table.record.scores[seat]) for seat in self.seats}

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners of the hand that is over, in the order of play; empty while it is played."""
        return winners_of(self._table.record) if self.is_over else ()

    def score(self, seat: int) -> Score:
        """Return the worth of a seat's hand as it is now; when the hand is over, its bill."""
        held = hand_of(self._table, self._seat(seat))
        return Score(held, self.rules, bill_told(bill_at(self._use.compiled, self._table.record, seat), self._use))

    @property
    def payments(self) -> dict[tuple[int, int], int]:
        """The amounts paid by (payer, payee) for the hand that is over."""
        paid = self._table.record.payments
        return {(one, other): int(paid[one, other]) for one in self.seats for other in self.seats if paid[one, other]}

    def view(self, seat: int) -> TableRecord:
        """Return the table's record reduced to what a seat may know, as bots receive it."""
        return self._table.seen_by(self._seat(seat))

    @property
    def engine(self) -> EngineTable:
        """Underlying table of the engine, with numbers in place of words; change it only through this table."""
        return self._table

    # --- what is done ----------------------------------------------------------------------------------------------------

    def deal(self) -> tuple[Event, ...]:
        """Deal the next hand and return the events.

        :raises PhaseError: while a hand is in play, or when the match is over.
        :raises ArgumentError: at a table from a record, whose next walls are unknown.
        """
        if self.seed is None:
            raise ArgumentError("deal: this position is out of a record; expected a table with a seed")
        seating, before = self._steps.match.seating, self._now()
        turns = seating.turns_to_break(self._table)
        dealt = FairWalls().deal(seating.shuffle, self.number + 1, wall_size(self.rules), turns)
        self._steps.deal_wall(dealt)
        self._go_on_from(before)
        events = self._table.events
        self._events = _told(events)
        self._writer.dealt(self._table, dealt.wall.tolist(), events, dealt.failed)
        return self._end()

    def play(self, action: str, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action of a seat, by default `self.seat`, and return the events.

        A tile alone means its discard: `play("5p")`.

        :raises PlayError: if the action may not be played; the table is unchanged.
        :raises ArgumentError: for a seat that is not played.
        """
        who = self.seat if seat is None else seat
        if who is None:
            raise PlayError(self, -1, str(action), "no seat is asked: the hand is over; expected deal()")
        self._seat(who)
        try:
            number = parse_action(f"discard {action}" if action in CODES else action)
        except ActionError as error:
            raise PlayError(
                self, who, str(action), f"{error}; expected one of {', '.join(self.legal_of(who))}"
            ) from error
        return self._play(who, number)

    def _play(self, seat: int, action: int) -> tuple[Event, ...]:
        before = self._now()
        try:
            self._steps.play(seat, action, self._table.moment)
        except IllegalActionError:
            raise PlayError(self, seat, WORDS[action]) from None
        self._go_on_from(before)
        self._write(seat, action)
        return self._end()

    def _end(self) -> tuple[Event, ...]:
        """Pass for seats that can only pass, and lay out bonus tiles, until a seat has a choice."""
        while (seat := self.seat) is not None:
            offered = self._table.offered(seat)
            if len(offered) != 1 or type_of(offered[0]) not in (ActionType.FLOWER, ActionType.PASS):
                break
            self._steps.play(seat, offered[0], self._table.moment)
            self._write(seat, offered[0])
        # what is kept of a step is the lines of the record
        self._steps.entries = Entries()
        return self.events

    def _write(self, seat: int, action: int) -> None:
        """Add the action just played to the events and to the record."""
        events = self._table.events
        self._events += _told(events)
        self._writer.played(self._table, seat, action, events)

    def choose(self, bot: AnyBot = "club", seat: int | None = None) -> str:
        """Return the action that a bot would play at a seat, by default `self.seat`.

        :param bot: a bot's name, or a bot of your own.
        :raises PlayError: if the seat need not act or answer now. :raises BotError: for an unknown bot.
        :raises BotFault: for a bot of your own that fails.
        """
        row = as_bot(bot)
        return self._answer(row, row.player(), seat)

    def _answer(self, bot: Bot, player: Player, seat: int | None = None) -> str:
        who = self.seat if seat is None else self._seat(seat)
        offered = () if who is None else tuple(self._table.offered(who))
        if who is None or not offered:
            raise PlayError(self, -1 if who is None else who, "anything")
        drawn = chance(int.from_bytes(sha256(f"{self.seed} {self.step} {who}".encode()).digest()[:8], "big"))
        return WORDS[bot.answer(player, Asked(self._use.compiled, self.view(who), who, offered, drawn))]

    def play_on(self, bots: Bots = "club", *, steps: int | None = None) -> None:
        """Let bots play to the end of the hand, or at most `steps` actions; one bot for all seats, or one for each."""
        rows = map(as_bot, each_seat(bots, len(self.seats)))
        by_seat = {seat: (row, row.player()) for seat, row in zip(self.seats, rows, strict=True)}
        left = steps
        while self.seat is not None and left != 0:
            self.play(self._answer(*by_seat[self.seat]))
            left = None if left is None else left - 1

    def undo(self, steps: int = 1) -> None:
        """Undo the last `steps` actions and deals, with all that followed them; the first deal cannot be undone.

        :raises ArgumentError: for more steps than there are.
        """
        count = whole_number(steps, "undo", 1)
        if count >= len(self._before):
            raise ArgumentError(f"undo: expected at most {len(self._before) - 1} steps, found {count}")
        before = self._before[-count]
        del self._before[-count:]
        self._steps.match = before.match
        self._table.restore(before.record)
        del self._writer.lines[before.lines :]
        self._last, self._events = before.last, before.events

    def copy(self) -> Self:
        """Return an independent table in the same position."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._stand_at(self._steps.match)
        other._writer = Writer(self._writer.opening)
        other._writer.lines = list(self._writer.lines)
        other._before = list(self._before)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    # --- what is kept ----------------------------------------------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last deal or action and of everything that followed automatically, all tiles open."""
        return self._events

    @property
    def lines(self) -> list[Line]:
        """Lines of the record (`docs/record.md`) for the same step, actions included."""
        return self._writer.lines[self._last :]

    def to_record(self) -> str:
        """Return the record of the match so far, as JSON Lines (`docs/record.md`); with the secret once the match is over."""
        if not self.match_is_over or self.seed is None:
            return self._writer.text()
        whole = Writer(self._writer.opening)
        whole.lines = list(self._writer.lines)
        whole.ended(self._table, self._steps.match.seating.secret)
        return whole.text()

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        Path(file).write_text(self.to_record(), encoding="utf-8")

    def __repr__(self) -> str:
        """Return the rule set, the place in the match, and the tiles of `seat`."""
        if self.seat is None:
            return f"<Table {self.place}, {self.phase.replace('_', ' ')}>"
        return f"<Table {self.place}, {self.phase}: seat {self.seat} holds {self.tiles(self.seat)}>"

    @property
    def place(self) -> str:
        """Rule set, seed, hand and step, from which the position can be reproduced."""
        seed = "" if self.seed is None else f"seed {self.seed}, "
        return f"{self.rules!r}, {seed}hand {self.number}, step {self.step}"

    def __str__(self) -> str:
        """Return the whole position in the notation."""
        return table_text(self._table, self.rules)

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"

    def _seat(self, seat: int) -> int:
        if seat not in self.seats:
            raise ArgumentError(f"seat: expected one of {', '.join(map(str, self.seats))}, found {seat!r}")
        return seat

    def _now(self) -> _Before:
        return _Before(self._steps.match, self._table.snapshot(), len(self._writer.lines), self._last, self._events)

    def _go_on_from(self, before: _Before) -> None:
        """Begin a step, which is undone by going back to the state before it."""
        self._before.append(before)
        self._last, self._events = before.lines, ()


def _told(events: Iterable[EngineEvent]) -> tuple[Event, ...]:
    return tuple(event_told(event, Event) for event in events)


def _seating(rules: RuleSet, seed: int) -> Seating:
    """Return the seats of a match from a seed, for study only: anyone can derive its secret from the seed."""
    secret, name = sha256(f"eastwind table {seed}".encode()).digest(), f"seed-{seed}"
    playing = RulesInUse.of(rules).seats
    seats = (Seat(PERSON, f"seat {seat}") if seat in playing else Seat(NOBODY, "") for seat in range(_SEATS))
    seated = shuffle_from(secret, name, ()).seat(rules.file.seats.first_east.value, playing)
    facts = TableFacts(
        name, rules.canonical, secret, tuple(seats), first_dealer=seated.first_dealer, rolls=json.dumps(seated.rolls)
    )
    return Seating(facts)

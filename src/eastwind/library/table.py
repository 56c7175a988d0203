"""`Table`: a match at a table, played in words, with every tile open to whoever plays all its seats."""

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
from eastwind.record import Opening, Writer
from eastwind.record.lines import NOBODY, PERSON, Line
from eastwind.record.walls import wall_and_dice
from eastwind.rules import RuleSet
from eastwind.table import Event as EngineEvent
from eastwind.table import IllegalActionError, Phase, TableRecord
from eastwind.table import Table as EngineTable
from eastwind.table.actions import FLOWER, PASS, WORDS, ActionError, parse_action
from eastwind.table.events import events_of
from eastwind.table.hands_at_end import bill_at
from eastwind.tiles.chance import chance
from eastwind.tiles.notation import CODES
from eastwind.tiles.shuffle import Shuffle, shuffle_from

_MOST_SEED: Final = 2**64 - 1
_SEATS: Final = 4


class PlayError(IllegalActionError):
    """An action that may not be played now. Nothing was changed.

    Beside what `IllegalActionError` says:

    :ivar seed, hand: of the table, so that the position can be had again.
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
    """What a step changes, as it was before."""

    record: TableRecord
    lines: int
    last: int
    events: tuple[Event, ...]


class Table:
    """A match at one table: deals, tells what may be done, plays it, and keeps the record.

    The first hand is dealt at once. The same rule set and seed give the same walls and dice; they come from the verifiable
    shuffle, whose secret follows from the seed, so that a table's record passes `eastwind verify` like any other. A seat that can
    only pass, or only lay out a bonus tile, does so by itself.

    `repr` is where it stands, `print` the whole position in the notation.

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
        """:raises RuleFaults, FileError, ArgumentError: as `eastwind.rules`."""
        self.rules: RuleSet = rules(source, **options)
        self.seed: int | None = whole_number(seed, "seed", 0, _MOST_SEED)
        self._use = RulesInUse.of(self.rules)
        shuffle = _shuffle(self.seed)
        self._shuffle: Shuffle | None = shuffle
        seated = shuffle.seat(self.rules.file.seats.first_east.value, self._use.seats)
        self._table = EngineTable(self._use.compiled, seated.first_dealer)
        named = [f"seat {seat}" if seat in self._use.seats else "" for seat in range(_SEATS)]
        players = [PERSON if name else NOBODY for name in named]
        opening = Opening(
            self.rules,
            shuffle.table,
            (named[0], named[1], named[2], named[3]),
            (players[0], players[1], players[2], players[3]),
            ("", "", "", ""),
            shuffle.commitment,
            seated.first_dealer,
            seated.rolls,
        )
        self._writer = Writer(opening)
        self._begin()
        self.deal()

    def _begin(self, events: tuple[Event, ...] = ()) -> None:
        self._last = 0
        self._events = events
        self._before: list[_Before] = []

    @classmethod
    def of_record(cls, played: EngineTable, opening: Opening, lines: Sequence[Line], first: int) -> Self:
        """The table after these lines of a record, of which those from `first` on are its last step; see `replay`."""
        table = cls.__new__(cls)
        table.rules, table.seed = opening.rules, None
        table._use = RulesInUse.of(opening.rules)
        table._shuffle = None
        table._table = played.copy()
        table._writer = Writer(opening)
        table._writer.lines = list(lines)
        table._begin(_told(events_of(played.record)))
        table._last = first
        return table

    # --- what it is ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are played, in the order of play: 0–3, fixed for the match."""
        return self._table.seats

    @property
    def number(self) -> int:
        """The hand's number in the match, from 1."""
        return int(self._table.record.hand)

    @property
    def step(self) -> int:
        """Deals and actions so far."""
        return self._table.version

    @property
    def phase(self) -> str:
        """What the table waits for: "flowers", "declare", "turn", "claim", "rob", "hand_over" or "match_over"."""
        return self._table.phase.name.lower()

    @property
    def is_over(self) -> bool:
        """Whether the hand is over."""
        return self._table.phase.is_over

    @property
    def match_is_over(self) -> bool:
        """Whether the match is."""
        return self._table.phase is Phase.MATCH_OVER

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must act or answer now; empty between hands."""
        return self._table.waiting_for

    @property
    def seat(self) -> int | None:
        """The first of them; None between hands."""
        return self.asked[0] if self.asked else None

    @property
    def legal(self) -> list[str]:
        """The legal actions of `seat` in words, in their fixed order: "discard 5p", "pung", "pass"."""
        return [] if self.seat is None else self.legal_of(self.seat)

    def legal_of(self, seat: int) -> list[str]:
        """The legal actions of a seat; none where it is not asked."""
        return [WORDS[action] for action in self._table.offered(self._seat(seat))]

    def tiles(self, seat: int) -> str:
        """The concealed tiles of a seat in the notation, then its sets in brackets."""
        return self._table.position(self._seat(seat))

    @property
    def scores(self) -> dict[int, int]:
        """What each seat has won or lost so far."""
        return {seat: int(self._table.record.scores[seat]) for seat in self.seats}

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won the hand that is over, in the order of play."""
        return winners_of(self._table.record) if self.is_over else ()

    def score(self, seat: int) -> Score:
        """What the hand of a seat is worth as it stands; when the hand is over: its bill."""
        held = hand_of(self._table, self._seat(seat))
        return Score(held, self.rules, bill_told(bill_at(self._use.compiled, self._table.record, seat), self._use))

    @property
    def payments(self) -> dict[tuple[int, int], int]:
        """(who paid, to whom) → how much, for the hand that is over."""
        paid = self._table.record.payments
        return {(one, other): int(paid[one, other]) for one in self.seats for other in self.seats if paid[one, other]}

    def view(self, seat: int) -> TableRecord:
        """The record with what a seat may know, and nothing else: what a bot gets."""
        return self._table.seen_by(self._seat(seat))

    @property
    def engine(self) -> EngineTable:
        """The engine's table below: numbers in place of words. Change it through this table only."""
        return self._table

    # --- what is done ----------------------------------------------------------------------------------------------------

    def deal(self) -> tuple[Event, ...]:
        """Deals the next hand; returns what happened.

        :raises PhaseError: while a hand is in play, or when the match is over.
        :raises ArgumentError: at a table out of a record, whose next walls nobody knows.
        """
        if self._shuffle is None:
            raise ArgumentError("deal: this position is out of a record; expected a table with a seed")
        record = self._table.record
        dealer = int(record.next_dealer if self.number else record.first_dealer)
        wall, dice = wall_and_dice(self.rules, self._shuffle, self.number + 1, self._table.seats, dealer)
        self._remember()
        try:
            events = self._table.deal(wall, dice)
        except Exception:
            before = self._before.pop()
            self._last, self._events = before.last, before.events
            raise
        self._events = _told(events)
        self._writer.dealt(self._table, [int(kind) for kind in wall], events)
        self._do_what_must_be()
        return self.events

    def play(self, action: str, seat: int | None = None) -> tuple[Event, ...]:
        """Plays an action of a seat, `self.seat` where none is named; returns what came of it.

        A tile alone is its discard: `play("5p")`.

        :raises PlayError: if it may not be played; nothing is changed.
        """
        who = self.seat if seat is None else seat
        if who is None:
            raise PlayError(self, -1, str(action), "nobody is asked: the hand is over; expected deal()")
        self._seat(who)
        try:
            number = parse_action(f"discard {action}" if action in CODES else action)
        except ActionError as error:
            raise PlayError(
                self, who, str(action), f"{error}; expected one of {', '.join(self.legal_of(who))}"
            ) from error
        return self._play(who, number)

    def _play(self, seat: int, action: int) -> tuple[Event, ...]:
        if action not in self._table.offered(self._seat(seat)):
            raise PlayError(self, seat, WORDS[action])
        self._remember()
        self._do_now(seat, action)
        self._do_what_must_be()
        return self.events

    def _do_what_must_be(self) -> None:
        """Passes for who can only pass, and lays out bonus tiles, until somebody has a choice."""
        while (seat := self.seat) is not None:
            offered = self._table.offered(seat)
            if len(offered) != 1 or not FLOWER <= offered[0] <= PASS:
                return
            self._do_now(seat, offered[0])

    def _do_now(self, seat: int, action: int) -> None:
        events = self._table.play(seat, action)
        self._events += _told(events)
        self._writer.played(self._table, seat, action, events)

    def choose(self, bot: AnyBot = "club", seat: int | None = None) -> str:
        """What a bot would play at a seat, `self.seat` where none is named: a bot by its name, or one of your own.

        :raises PlayError: if the seat is not asked. :raises BotError: for a bot that is not known.
        :raises BotFault: for one of your own that fails.
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
        """Lets bots play to the end of the hand, or so many steps of it: one bot for all seats, or one for each."""
        rows = map(as_bot, each_seat(bots, len(self.seats)))
        by_seat = {seat: (row, row.player()) for seat, row in zip(self.seats, rows, strict=True)}
        left = steps
        while self.seat is not None and left != 0:
            self.play(self._answer(*by_seat[self.seat]))
            left = None if left is None else left - 1

    def undo(self, steps: int = 1) -> None:
        """Takes back so many actions and deals; the first deal stays.

        :raises ArgumentError: for more than there are.
        """
        count = whole_number(steps, "undo", 1)
        if count >= len(self._before):
            raise ArgumentError(f"undo: expected at most {len(self._before) - 1} steps, found {count}")
        before = self._before[-count]
        del self._before[-count:]
        self._table.restore(before.record)
        del self._writer.lines[before.lines :]
        self._last, self._events = before.last, before.events

    def copy(self) -> Self:
        """A table of its own in the same position."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._table = self._table.copy()
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
        """What the last step brought, every tile open: of a deal and an action, with all that had to follow."""
        return self._events

    @property
    def lines(self) -> list[Line]:
        """The same as lines of the record (`docs/record.md`), the actions among them."""
        return self._writer.lines[self._last :]

    def to_record(self) -> str:
        """The record of the match so far, JSON Lines as in `docs/record.md`; of a match that is over with its secret."""
        if not self.match_is_over or self._shuffle is None:
            return self._writer.text()
        whole = Writer(self._writer.opening)
        whole.lines = list(self._writer.lines)
        whole.ended(self._table, self._shuffle.secret)
        return whole.text()

    def save(self, file: str | os.PathLike[str]) -> None:
        """Writes the record into a file."""
        Path(file).write_text(self.to_record(), encoding="utf-8")

    def __repr__(self) -> str:
        """The rules, where the match stands, and the tiles of who is asked."""
        if self.seat is None:
            return f"<Table {self.place}, {self.phase.replace('_', ' ')}>"
        return f"<Table {self.place}, {self.phase}: seat {self.seat} holds {self.tiles(self.seat)}>"

    @property
    def place(self) -> str:
        """By what the position can be had again: rule set, seed, hand and step."""
        seed = "" if self.seed is None else f"seed {self.seed}, "
        return f"{self.rules!r}, {seed}hand {self.number}, step {self.step}"

    def __str__(self) -> str:
        """The whole position in the notation."""
        return table_text(self._table, self.rules)

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"

    def _seat(self, seat: int) -> int:
        if seat not in self.seats:
            raise ArgumentError(f"seat: expected one of {', '.join(map(str, self.seats))}, found {seat!r}")
        return seat

    def _remember(self) -> None:
        self._before.append(_Before(self._table.snapshot(), len(self._writer.lines), self._last, self._events))
        self._last, self._events = len(self._writer.lines), ()


def _told(events: Iterable[EngineEvent]) -> tuple[Event, ...]:
    return tuple(event_told(event, Event) for event in events)


def _shuffle(seed: int) -> Shuffle:
    """A match's shuffle from a seed, for study: a secret that everybody can work out keeps nothing secret."""
    return shuffle_from(sha256(f"eastwind table {seed}".encode()).digest(), f"seed-{seed}", ())

"""All tables of a server: opened, found, and kept in memory while they are played at."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from eastwind.bots import Registry
from eastwind.explain import RulesInUse
from eastwind.record.lines import PERSON
from eastwind.rules import RuleFaults, RuleSet
from eastwind.rules.compiled import Rules
from eastwind.server.game import chance
from eastwind.server.game.behind import Behind
from eastwind.server.game.clock import Later, Stopwatch, on_the_loop
from eastwind.server.game.continuing import batches_of, course_until, row_from
from eastwind.server.game.holds import Holds
from eastwind.server.game.idle import Idle
from eastwind.server.game.invitations import invitation_to
from eastwind.server.game.journal import Journal, read_match
from eastwind.server.game.kept import kept_of
from eastwind.server.game.lending import Lender
from eastwind.server.game.lobby import first_seats
from eastwind.server.game.memory import Rest
from eastwind.server.game.names import bot_names
from eastwind.server.game.not_yet import NOTHING_WAITS, NotYet, NotYetPlayed
from eastwind.server.game.players import BotSeat
from eastwind.server.game.publisher import Publisher
from eastwind.server.game.recovery import recovered
from eastwind.server.game.room import Room
from eastwind.server.game.seating import Seating
from eastwind.server.game.terms import Terms, new_code
from eastwind.server.game.watching import is_code, key_of, table_of, watch_of
from eastwind.server.store.rows import ProcessRow, ResultRow, SeatRow, TableRow
from eastwind.server.store.store import Store
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Invitation, SeatWish, TableOpened
from eastwind.server.wire.refusals import Refusal, no_such_code, no_such_table, wrong_token
from eastwind.server.wire.tables import TableWish
from eastwind.table import Phase
from eastwind.tiles.shuffle import commitment_of

_log: Final = logging.getLogger(__name__)
#: Tables by correspondence that are looked at in one go.
_DUE_AT_ONCE: Final = 200


class Rooms:
    """Tables of a server. Used from the server's event loop only."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        walls: chance.Walls,
        bots: Registry,
        clock: Callable[[], datetime],
        stopwatch: Stopwatch,
        idle: int,
        bot_seconds: float,
        timers: Later = on_the_loop,
        holds: Holds | None = None,
        not_yet: NotYet = NOTHING_WAITS,
        even_seconds: float = 0.0,
    ) -> None:
        """:param clock: the time now, with its zone; :param stopwatch: seconds from any moment on, for matches with a time limit;
        :param idle: number of unconnected tables kept in memory; :param bots: bots that may be asked to a table;
        :param bot_seconds: time for a move of a bot that is not compiled; :param timers: scheduler of later work;
        :param holds: the tables of several that are in this process's hand; None: there is no other process. :param not_yet: bots
        that cannot play before the engine is compiled; :param even_seconds: as in `Standing`.
        """
        self.store: Final = store
        self.publisher: Final = publisher
        self._walls: Final = walls
        self._bots: Final = bots
        self._bot_seconds: Final = bot_seconds
        self._clock: Final = clock
        self._stopwatch: Final = stopwatch
        self._rest: Final = Rest()
        self._timers: Final = self._rest.timers(timers)
        self._idle: Final = Idle(idle)
        self._holds: Final = holds
        if holds is not None:
            holds.lost = self._send_away
        self._rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._looking: Final[dict[str, asyncio.Task[None]]] = {}
        self._lender: Final = Lender()
        self._behind: Final = Behind(self._rooms, store)
        self._not_yet: Final = not_yet
        self._even_seconds: Final = even_seconds
        #: By table, what another process remembered that had it before.
        self._memory: Final[dict[str, Mapping[str, Any]]] = {}

    async def open(self, rules: RuleSet, wish: TableWish, language: str) -> TableOpened:
        """Open a table under a rule set for one person against bots or for several; the names of bots fit the language.

        The secret of the shuffle is drawn here and promised in the answer; the person's nonce comes with the first hello.

        :raises Refusal: if there are too many or too few bots, or unknown ones.
        """
        playing = RulesInUse.of(rules).seats
        if wish.persons > len(playing):
            raise Refusal(ErrorCode.MALFORMED, f"persons: {len(playing)} at most", f"{wish.persons}")
        left = len(playing) - wish.persons
        if len(wish.bots) != left:
            raise Refusal(ErrorCode.MALFORMED, f"bots: {left}, one for each other seat", f"{len(wish.bots)}")
        for level in wish.bots:
            self.check_level(level)
        token, secret = chance.new_token(), chance.new_secret()
        names = bot_names(wish.bots, [wish.name], language)
        bots = [SeatRow(level, name, None, "") for level, name in zip(wish.bots, names, strict=True)]
        opener = SeatRow(PERSON, wish.name, chance.token_hash(token), "")
        together = wish.persons > 1
        terms = Terms(
            wish.window,
            wish.help,
            language,
            watch=wish.watch if together else "none",
            # by correspondence everybody may be away
            away="wait" if wish.pace.endswith("d") else wish.away,
            stand_in_wins=wish.stand_in_wins,
            pace=wish.pace if together else "none",
            bank=0 if wish.pace == "none" or wish.pace.endswith("d") else wish.bank,
        )
        row = TableRow(
            id=chance.new_table_name(),
            opened=self._clock().isoformat(),
            ruleset=rules.canonical,
            digest=rules.digest,
            secret=secret,
            seats=first_seats(playing, wish.persons, opener, bots),
            code=new_code() if together else None,
            terms=terms.as_json() if together or wish.help != "coach" else None,
        )
        await self.store.create(row)
        return TableOpened(
            table=row.id, seat=playing[0], token=token, commitment=commitment_of(secret), code=row.letters
        )

    def check_level(self, level: str) -> None:
        """:raises Refusal: if no bot of this level is known, or it cannot play yet."""
        self._not_yet.check(level)
        if level not in self._bots.levels:
            raise Refusal(ErrorCode.MALFORMED, f"bots: each one of {', '.join(self._bots.levels)}", level)

    def open_in_the_house(self) -> list[Invitation]:
        """Return the tables at which a person waits for others, but for those whose letters were renewed to keep a person out."""
        return [invitation_to(room) for room in self._rooms.values() if room.waits_for_others]

    async def watched(self, code: str) -> Room:
        """Return a table at which one may watch without a seat.

        :param code: its six letters, or the key that a watcher has received.

        :raises Refusal: if there is none of this code, or it allows no watchers.
        """
        room = await (self.invited(code) if is_code(code) else self._watched_by(code))
        if watch_of(room.match) == "none":
            raise Refusal(ErrorCode.NOT_WATCHED, "a table at which others may look on", code)
        return room

    async def invited(self, code: str) -> Room:
        """:raises Refusal: if there is no table of these six letters whose match is not over."""
        table = await self.store.invited(code.upper())
        if table is None:
            raise no_such_code(code)
        room = await self.room(table)
        if room.is_over:
            # it was over before letters ended with the match, or that could not be kept
            await self.store.end_code(table)
            raise no_such_code(code)
        return room

    async def _watched_by(self, key: str) -> Room:
        """:raises Refusal: if this key was never given out."""
        if not key.isascii() or not key.isprintable():
            raise no_such_code(key)
        with contextlib.suppress(Refusal):
            room = await self.room(table_of(key))
            if hmac.compare_digest(key_of(room.match).encode(), key.encode()):
                return room
        raise no_such_code(key)

    async def take_seat(self, table: str, wish: SeatWish) -> TableOpened:
        """Seat an invited person.

        :raises Refusal: if the table is open to none, has begun, or the seat is not free.
        """
        room = await self.room(table)
        token = chance.new_token()
        seat = await room.take_seat(wish, chance.token_hash(token))
        seating = room.match.seating
        return TableOpened(table=table, seat=seat, token=token, commitment=seating.commitment, code=seating.row.letters)

    async def again(self, table: str, token: str) -> TableOpened:
        """Open a table at which a match that is over is played once more: the same players, walls and dice.

        :raises Refusal: if it is not over, several persons began it, or the token is of none of its seats.
        """
        seating, seat = await self._played_alone(table, token)
        new, place = chance.new_token(), seating.seated.seats.index(seat)
        seats = list(seating.before_the_dice())
        seats[place] = replace(seats[place], token_hash=chance.token_hash(new))
        old = seating.row
        row = TableRow(
            id=chance.new_table_name(),
            opened=self._clock().isoformat(),
            ruleset=old.ruleset,
            digest=old.digest,
            secret=old.secret,
            seats=tuple(seats),
            repeats=old.repeats or old.id,
        )
        await self.store.create(row)
        return TableOpened(table=row.id, seat=place, token=new, commitment=commitment_of(old.secret))

    async def play_on(self, table: str, token: str, hand: int, frame: int) -> TableOpened:
        """Open a table at which a match that is over goes on from one of the seat's own decisions, as if it had just been asked.

        :raises Refusal: if it is not over, the token is of none of its seats, or nothing was decided there.
        """
        seating, seat = await self._played_to_its_end(table, token)
        journal, results = await read_match(self.store, table), await self.store.results(table)
        return await self.open_from(journal, seating, results, seat, hand, frame)

    async def open_from(
        self, journal: Journal, seating: Seating, results: Sequence[ResultRow], seat: int, hand: int, frame: int
    ) -> TableOpened:
        """Open a table as `play_on` does for a match that was read from anywhere. `seat`: the seat of the decision.

        :raises Refusal: if nothing was decided there.
        """
        new = chance.new_token()
        course = await asyncio.to_thread(course_until, journal, seating, hand, frame, seat)
        opened = self._clock().isoformat()
        row = row_from(seating.row, chance.new_table_name(), opened, seat, chance.token_hash(new))
        await self.store.create(replace(row, first_dealer=None, rolls=None))
        for batch in batches_of(row, course, results):
            await self.store.append(row.id, batch)
        return TableOpened(table=row.id, seat=seat, token=new, commitment=seating.commitment)

    async def room(self, table: str) -> Room:
        """Return the table of a name, from memory or from the store.

        :raises Refusal: if there is none, or its rule set cannot be read any more.
        """
        room = self._rooms.get(table) or await self._loaded(table)
        if table in self._rooms:
            self._idle.note(table)
            if self._holds is not None and not self._holds.alone and not room.has_listeners:
                # nobody has told it what others have played
                await room.catch_up()
        return room

    async def elsewhere(self, table: str) -> ProcessRow | None:
        """Return the process that has a table of several in hand, where it is another one.

        :raises StoreError: if that cannot be looked up.
        """
        if self._holds is None or table in self._rooms:
            return None
        row = await self.store.table(table)
        return None if row is None or row.code is None else await self._holds.whereabouts(table)

    async def bury(self, process: ProcessRow) -> None:
        """Note that a process is known to be gone: its tables go on here, or at any process that is asked for them.

        :raises StoreError: if that cannot be stored.
        """
        if self._holds is not None:
            await self._holds.bury(process)

    def is_gone(self, process: ProcessRow) -> bool:
        """Return whether a process is taken for dead, or has ended."""
        return self._holds is not None and self._holds.is_gone(process)

    def is_here(self, room: Room) -> bool:
        """Return whether a table may be played at in this process. Where another one has it in hand it may be looked at."""
        return self._rooms.get(room.name) is room

    async def _played_alone(self, table: str, token: str) -> tuple[Seating, int]:
        """Return a match that is over and that one person began, and that person's seat.

        :raises Refusal: if it is none.
        """
        seating, seat = await self._played_to_its_end(table, token)
        if seating.of_several:
            raise Refusal(ErrorCode.NOT_ALONE, "a match that one person began, with bots", table)
        return seating, seat

    async def _played_to_its_end(self, table: str, token: str) -> tuple[Seating, int]:
        """Return a match that is over, and the seat that a token proves.

        :raises Refusal: if it is none.
        """
        room, seat = await self.seat(table, token)
        if room.match.dealt is None or room.match.table.phase is not Phase.MATCH_OVER:
            raise Refusal(ErrorCode.MATCH_NOT_OVER, "a match that is over", table)
        return room.match.seating, seat

    async def seat(self, table: str, token: str) -> tuple[Room, int]:
        """Return a table and the seat that a token proves there.

        :raises Refusal: if there is no such table or the token is of none of its seats.
        """
        room = await self.room(table)
        seat = room.match.seating.seat_of(token)
        if seat is None:
            raise wrong_token()
        return room, seat

    async def look_at_clocks(self, patience: float | None = None) -> None:
        """End the time of the matches whose time is over, and store how long the others have been played.

        One table's store may hang: after `patience` seconds it is left to itself, and not looked at again before it is done.
        """
        for name, room in [] if self._rest.has_begun else list(self._rooms.items()):
            # thousands of tables have no clock: nothing is begun for them
            if name not in self._looking and room.clock_runs:
                task = self._looking[name] = asyncio.ensure_future(_look_at_clock(room))
                task.add_done_callback(partial(self._looked, name))
        if self._looking:
            await asyncio.wait(list(self._looking.values()), timeout=patience)

    async def catch_up(self, versions: Mapping[str, int] | None) -> None:
        """Bring the tables here up to what other processes have played. `versions`: by table, None for all.

        :raises StoreError: if it cannot be looked up.
        """
        if self._rest.has_begun or (versions is None and self._holds is not None and self._holds.alone):
            return  # there is nobody who could have played
        await self._behind.look(versions)

    async def look_at_deadlines(self) -> None:
        """Do what is due at tables by correspondence, with or without persons present."""
        for name in await self.store.due(self._clock().isoformat(), _DUE_AT_ONCE):
            try:
                if self._holds is not None and await self._holds.whereabouts(name) is not None:
                    continue
                room = await self.room(name)
                if self._rest.has_begun:
                    return
                await room.look_at_deadline()
            except NotYetPlayed:
                continue  # it is done when the engine is compiled
            except Exception:  # noqa: BLE001 — the other tables go on
                _log.exception("what is due at table %s could not be done; it will be tried again", name)

    async def forget_unseated(self, seconds: float) -> None:
        """Drop the tables that were opened more than `seconds` ago and that no person has sat down at."""
        if self._rest.has_begun:
            return
        before = (self._clock() - timedelta(seconds=seconds)).isoformat()
        for name, room in list(self._rooms.items()):
            seating = room.match.seating
            if not seating.begun and seating.row.opened < before and not self._in_use(name):
                del self._rooms[name]
                self._idle.forget(name)
        await self.store.forget_unseated(before)

    @property
    def in_memory(self) -> int:
        """Number of tables held in memory."""
        return len(self._rooms)

    async def leave_hold(self) -> None:
        """Free the tables of several that are in this process's hand."""
        if self._holds is not None:
            await self._holds.leave()

    async def _send_away(self) -> None:
        """Dismiss all from the tables of several: their clients reconnect, and find the process that has the table in hand."""
        for name, room in [
            (name, room) for name, room in self._rooms.items() if room.match.seating.row.code is not None
        ]:
            self._rooms.pop(name, None)
            self._idle.forget(name)
            await room.send_away()

    # --- given over to another process -----------------------------------------------------------------------------------

    def rests(self) -> bool:
        """Stop all work that starts by itself if nothing is under way at any table; return whether that is so.

        The caller has to keep away what comes from outside.
        """
        is_busy = self._loading or self._looking or self._behind.under_way
        if is_busy or not all(room.memory.is_quiet for room in self._rooms.values()):
            return False
        self._rest.has_begun = True
        return True

    async def remembered(self) -> dict[str, dict[str, Any]]:
        """Return by table what is stored nowhere but in the memory of this process."""
        return {name: await room.memory.told() for name, room in self._rooms.items()}

    def views_told(self) -> dict[str, list[str]]:
        """Return by table the whole views that all listeners there have by now."""
        return {name: room.memory.views() for name, room in self._rooms.items() if room.has_listeners}

    def recall(self, memory: Mapping[str, Mapping[str, Any]]) -> None:
        """Take over, by table, what the process remembered that had the tables before."""
        self._memory.update(memory)

    async def come_to_rest(self, patience: float) -> None:
        """Wait for what is under way. `patience`: seconds that it may take."""
        tasks = [
            *self._looking.values(),
            *self._behind.under_way,
            *(task for room in self._rooms.values() for task in room.under_way),
        ]
        if tasks:
            await asyncio.wait(tasks, timeout=patience)

    async def close(self, patience: float) -> None:
        """Wait for what is under way, and then close the store. `patience`: seconds that it may take."""
        await self.come_to_rest(patience)
        await self.store.close()

    async def _loaded(self, table: str) -> Room:
        """Load a table from the store. Callers that ask for it meanwhile wait for the same load."""
        if table not in self._loading:
            task = self._loading[table] = asyncio.ensure_future(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise no_such_table(table)
        for seat in row.seats:
            self._not_yet.check(seat.player)
        try:
            match = await recovered(self.store, row)
            watches = self._stopwatch, self._clock, self._timers, await kept_of(table, self.store)
            seat_bot = partial(self._seat_bot, match.seating.rules)
            room = Room(match, self.store, self.publisher, self._walls, seat_bot, *watches, self._even_seconds)
            if (memory := self._memory.pop(table, None)) is not None:
                room.memory.take(memory)
        except RuleFaults as faults:
            # kept by another version, whose rule sets said less or more
            raise Refusal(ErrorCode.NO_SUCH_TABLE, "a table whose rule set this version can read", table) from faults
        if self._holds is None or row.code is None or await self._holds.whereabouts(table) is None:
            self._rooms[table] = room
            self._idle.note(table)
            for name in self._idle.let_go(self._in_use):
                del self._rooms[name]
        return room

    def _seat_bot(self, rules: Rules, level: str) -> BotSeat:
        self._lender.seat(level, rules)
        return BotSeat(self._bots, level, self._bot_seconds)

    def _looked(self, name: str, _: asyncio.Task[None]) -> None:
        del self._looking[name]

    def _in_use(self, name: str) -> bool:
        """Return whether a client is connected to a table, or something is done at it."""
        room = self._rooms[name]
        return bool(room.listened_to or room.watchers or room.clock_runs or room.under_way or name in self._looking)


async def _look_at_clock(room: Room) -> None:
    try:
        await room.look_at_clock()
    except Exception:  # noqa: BLE001 — the other tables go on
        _log.exception("the clock of table %s could not be looked at; it will be tried again", room.name)

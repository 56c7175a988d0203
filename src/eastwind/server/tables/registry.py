"""All tables of a server: opened, found, and kept in memory while they are played at."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any, Final

from eastwind.bots import Registry
from eastwind.explain import RulesInUse
from eastwind.match import seating as match_seating
from eastwind.match.entries import ResultEntry
from eastwind.match.journal import Journal
from eastwind.record.lines import PERSON
from eastwind.rules import RuleFaults, RuleSet
from eastwind.rules.compiled import Rules
from eastwind.server.cluster.ownership import Ownership
from eastwind.server.cluster.publisher import Publisher
from eastwind.server.match import chance
from eastwind.server.match.loading import read_match
from eastwind.server.match.recovery import recovered
from eastwind.server.match.seating import Seating
from eastwind.server.match.table_settings import TableSettings, new_code
from eastwind.server.store.rows import ProcessRow, SeatRow, TableRow
from eastwind.server.store.store import Store
from eastwind.server.tables.bot_names import bot_names
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.tables.catch_up import CatchUps
from eastwind.server.tables.deferred_bots import NOTHING_WAITS, NotYet, NotYetPlayed
from eastwind.server.tables.effect_loop import TableServices
from eastwind.server.tables.fork_match import batches_of, course_until, row_from
from eastwind.server.tables.handover import Rest
from eastwind.server.tables.idle import Idle
from eastwind.server.tables.invitations import invitation_to
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.tables.lobby import first_seats
from eastwind.server.tables.net_lookup import NetLookup
from eastwind.server.tables.spectators import is_code, key_of, table_of, watch_of
from eastwind.server.tables.stored_state import read_stored_state
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Invitation, SeatWish, TableOpened
from eastwind.server.wire.refusals import Refusal, no_such_code, no_such_table, wrong_token
from eastwind.server.wire.tables import TableWish
from eastwind.table import Phase
from eastwind.tiles.shuffle import commitment_of

_log: Final = logging.getLogger(__name__)
#: Tables by correspondence that are looked at in one go.
_DUE_AT_ONCE: Final = 200


class TableRegistry:
    """Tables of a server. Used from the server's event loop only."""

    def __init__(
        self,
        services: TableServices,
        bots: Registry,
        idle: int,
        bot_seconds: float,
        ownership: Ownership | None = None,
        not_yet: NotYet = NOTHING_WAITS,
    ) -> None:
        """:param bots: bots that may be asked to a table; :param idle: number of unconnected tables kept in memory;
        :param bot_seconds: time for a move of a bot that is not compiled; :param ownership: of tables of several by this process;
        None: there is no other process. :param not_yet: bots that cannot play before the engine is compiled.
        """
        self._rest: Final = Rest()
        world = replace(services.world, timers=self._rest.timers(services.world.timers))
        self._services: Final = replace(services, world=world)
        self._bots: Final = bots
        self._bot_seconds: Final = bot_seconds
        self._idle: Final = Idle(idle)
        self._ownership: Final = ownership
        self._live_tables: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._looking: Final[dict[str, asyncio.Task[None]]] = {}
        self._lender: Final = NetLookup()
        self._catch_ups: Final = CatchUps(self._live_tables, services.store)
        self._not_yet: Final = not_yet
        #: By table, what another process remembered that had it before.
        self._handed_over: Final[dict[str, Mapping[str, Any]]] = {}

    @property
    def store(self) -> Store:
        return self._services.store

    @property
    def publisher(self) -> Publisher:
        return self._services.publisher

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
        bots = [SeatRow(level, name) for level, name in zip(wish.bots, names, strict=True)]
        opener = SeatRow(PERSON, wish.name, token_hash=chance.token_hash(token))
        together = wish.persons > 1
        pace = wish.pace if together else "none"
        by_days = pace.endswith("d")
        table_settings = TableSettings(
            wish.window,
            wish.help,
            language,
            watch=wish.watch if together else "none",
            # by correspondence everybody may be away
            away="wait" if by_days else wish.away,
            stand_in_wins=wish.stand_in_wins,
            pace=pace,
            bank=0 if pace == "none" or by_days else wish.bank,
        )
        row = TableRow(
            id=chance.new_table_name(),
            opened=self._services.world.clock().isoformat(),
            ruleset=rules.canonical,
            digest=rules.digest,
            secret=secret,
            seats=first_seats(playing, wish.persons, opener, bots),
            code=new_code() if together else None,
            terms=table_settings.as_json() if together or wish.help != "coach" else None,
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
        return [invitation_to(live_table) for live_table in self._live_tables.values() if live_table.waits_for_others]

    async def watched(self, code: str) -> LiveTable:
        """Return a table at which one may watch without a seat.

        :param code: its six letters, or the key that a watcher has received.

        :raises Refusal: if there is none of this code, or it allows no watchers.
        """
        live_table = await (self.invited(code) if is_code(code) else self._watched_by(code))
        if watch_of(live_table.match) == "none":
            raise Refusal(ErrorCode.NOT_WATCHED, "a table at which others may look on", code)
        return live_table

    async def invited(self, code: str) -> LiveTable:
        """:raises Refusal: if there is no table of these six letters whose match is not over."""
        table = await self.store.invited(code.upper())
        if table is None:
            raise no_such_code(code)
        live_table = await self.live_table(table)
        if live_table.is_over:
            # it was over before letters ended with the match, or that could not be kept
            await self.store.end_code(table)
            raise no_such_code(code)
        return live_table

    async def _watched_by(self, key: str) -> LiveTable:
        """:raises Refusal: if this key was never given out."""
        if not key.isascii() or not key.isprintable():
            raise no_such_code(key)
        with contextlib.suppress(Refusal):
            live_table = await self.live_table(table_of(key))
            if hmac.compare_digest(key_of(live_table.match).encode(), key.encode()):
                return live_table
        raise no_such_code(key)

    async def take_seat(self, table: str, wish: SeatWish) -> TableOpened:
        """Seat an invited person.

        :raises Refusal: if the table is open to none, has begun, or the seat is not free.
        """
        live_table = await self.live_table(table)
        token = chance.new_token()
        seat = await live_table.take_seat(wish, chance.token_hash(token))
        seating = live_table.match.seating
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
            opened=self._services.world.clock().isoformat(),
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
        self,
        journal: Journal,
        seating: match_seating.Seating,
        results: Sequence[ResultEntry],
        seat: int,
        hand: int,
        frame: int,
    ) -> TableOpened:
        """Open a table as `play_on` does for a match that was read from anywhere. `seat`: the seat of the decision.

        :raises Refusal: if nothing was decided there.
        """
        new = chance.new_token()
        course = await asyncio.to_thread(course_until, journal, seating, hand, frame, seat)
        opened = self._services.world.clock().isoformat()
        row = row_from(seating, chance.new_table_name(), opened, seat, chance.token_hash(new))
        await self.store.create(replace(row, first_dealer=None, rolls=None))
        for batch in batches_of(row, course, results):
            await self.store.append(row.id, batch)
        return TableOpened(table=row.id, seat=seat, token=new, commitment=seating.commitment)

    async def live_table(self, table: str) -> LiveTable:
        """Return the table of a name, from memory or from the store.

        :raises Refusal: if there is none, or its rule set cannot be read any more.
        """
        live_table = self._live_tables.get(table) or await self._loaded(table)
        if table in self._live_tables:
            self._idle.note(table)
            if self._ownership is not None and not self._ownership.alone and not live_table.has_listeners:
                # nobody has told it what others have played
                await live_table.catch_up()
        return live_table

    async def elsewhere(self, table: str) -> ProcessRow | None:
        """Return the process that has a table of several in hand, where it is another one.

        :raises StoreError: if that cannot be looked up.
        """
        if self._ownership is None or table in self._live_tables:
            return None
        row = await self.store.table(table)
        return None if row is None or row.code is None else await self._ownership.whereabouts(table)

    async def remove_process(self, process: ProcessRow) -> None:
        """Note that a process is known to be gone: its tables go on here, or at any process that is asked for them.

        :raises StoreError: if that cannot be stored.
        """
        if self._ownership is not None:
            await self._ownership.remove_process(process)

    def is_gone(self, process: ProcessRow) -> bool:
        """Return whether a process is taken for dead, or has ended."""
        return self._ownership is not None and self._ownership.is_gone(process)

    def is_here(self, live_table: LiveTable) -> bool:
        """Return whether a table may be played at in this process. Where another one has it in hand it may be looked at."""
        return self._live_tables.get(live_table.name) is live_table

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
        live_table, seat = await self.seat(table, token)
        if live_table.match.dealt is None or live_table.match.table.phase is not Phase.MATCH_OVER:
            raise Refusal(ErrorCode.MATCH_NOT_OVER, "a match that is over", table)
        return live_table.match.seating, seat

    async def seat(self, table: str, token: str) -> tuple[LiveTable, int]:
        """Return a table and the seat that a token proves there.

        :raises Refusal: if there is no such table or the token is of none of its seats.
        """
        live_table = await self.live_table(table)
        seat = live_table.match.seating.seat_of(token)
        if seat is None:
            raise wrong_token()
        return live_table, seat

    async def look_at_clocks(self, patience: float | None = None) -> None:
        """End the time of the matches whose time is over, and store how long the others have been played.

        One table's store may hang: after `patience` seconds it is left to itself, and not looked at again before it is done.
        """
        for name, live_table in [] if self._rest.has_begun else list(self._live_tables.items()):
            # thousands of tables have no clock: nothing is begun for them
            if name not in self._looking and live_table.clock_runs:
                task = self._looking[name] = asyncio.ensure_future(_look_at_clock(live_table))
                task.add_done_callback(partial(self._looked, name))
        if self._looking:
            await asyncio.wait(list(self._looking.values()), timeout=patience)

    async def catch_up(self, versions: Mapping[str, int] | None) -> None:
        """Bring the tables here up to what other processes have played. `versions`: by table, None for all.

        :raises StoreError: if it cannot be looked up.
        """
        if self._rest.has_begun or (versions is None and self._ownership is not None and self._ownership.alone):
            return  # there is nobody who could have played
        await self._catch_ups.look(versions)

    async def look_at_deadlines(self) -> None:
        """Do what is due at tables by correspondence, with or without persons present."""
        for name in await self.store.due(self._services.world.clock().isoformat(), _DUE_AT_ONCE):
            try:
                if self._ownership is not None and await self._ownership.whereabouts(name) is not None:
                    continue
                live_table = await self.live_table(name)
                if self._rest.has_begun:
                    return
                await live_table.look_at_deadline()
            except NotYetPlayed:
                continue  # it is done when the engine is compiled
            except Exception:  # noqa: BLE001 — the other tables go on
                _log.exception("deadline of table %s not carried out; trying again", name)

    async def forget_unseated(self, seconds: float) -> None:
        """Drop the tables that were opened more than `seconds` ago and that no person has sat down at."""
        if self._rest.has_begun:
            return
        before = (self._services.world.clock() - timedelta(seconds=seconds)).isoformat()
        for name, live_table in list(self._live_tables.items()):
            seating = live_table.match.seating
            if not seating.begun and seating.row.opened < before and not self._in_use(name):
                del self._live_tables[name]
                self._idle.forget(name)
        await self.store.forget_unseated(before)

    @property
    def in_memory(self) -> int:
        """Number of tables held in memory."""
        return len(self._live_tables)

    async def leave_hold(self) -> None:
        """Free the tables of several that are in this process's hand."""
        if self._ownership is not None:
            await self._ownership.leave()

    async def send_away(self) -> None:
        """Dismiss all from the tables of several: their clients reconnect, and find the process that has the table in hand."""
        for name, live_table in [
            (name, live_table)
            for name, live_table in self._live_tables.items()
            if live_table.match.seating.row.code is not None
        ]:
            self._live_tables.pop(name, None)
            self._idle.forget(name)
            await live_table.send_away()

    # --- given over to another process -----------------------------------------------------------------------------------

    def rests(self) -> bool:
        """Stop all work that starts by itself if nothing is under way at any table; return whether that is so.

        The caller has to keep away what comes from outside.
        """
        is_busy = self._loading or self._looking or self._catch_ups.under_way
        if is_busy or not all(live_table.handover.is_quiet for live_table in self._live_tables.values()):
            return False
        self._rest.has_begun = True
        return True

    async def remembered(self) -> dict[str, dict[str, Any]]:
        """Return by table what is stored nowhere but in the memory of this process."""
        return {name: await live_table.handover.told() for name, live_table in self._live_tables.items()}

    def views_told(self) -> dict[str, list[str]]:
        """Return by table the whole views that all listeners there have by now."""
        return {
            name: live_table.handover.views()
            for name, live_table in self._live_tables.items()
            if live_table.has_listeners
        }

    def recall(self, memory: Mapping[str, Mapping[str, Any]]) -> None:
        """Take over, by table, what the process remembered that had the tables before."""
        self._handed_over.update(memory)

    async def come_to_rest(self, patience: float) -> None:
        """Wait for what is under way. `patience`: seconds that it may take."""
        tasks = [
            *self._looking.values(),
            *self._catch_ups.under_way,
            *(task for live_table in self._live_tables.values() for task in live_table.under_way),
        ]
        if tasks:
            await asyncio.wait(tasks, timeout=patience)

    async def close(self, patience: float) -> None:
        """Wait for what is under way, and then close the store. `patience`: seconds that it may take."""
        await self.come_to_rest(patience)
        await self.store.close()

    async def _loaded(self, table: str) -> LiveTable:
        """Load a table from the store. Callers that ask for it meanwhile wait for the same load."""
        if table not in self._loading:
            task = self._loading[table] = asyncio.ensure_future(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise no_such_table(table)
        for seat in row.seats:
            self._not_yet.check(seat.player)
        try:
            match = await recovered(self.store, row)
            stored = await read_stored_state(table, self.store)
            live_table = LiveTable(match, self._services, partial(self._seat_bot, match.seating.rules), stored)
            if (memory := self._handed_over.pop(table, None)) is not None:
                live_table.handover.take(memory)
        except RuleFaults as faults:
            # kept by another version, whose rule sets said less or more
            raise Refusal(ErrorCode.NO_SUCH_TABLE, "a table whose rule set this version can read", table) from faults
        if self._ownership is None or row.code is None or await self._ownership.whereabouts(table) is None:
            self._live_tables[table] = live_table
            self._idle.note(table)
            for name in self._idle.let_go(self._in_use):
                del self._live_tables[name]
        return live_table

    def _seat_bot(self, rules: Rules, level: str) -> BotSeat:
        self._lender.seat(level, rules)
        return BotSeat(self._bots, level, self._bot_seconds)

    def _looked(self, name: str, _: asyncio.Task[None]) -> None:
        del self._looking[name]

    def _in_use(self, name: str) -> bool:
        """Return whether a client is connected to a table, or something is done at it."""
        live_table = self._live_tables[name]
        return bool(
            live_table.listened_to
            or live_table.watchers
            or live_table.clock_runs
            or live_table.under_way
            or name in self._looking
        )


async def _look_at_clock(live_table: LiveTable) -> None:
    try:
        await live_table.look_at_clock()
    except Exception:  # noqa: BLE001 — the other tables go on
        _log.exception("clock of table %s not looked at; trying again", live_table.name)

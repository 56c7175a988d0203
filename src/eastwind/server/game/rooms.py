"""All tables of a server: opens them, finds them, keeps in memory those that are played at."""

import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from eastwind.bots import Registry
from eastwind.record.lines import NOBODY, PERSON
from eastwind.rules import RuleFaults, RuleSet, compile_rules
from eastwind.server.game import chance
from eastwind.server.game.clock import Stopwatch
from eastwind.server.game.players import BotSeat
from eastwind.server.game.room import Room
from eastwind.server.game.seating import Seating
from eastwind.server.store.sqlite import SeatRow, Store, TableRow
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import NewTable, TableOpened
from eastwind.server.wire.refusals import Refusal, no_such_table, wrong_token
from eastwind.table.table import seats_of
from eastwind.tiles.shuffle import commitment_of
from eastwind.words import text

#: The person who opens a table against bots sits here.
FIRST_SEAT: Final = 0


@dataclass(slots=True)
class Rooms:
    """The tables. Used from the server's event loop only.

    :ivar clock: the time now, with its zone; :ivar stopwatch: seconds from any moment on, for matches with a time limit;
    :ivar bots: who may be asked to a table; :ivar bot_seconds: how long one that is not compiled may think.
    :ivar idle: tables kept in memory though nobody is connected to them.
    """

    store: Store
    walls: chance.Walls
    bots: Registry
    clock: Callable[[], datetime]
    stopwatch: Stopwatch
    idle: int
    bot_seconds: float
    _rooms: OrderedDict[str, Room] = field(default_factory=OrderedDict, init=False)

    def open(self, rules: RuleSet, wish: NewTable, language: str) -> TableOpened:
        """Opens a table under a rule set for one person against bots, whose names fit the language.

        The secret of the shuffle is drawn here and promised in the answer; the person's nonce comes with the first hello.

        :raises Refusal: if there are too many or too few bots, or some that nobody knows.
        """
        others = seats_of(compile_rules(rules))[1:]
        if len(wish.bots) != len(others):
            raise Refusal(ErrorCode.MALFORMED, f"bots: {len(others)}, one for each other seat", f"{len(wish.bots)}")
        for level in wish.bots:
            if level not in self.bots.levels:
                raise Refusal(ErrorCode.MALFORMED, f"bots: each one of {', '.join(self.bots.levels)}", level)
        token, secret = chance.new_token(), chance.new_secret()
        known = [name.strip() for name in text(language, "bot-names").split(",")]
        names = chance.choose_names(known, len(others), wish.name)
        seats = [SeatRow(NOBODY, "", None, "")] * 4
        seats[FIRST_SEAT] = SeatRow(PERSON, wish.name, chance.token_hash(token), "")
        for seat, level, name in zip(others, wish.bots, names, strict=True):
            seats[seat] = SeatRow(level, name, None, "")
        row = TableRow(
            id=chance.new_table_name(),
            opened=self.clock().isoformat(),
            ruleset=json.dumps(rules.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":")),
            digest=rules.digest,
            secret=secret,
            seats=tuple(seats),
        )
        self.store.create(row)
        return TableOpened(table=row.id, seat=FIRST_SEAT, token=token, commitment=commitment_of(secret))

    def room(self, table: str) -> Room:
        """The table of a name, from memory or from the store.

        :raises Refusal: if there is none, or its rule set cannot be read any more.
        """
        room = self._rooms.get(table)
        if room is None:
            row = self.store.table(table)
            if row is None:
                raise no_such_table(table)
            try:
                room = Room(Seating(row), self.store, self.walls, self._seat_bot, self.stopwatch)
            except RuleFaults as faults:
                # kept by another version, whose rule sets said less or more
                raise Refusal(
                    ErrorCode.NO_SUCH_TABLE, "a table whose rule set this version can read", table
                ) from faults
            self._rooms[table] = room
            self._forget_idle(room)
        self._rooms.move_to_end(table)
        return room

    def seat(self, table: str, token: str) -> tuple[Room, int]:
        """A table and the seat that a token proves there.

        :raises Refusal: if there is no such table or the token is of none of its seats.
        """
        room = self.room(table)
        seat = room.seating.seat_of(token)
        if seat is None:
            raise wrong_token()
        return room, seat

    def look_at_clocks(self) -> None:
        """Ends the time of the matches that it is over for, and keeps how long the others have been played."""
        for room in list(self._rooms.values()):
            room.look_at_clock()

    def _seat_bot(self, level: str) -> BotSeat:
        return BotSeat(self.bots, level, self.bot_seconds)

    def _forget_idle(self, but: Room) -> None:
        """Lets go of the tables that nobody has looked at for longest and nobody is connected to."""
        idle = [name for name, room in self._rooms.items() if not room.listened_to and room is not but]
        for name in idle[: max(len(idle) - self.idle, 0)]:
            del self._rooms[name]

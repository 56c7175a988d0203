"""All tables of a server: opens them, finds them, keeps in memory those that are played at."""

import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from eastwind.rules import RuleFaults, RuleSet, available, load_preset
from eastwind.server import chance
from eastwind.server.players import Players
from eastwind.server.protocol import NewTable, TableOpened
from eastwind.server.refusals import Refusal, no_such_table, wrong_token
from eastwind.server.room import Room
from eastwind.server.seating import PERSON, Seating
from eastwind.server.store import SeatRow, Store, TableRow
from eastwind.tiles.shuffle import commitment_of
from eastwind.words import text

#: The person who opens a table against bots sits here.
FIRST_SEAT: Final = 0


def rule_set(name: str, options: dict[str, str | int | bool]) -> RuleSet:
    """A preset with its options.

    :raises Refusal: that names every fault.
    """
    if name not in available():
        raise Refusal("malformed", f"a rule set: one of {', '.join(available())}", name)
    try:
        return load_preset(name, options)
    except RuleFaults as faults:
        expected = "; ".join(f"{fault.key}: {fault.expected}" for fault in faults.faults)
        raise Refusal(
            "malformed", expected, "; ".join(f"{fault.key}: {fault.found}" for fault in faults.faults)
        ) from faults


@dataclass(slots=True)
class Rooms:
    """The tables. Used from the server's event loop only.

    :ivar clock: the time now, with its zone; :ivar idle: tables kept in memory though nobody is connected to them.
    """

    store: Store
    walls: chance.Walls
    players: Players
    clock: Callable[[], datetime]
    idle: int
    _rooms: OrderedDict[str, Room] = field(default_factory=OrderedDict, init=False)

    def open(self, wish: NewTable, language: str) -> TableOpened:
        """Opens a table for one person against three bots, whose names fit the language.

        The secret of the shuffle is drawn here and promised in the answer; the person's nonce comes with the first hello.

        :raises Refusal: if there is no such rule set, or its options cannot be so.
        """
        rules = rule_set(wish.rules, wish.options)
        token, secret = chance.new_token(), chance.new_secret()
        names = chance.choose_names([name.strip() for name in text(language, "bot-names").split(",")], 3, wish.name)
        person = SeatRow(PERSON, wish.name, chance.token_hash(token), "")
        bots = [SeatRow(level, name, None, "") for level, name in zip(wish.bots, names, strict=True)]
        row = TableRow(
            id=chance.new_table_name(),
            opened=self.clock().isoformat(),
            ruleset=json.dumps(rules.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":")),
            digest=rules.digest,
            secret=secret,
            seats=(person, *bots),
        )
        self.store.create(row)
        return TableOpened(table=row.id, seat=FIRST_SEAT, token=token, commitment=commitment_of(secret))

    def room(self, table: str) -> Room:
        """The table of a name, from memory or from the store.

        :raises Refusal: if there is none.
        """
        room = self._rooms.get(table)
        if room is None:
            row = self.store.table(table)
            if row is None:
                raise no_such_table(table)
            room = self._rooms[table] = Room(Seating(row), self.store, self.walls, self.players)
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

    def _forget_idle(self, but: Room) -> None:
        """Lets go of the tables that nobody has looked at for longest and nobody is connected to."""
        idle = [name for name, room in self._rooms.items() if not room.listened_to and room is not but]
        for name in idle[: max(len(idle) - self.idle, 0)]:
            del self._rooms[name]

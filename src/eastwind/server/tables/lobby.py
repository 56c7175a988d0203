"""Persons present at a table of several before its first deal.

The seats of persons are stored; their presence and readiness are not: a person who comes back says it again.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from eastwind.record.lines import NOBODY, PERSON
from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match.seating import Seating
from eastwind.server.match.table_settings import new_code, table_settings_from
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.tables.bot_names import bot_names
from eastwind.server.wire import company
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, no_such_code, wrong_token

FREE = SeatRow(PERSON, "")


def is_free(seat: SeatRow) -> bool:
    """Return whether a person may still sit down at a seat."""
    return seat.player == PERSON and seat.token_hash is None


def invited_seats(seats: tuple[SeatRow, ...]) -> list[company.InvitedSeat]:
    """Return the places of a table, as an invited person receives them."""
    return [
        company.InvitedSeat(seat=place, player=seat.player, name=seat.name, free=is_free(seat))
        for place, seat in enumerate(seats)
    ]


def taking(row: TableRow, wish: company.SeatWish, token_hash: bytes) -> tuple[TableRow, int]:
    """Return a table once a person has sat down at it, and their place.

    :raises Refusal: if the letters are not the table's where they are needed, the match has begun, or there is no such seat to be
        had.
    """
    needed = row.terms is not None and table_settings_from(row.terms).unlisted
    if (needed or wish.code) and wish.code.upper() != row.code:
        raise no_such_code(wish.code)
    if row.first_dealer is not None:
        raise Refusal(ErrorCode.BEGUN, "a table whose first hand is not dealt yet", row.id)
    free = [place for place, seat in enumerate(row.seats) if is_free(seat)]
    if not free:
        raise Refusal(ErrorCode.TABLE_FULL, "a table with a free seat", row.id)
    place = free[0] if wish.seat is None else wish.seat
    if place not in free:
        raise _seat_taken(free, place)
    return replace(row, seats=_with(row.seats, {place: SeatRow(PERSON, wish.name, token_hash=token_hash)})), place


@dataclass(slots=True)
class TableLobby:
    """Persons who have come, by place."""

    _listening: dict[int, list[Subscriber]] = field(default_factory=dict)
    _nonces: dict[int, str] = field(default_factory=dict)
    _ready: set[int] = field(default_factory=set)

    @property
    def here(self) -> frozenset[int]:
        return frozenset(place for place, there in self._listening.items() if there)

    def enter(self, place: int, nonce: str, subscriber: Subscriber) -> None:
        """Enter a person's hello. Their share in the shuffle is the first that they send."""
        self._listening.setdefault(place, []).append(subscriber)
        if not self._nonces.get(place):
            self._nonces[place] = nonce

    def leave(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber; return whether it was here."""
        for there in self._listening.values():
            if subscriber in there:
                there.remove(subscriber)
                return True
        return False

    def listeners(self) -> Iterator[tuple[int, Subscriber]]:
        """Return all listeners, with their places."""
        for place, there in self._listening.items():
            for subscriber in there:
                yield place, subscriber

    def place_of(self, subscriber: Subscriber) -> int:
        """Return the place of a subscriber, who may have moved since asking.

        :raises Refusal: if the subscriber has no place any more, having been removed.
        """
        for place, there in self._listening.items():
            if subscriber in there:
                return place
        raise wrong_token()

    def say_ready(self, place: int, *, ready: bool) -> None:
        (self._ready.add if ready else self._ready.discard)(place)

    def freed(self, seating: Seating, by: int, wish: company.Remove) -> TableRow:
        """Return the table once its opener has removed a person: that seat is free, and there are new letters.

        :raises Refusal: if another person asks for it, or the person meant does not sit there.
        """
        place = wish.seat
        if by != _opener(seating):
            raise Refusal(ErrorCode.NOT_OPENER, "to leave that to who opened the table", f"remove {place}")
        row, table_settings = seating.row, seating.table_settings
        found = row.seats[place]
        is_meant = wish.name is None or wish.name == found.name
        if place == by or found.player != PERSON or is_free(found) or not is_meant or table_settings is None:
            raise Refusal(ErrorCode.NOBODY_THERE, "the seat of another person", f"remove {place}")
        seats = _with(row.seats, {place: FREE})
        return replace(row, seats=seats, code=new_code(), terms=replace(table_settings, unlisted=True).as_json())

    @property
    def remembered(self) -> dict[str, object]:
        """Memory that is stored nowhere else, in the form of JSON."""
        return {"ready": sorted(self._ready), "nonces": sorted(self._nonces.items())}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over what the process remembered that had the table before."""
        self._ready.update(memory["ready"])
        self._nonces.update((int(place), str(nonce)) for place, nonce in memory["nonces"])

    def remove(self, place: int) -> list[Subscriber]:
        """Free a seat and forget what its person has said; return its former listeners."""
        self._ready.discard(place)
        self._nonces.pop(place, None)
        return self._listening.pop(place, [])

    def moved(self, seating: Seating, place: int, to: int) -> TableRow:
        """Return the table once a person has gone to another seat.

        :raises Refusal: if it is not free.
        """
        row = seating.row
        if not is_free(row.seats[to]):
            raise _seat_taken([number for number, seat in enumerate(row.seats) if is_free(seat)], to)
        table_settings = seating.table_settings
        if table_settings is not None and table_settings.opener == place:
            row = replace(row, terms=replace(table_settings, opener=to).as_json())
        return replace(row, seats=_with(row.seats, {place: FREE, to: row.seats[place]}))

    def move(self, place: int, to: int) -> None:
        """Move a person to another seat, with all that they have said."""
        self._listening[to] = self._listening.pop(place, [])
        self._nonces[to] = self._nonces.pop(place, "")
        if place in self._ready:
            self._ready.remove(place)
            self._ready.add(to)

    def told(self, seating: Seating, you: int) -> str:
        """Return the state of the lobby as a message to a seat."""
        here, opener = self.here, _opener(seating)
        seats = [
            company.LobbySeat(
                seat=place,
                player=seat.player,
                name=seat.name,
                free=is_free(seat),
                here=place in here,
                ready=place in self._ready,
            )
            for place, seat in enumerate(seating.seats)
        ]
        may_begin = opener in here and not self._waited_for(opener)
        # somebody may sit at several seats: new letters keep out nobody who hears them at another one
        knows = you == opener or not (seating.table_settings and seating.table_settings.unlisted)
        return company.Lobby(
            you=you,
            opener=opener,
            may_begin=may_begin,
            code=seating.row.code or "" if knows else "",
            first_east=seating.first_east,
            seats=seats,
        ).model_dump_json()

    def begun_by(self, place: int, seating: Seating, wish: company.Begin) -> tuple[Seating, Mapping[int, str]]:
        """Return the table as it begins, bots where a friend is missing; and the persons' shares in the shuffle, by place.

        :raises Refusal: if another person opened it, or a person who is there is not ready and is not to be begun without.
        """
        if place != _opener(seating):
            raise Refusal(ErrorCode.NOT_OPENER, "to wait for who opened the table", "begin")
        if not all(_goes_without(wish, number, seating.seats[number].name) for number in self._waited_for(place)):
            raise Refusal(ErrorCode.NOT_READY, "everybody who is there to be ready", "begin")
        playing = self._ready | {place}
        missing = [
            number for number, seat in enumerate(seating.seats) if seat.player == PERSON and number not in playing
        ]
        names = [seat.name for number, seat in enumerate(seating.seats) if number not in missing and seat.name]
        language = seating.table_settings.language if seating.table_settings else "en"
        found = bot_names([wish.level] * len(missing), names, language)
        bots = {number: SeatRow(wish.level, name) for number, name in zip(missing, found, strict=True)}
        row = replace(seating.row, seats=_with(seating.seats, bots))
        return Seating(row), {number: self._nonces.get(number, "") for number in playing}

    def _waited_for(self, opener: int) -> frozenset[int]:
        return self.here - self._ready - {opener}


def _opener(seating: Seating) -> int:
    return seating.table_settings.opener if seating.table_settings else 0


def _goes_without(wish: company.Begin, place: int, name: str) -> bool:
    """Return whether a match may begin without a person who is there and not ready."""
    named = wish.without
    return wish.anyway and (named is None or any((one.seat, one.name) == (place, name) for one in named))


def _with(seats: tuple[SeatRow, ...], changed: Mapping[int, SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(changed.get(place, seat) for place, seat in enumerate(seats))


def _seat_taken(free: list[int], place: int) -> Refusal:
    return Refusal(ErrorCode.SEAT_TAKEN, f"a free seat: {', '.join(map(str, free)) or 'none is left'}", str(place))


def first_seats(playing: tuple[int, ...], persons: int, opener: SeatRow, bots: list[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the places of a new table: the opener on the first, then those that persons may take, then bots."""
    seats = [SeatRow(NOBODY, "")] * 4
    rows = [opener, *[FREE] * (persons - 1), *bots]
    for place, row in zip(playing, rows, strict=True):
        seats[place] = row
    return tuple(seats)

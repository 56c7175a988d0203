"""Worths of the hands of an entry, and their faults."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from eastwind.explain import bill_told, obstacles_to_hand
from eastwind.explain.bills import Bill
from eastwind.explain.vocabulary import HandEvent
from eastwind.scoring.hand import WHOLE_SIZE, Hand, HandFault, check_leader
from eastwind.sheet.book import EnteredHand
from eastwind.sheet.course import SheetCourse
from eastwind.sheet.danger import danger_of
from eastwind.sheet.hands import events_asked, hand_as_told, other_hand, rests_asked, size_of, won_hand
from eastwind.sheet.table_tiles import faults_of_table
from eastwind.sheet.told import EntryFault, EventAsked, RestAsked, SeatWorth
from eastwind.tiles.notation import CODES
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import WINDS, text

_NOTHING: Final = EnteredHand()


@dataclass
class Valued:
    """Worths and faults of the hands of an entry.

    :ivar odd: (seat, message) about circumstances that count although they cannot have happened; :ivar danger: id of the rule by
        which the discarder should pay for all.
    """

    worths: list[SeatWorth] = field(default_factory=list)
    faults: list[EntryFault] = field(default_factory=list)
    odd: list[tuple[int, str]] = field(default_factory=list)
    danger: str | None = None


class Valuer:
    """Valuer of the hands of one entry, at the current state of the match."""

    def __init__(self, course: SheetCourse, names: Sequence[str], language: str) -> None:
        self._course: Final = course
        self._names: Final = names
        self._language: Final = language

    def values(
        self,
        hands: Sequence[EnteredHand],
        winners: Sequence[int] = (),
        by: str = "",
        giver: int | None = None,
    ) -> Valued:
        """Value all hands; `by`: source of the last tile; `giver`: seat that discarded it, None for a drawn tile."""
        found = Valued()
        everybody = [hands[seat] if seat < len(hands) else _NOTHING for seat in range(self._course.players)]
        gave = everybody[giver] if giver is not None and giver < len(everybody) else _NOTHING
        for seat, entered in enumerate(everybody):
            self._value(found, seat, entered, by if seat in winners else None, gave, giver)
        found.faults += faults_of_table(everybody, self._names, self._language)
        return found

    def _value(
        self, found: Valued, seat: int, entered: EnteredHand, by: str | None, gave: EnteredHand, giver: int | None
    ) -> None:
        wind = self._course.wind_of(seat)
        if entered.points is not None:
            found.worths.append(self._worth(seat, total=entered.points))
            return
        if not entered.has_tiles and by is None:
            found.worths.append(self._worth(seat))
            return
        try:
            if entered.flowers and not self._course.use.rules.file.tiles.flowers.value:
                kind = CODES.index(entered.flowers[0])
                raise HandFault("no-flowers", kind, rules=self._course.use.rules.id)
            if by is None:
                self._value_other(found, seat, entered, wind)
            else:
                hand = self._value_winner(found, seat, entered, wind, by, giver)
                if hand is not None:
                    found.danger = found.danger or danger_of(self._course.use, hand, gave)
        except HandFault as fault:
            tile = None if fault.kind is None else CODES[fault.kind]
            said = fault.told(self._language)
            found.faults.append(EntryFault(kind="hand", seat=seat, tile=tile, others=(), said=said))
            asked = () if by is None else self._said_events(entered, wind, by)
            found.worths.append(self._worth(seat, events=asked))

    def _said_events(self, entered: EnteredHand, wind: int, by: str) -> tuple[EventAsked, ...]:
        """Return the events entered for a faulty hand, so that they can be removed, with the worth of the hand without any."""
        try:
            plain = won_hand(entered.model_copy(update={"events": []}), wind, self._course.round_wind, by)
        except HandFault:
            return ()
        total = hand_score_of(self._course.use.compiled, plain).total
        return tuple(EventAsked(event=event, total=total) for event in entered.events)

    def _value_other(self, found: Valued, seat: int, entered: EnteredHand, wind: int) -> None:
        use, prevailing = self._course.use, self._course.round_wind
        bill = bill_told(hand_score_of(use.compiled, other_hand(entered, wind, prevailing)), use)
        rests = rests_asked(use, entered, wind, prevailing)
        found.worths.append(self._worth(seat, bill=bill, total=bill.total, rests=rests))

    def _value_winner(
        self, found: Valued, seat: int, entered: EnteredHand, wind: int, by: str, giver: int | None
    ) -> Hand | None:
        """Value a winner's hand and return it; None if tiles are lacking."""
        use, prevailing = self._course.use, self._course.round_wind
        if size_of(entered) < WHOLE_SIZE:
            # it grows: what lies there already is worth something, and the rest is still to come
            self._value_other(found, seat, entered.model_copy(update={"last": None, "dead": False}), wind)
            lacking = WHOLE_SIZE - size_of(entered)
            said = text(self._language, "keep-fault-lacking", name=self._names[seat], count=lacking)
            found.faults.append(EntryFault(kind="no_win", seat=seat, tile=None, others=(), said=said))
            return None
        hand, odd = hand_as_told(entered, wind, prevailing, by, use.rules)
        leads, of_dealer = seat == self._course.dealer, giver == self._course.dealer
        check_leader(hand, leads=leads, of_dealer=of_dealer)
        if odd is not None:
            found.odd.append((seat, odd.told(self._language)))
        bill = hand_score_of(use.compiled, hand)

        def with_events(events: Sequence[HandEvent]) -> Hand:
            return won_hand(entered.model_copy(update={"events": list(events)}), wind, prevailing, by)

        told = bill_told(bill, use)
        asked = events_asked(use, hand, bill.total, with_events, leads=leads, of_dealer=of_dealer)
        if odd is not None:
            # so that it can be taken back, even where it is worth nothing
            told_already = {one.event for one in asked}
            asked += tuple(EventAsked(event=it, total=bill.total) for it in entered.events if it not in told_already)
        worth = self._worth(seat, bill=told, total=bill.total, events=asked)
        if not bill.won:
            worth = worth.model_copy(update={"obstacles": self._obstacles(hand)})
            said = text(self._language, "keep-fault-no-win", name=self._names[seat])
            found.faults.append(EntryFault(kind="no_win", seat=seat, tile=None, others=(), said=said))
        found.worths.append(worth)
        return hand

    def _obstacles(self, hand: Hand) -> tuple[object, ...]:
        return tuple(obstacles_to_hand(self._course.use, hand))

    def _worth(
        self,
        seat: int,
        *,
        total: int = 0,
        bill: Bill | None = None,
        events: tuple[EventAsked, ...] = (),
        rests: tuple[RestAsked, ...] = (),
    ) -> SeatWorth:
        wind = WINDS[self._course.wind_of(seat)]
        return SeatWorth(seat=seat, wind=wind, total=total, bill=bill, events=events, rests=rests, obstacles=())

"""Evaluation of a score book: entry by entry from the first, so that a change of any entry affects all that follow."""

from collections.abc import Sequence
from typing import Final

from eastwind.explain.payments import Payment
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.vocabulary import MatchEnd
from eastwind.interchange.asks import settlement_asks
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_in_use import PLAYERS, PRESETS, KnownRules, choosing, rules_in_use
from eastwind.interchange.settlement_json import explained_payments
from eastwind.rules import RuleFaults
from eastwind.sheet.book import Correction, Entry, FalseWin, NobodyWon, ScoreBook, SomebodyWon
from eastwind.sheet.counters import Box
from eastwind.sheet.course import SheetCourse
from eastwind.sheet.former import is_played_alike
from eastwind.sheet.limits import most_of_a_hand
from eastwind.sheet.names import names_told
from eastwind.sheet.told import Debt, EntryFault, Handed, Sheet, SheetEntry, SheetNext
from eastwind.sheet.worths import Valued, Valuer
from eastwind.words import WINDS, text


def value_book(book: ScoreBook, language: str = "en", known: KnownRules = PRESETS) -> Sheet:
    """Return everything that follows from a book. An impossible entry has faults, and changes no scores.

    :param known: rule sets that the book may name.
    :raises InterchangeError: for unknown rules, or rules that are not for this number of players; for a first dealer that is no
        seat.
    """
    return _Sheet(book, language, _rules_of(book, known)).worked_out()


def _rules_of(book: ScoreBook, known: KnownRules) -> RulesInUse:
    use = rules_in_use(book.rules, book.options, known=known)
    if use.players != len(book.names):
        try:
            use = RulesInUse.of(choosing(use.rules, PLAYERS, len(book.names)))
        except RuleFaults as faults:
            raise InterchangeError(f"names: {'; '.join(map(str, faults.faults))}", "names") from faults
    if use.players != len(book.names):
        message = f"names: {use.rules.id} is for {use.players} players, found {len(book.names)} names"
        raise InterchangeError(message, "names")
    if book.first_dealer >= use.players:
        message = f"first_dealer: expected a seat below {use.players}, found {book.first_dealer}"
        raise InterchangeError(message, "first_dealer")
    return use


class _Sheet:
    def __init__(self, book: ScoreBook, language: str, use: RulesInUse) -> None:
        self._book: Final = book
        self._language: Final = language
        self._use: Final = use
        file = use.rules.file
        self._stock: Final = file.settlement.stock.value if book.stock is None else book.stock
        self._piles: Final = () if use.compiled.own_score else file.settlement.counters_of(self._stock)
        rounds = file.match.rounds.value if book.rounds is None else book.rounds
        hands = 0 if book.rounds is not None else file.match.hands.value
        self._course: Final = SheetCourse(use, rounds, hands, self._stock, book.first_dealer)
        self._scores: Final = [0] * use.players
        given = tuple(number for number, _ in self._piles)
        self._box: Final = Box(tuple(worth for _, worth in self._piles), [given] * use.players)
        self._names: Final = names_told(book.names, language)
        #: Largest worth of a hand, by whether it won.
        self._most: Final = {won: most_of_a_hand(use, won=won) for won in (False, True)}
        #: Doubts about entries, in their order.
        self._found: Final[list[str]] = []
        #: Number of the first entry with an id.
        self._numbers: Final[dict[str, int]] = {}

    def worked_out(self) -> Sheet:
        entries = tuple(self._numbered(number, entry) for number, entry in enumerate(self._book.entries, start=1))
        course, rules = self._course, self._use.rules
        winds = tuple(WINDS[seat] for seat in self._use.seats)
        return Sheet(
            rules=rules.id,
            title=rules.file.title or None,
            digest=rules.digest,
            winds=winds,
            seating=rules.file.seats.first_east.value,
            seat_names=rules.file.seats.names.value,
            stock=self._stock,
            piles=self._piles,
            rounds=course.rounds,
            asks=settlement_asks(self._use),
            flowers=rules.file.tiles.flowers.value,
            entries=entries,
            scores=tuple(self._scores),
            next=SheetNext(
                hand=course.hand, dealer=course.dealer, round_wind=WINDS[course.round_wind], over=course.over
            ),
            doubts=self._doubts(),
        )

    def _doubts(self) -> tuple[str, ...]:
        if self._book.digest is None or is_played_alike(self._book.digest, self._book.options, self._use.rules):
            return tuple(self._found)
        return (text(self._language, "keep-doubt-digest", rules=self._use.rules.id), *self._found)

    def _numbered(self, number: int, entry: Entry) -> SheetEntry:
        """Return the results of an entry; oddities that count all the same are added to the doubts, with its number."""
        at = {"entry": number, "hand": self._course.hand}
        first = self._numbers.setdefault(entry.id, number)
        if first != number:
            self._doubt("same-id", **at, other=first)
        if self._course.over is not None and not isinstance(entry, Correction):
            self._doubt("after-end", **at)
        for seat, entered in enumerate(entry.hands if isinstance(entry, SomebodyWon | NobodyWon) else ()):
            if entered.points is None or seat >= len(self._names):
                continue
            said: dict[str, str | int] = {**at, "name": self._names[seat], "points": entered.points}
            if entered.has_tiles:
                self._doubt("both", **said)
            most = self._most[isinstance(entry, SomebodyWon) and seat in entry.winners]
            if 0 < most < entered.points:
                self._doubt("limit", **said, limit=most)
        return self._entry(number, entry)

    def _doubt(self, kind: str, **said: str | int) -> None:
        self._found.append(text(self._language, f"keep-doubt-{kind}", **said))

    def _entry(self, number: int, entry: Entry) -> SheetEntry:
        course = self._course
        at = SheetNext(hand=course.hand, dealer=course.dealer, round_wind=WINDS[course.round_wind], over=course.over)
        valued, payments, net = self._outcome(entry)
        for seat, said in valued.odd:
            self._doubt("told", entry=number, hand=at.hand, name=self._names[seat], said=said)
        if valued.faults:
            payments, net = (), [0] * course.players
        else:
            self._book_net(net)
            self._go_on(entry)
        handed, debts = self._handed(valued.faults)
        ends = not isinstance(entry, Correction) and not (isinstance(entry, FalseWin) and not entry.ends)
        return SheetEntry(
            id=entry.id,
            hand=at.hand,
            dealer=at.dealer,
            round_wind=at.round_wind,
            worths=tuple(valued.worths),
            payments=tuple(payments),
            net=tuple(net),
            scores=tuple(self._scores),
            handed=handed,
            counters=tuple(self._box.held) if self._piles else (),
            debts=debts,
            penalty=valued.danger,
            ends=ends,
            match_over=_new_end(at.over, course.over),
            faults=tuple(valued.faults),
        )

    def _outcome(self, entry: Entry) -> tuple[Valued, Sequence[Payment], Sequence[int]]:
        """Return the worths of the hands, the payments, and the net of each seat if the entry has no fault."""
        valuer = Valuer(self._course, self._names, self._language)
        if isinstance(entry, SomebodyWon):
            valued = valuer.values(entry.hands, entry.winners, _how(entry), entry.discarder)
            valued.faults += self._seat_faults(entry)
            return valued, *self._settled(valued, entry)
        if isinstance(entry, NobodyWon):
            valued = valuer.values(entry.hands) if self._use.compiled.own_score else Valued()
            return valued, *self._settled(valued, entry)
        if isinstance(entry, FalseWin):
            return Valued(faults=self._unknown([entry.seat])), (), self._each_other(entry)
        return Valued(faults=self._wrong_sum(entry)), (), entry.amounts

    def _settled(self, valued: Valued, entry: SomebodyWon | NobodyWon) -> tuple[Sequence[Payment], Sequence[int]]:
        """Return the payments between seats of the book and the net of each; add a fault if they cannot be settled."""
        if valued.faults:
            return (), []
        course = self._course
        worths = {worth.seat: worth.total for worth in valued.worths}
        values = {course.letter_of(seat): worths.get(seat, 0) for seat in range(course.players)}
        if isinstance(entry, SomebodyWon):
            won, gave, penalty, waiting = entry.winners, entry.discarder, entry.penalty, list[int]()
        else:
            won, gave, penalty, waiting = [], None, False, entry.waiting
        try:
            found, net = explained_payments(
                self._use,
                values,
                [course.letter_of(seat) for seat in won],
                None if gave is None else course.letter_of(gave),
                penalty=penalty,
                waiting=[course.letter_of(seat) for seat in waiting],
            )
        except InterchangeError:
            valued.faults.append(self._fault("settlement"))
            return (), []
        payments = [
            payment.model_copy(
                update={
                    "payer": course.seat_at(payment.payer),
                    "payee": course.seat_at(payment.payee),
                    "parts": tuple(
                        part.model_copy(update={"loser": course.seat_at(part.loser)}) for part in payment.parts
                    ),
                }
            )
            for payment in found
        ]
        return payments, [net[course.letter_of(seat)] for seat in range(course.players)]

    def _seat_faults(self, entry: SomebodyWon) -> list[EntryFault]:
        discarder = [] if entry.discarder is None else [entry.discarder]
        found = list(self._unknown([*entry.winners, *discarder]))
        is_drawn = _how(entry) in ("wall", "loose", "last_wall")
        twice = len(set(entry.winners)) < len(entry.winners)
        if twice or (entry.discarder in entry.winners) or is_drawn == (entry.discarder is not None):
            found.append(self._fault("seats"))
        return found

    def _unknown(self, seats: Sequence[int]) -> list[EntryFault]:
        return [self._fault("seats")] if any(seat >= self._course.players for seat in seats) else []

    def _wrong_sum(self, entry: Correction) -> list[EntryFault]:
        if len(entry.amounts) != self._course.players:
            return [self._fault("seats")]
        total = sum(entry.amounts)
        return [self._fault("sum", total=total)] if total and not self._use.compiled.own_score else []

    def _fault(self, kind: str, **arguments: int) -> EntryFault:
        said = text(self._language, f"keep-fault-{kind}", **arguments)
        return EntryFault.model_validate({"kind": kind, "seat": None, "tile": None, "others": (), "said": said})

    def _each_other(self, entry: FalseWin) -> list[int]:
        players = self._course.players
        if self._use.compiled.own_score:
            return [-entry.amount if seat == entry.seat else 0 for seat in range(players)]
        return [entry.amount * (1 - players if seat == entry.seat else 1) for seat in range(players)]

    def _book_net(self, net: Sequence[int]) -> None:
        for seat, amount in enumerate(net):
            self._scores[seat] += amount

    def _go_on(self, entry: Entry) -> None:
        if isinstance(entry, SomebodyWon):
            self._course.won(entry.winners, entry.discarder, self._scores)
        elif isinstance(entry, NobodyWon) or (isinstance(entry, FalseWin) and entry.ends):
            self._course.drawn(self._scores)

    def _handed(self, faults: Sequence[EntryFault]) -> tuple[tuple[Handed, ...], tuple[Debt, ...]]:
        if not self._piles or faults:
            return (), ()
        handed, debts = self._box.pay([self._stock + score for score in self._scores])
        return (
            tuple(
                Handed(payer=one.payer, payee=one.payee, amount=one.amount, given=one.given, change=one.change)
                for one in handed
            ),
            tuple(Debt(debtor=debtor, creditor=creditor, amount=amount) for debtor, creditor, amount in debts),
        )


def _how(entry: SomebodyWon) -> str:
    return entry.by or ("wall" if entry.discarder is None else "discard")


def _new_end(before: MatchEnd | None, now: MatchEnd | None) -> MatchEnd | None:
    return now if before is None else None

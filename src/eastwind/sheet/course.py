"""Dealer, round and end of the match, by the rules, after every hand."""

from dataclasses import dataclass
from typing import Final

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.vocabulary import MatchEnd
from eastwind.rules.compiled import Lead, StockEnd
from eastwind.words import WINDS

_ROUND_WINDS: Final = 4


@dataclass
class SheetCourse:
    """State of a match between hands.

    :ivar rounds: rounds of the match; :ivar hands: hands of the match; each is 0 if the match is not limited by it; :ivar stock:
        points with which each player began; :ivar passed: number of times that the lead has passed.
    """

    use: RulesInUse
    rounds: int
    hands: int
    stock: int
    dealer: int
    hand: int = 1
    passed: int = 0
    over: MatchEnd | None = None

    @property
    def players(self) -> int:
        """Number of players."""
        return self.use.players

    @property
    def round_wind(self) -> int:
        """Prevailing wind, 0 east … 3 north."""
        return (self.passed // self.players) % _ROUND_WINDS

    def place_of(self, seat: int) -> int:
        """Return the number of places that a seat is after the dealer."""
        return (seat - self.dealer) % self.players

    def wind_of(self, seat: int) -> int:
        """Return a player's own wind, 0 east … 3 north: by the place from the dealer, or a fixed one if seats are numbered."""
        return self.use.seats[seat if self.use.compiled.numbered_seats else self.place_of(seat)]

    def letter_of(self, seat: int) -> str:
        """Return the letter of a player in the settlement."""
        return WINDS[self.use.seats[self.place_of(seat)]]

    def seat_at(self, engine_seat: int) -> int:
        """Return the player at a seat of the settlement, where the dealer is at 0."""
        return (self.dealer + self.use.seats.index(engine_seat)) % self.players

    def won(self, winners: list[int], discarder: int | None, scores: list[int]) -> None:
        """Go on to the next hand after one that was won."""
        begin = self.dealer if discarder is None else discarder
        first = min(winners, key=lambda seat: (seat - begin) % self.players)
        rules = self.use.compiled
        is_dealers = self.dealer in winners
        self._go_on(int(rules.lead_after_dealer_wins if is_dealers else rules.lead_after_other_wins), first, scores)

    def drawn(self, scores: list[int]) -> None:
        """Go on to the next hand after a drawn one."""
        self._go_on(int(self.use.compiled.lead_after_draw), self.dealer, scores)

    def _go_on(self, lead: int, winner: int, scores: list[int]) -> None:
        played = self.hand
        self.hand += 1
        if lead != Lead.STAYS:
            after = self.dealer if lead == Lead.PASSES else winner
            self.dealer = (after + 1) % self.players
            self.passed += 1
        by_rounds = self.rounds > 0 and self.passed >= self.players * self.rounds
        if by_rounds or 0 < self.hands <= played:
            self.over = "played"
        elif self._ran_out(scores):
            self.over = "stock"

    def _ran_out(self, scores: list[int]) -> bool:
        rule = int(self.use.compiled.stock_end)
        if rule == StockEnd.NEVER:
            return False
        return any(self.stock + score < (0 if rule == StockEnd.BELOW_ZERO else 1) for score in scores)

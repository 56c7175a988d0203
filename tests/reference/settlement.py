"""Who pays whom when a hand is over. Seats are 0 East, 1 South, 2 West, 3 North."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tests.reference.hands import Hand
from tests.reference.rules import Rules, Settlement
from tests.reference.tiles import DRAGONS, SUITS, WINDS, Tile, is_honour, is_terminal

EAST: Final = 0

#: payments[a][b]: what a pays b.
Payments = list[list[int]]


def settlement(values: Sequence[int], winner: int | None, rules: Rules, pays_for_all: int | None = None) -> Payments:
    """The payments between the seats.

    RU IV: each loser pays the winner the hand's value; each two losers settle the difference; East pays and receives
    double. Nothing when nobody won. `pays_for_all`: who discarded a dangerous tile and pays for all three, with East's
    doublings, while nothing else is settled.
    """
    seats = range(len(values))
    payments = [[0] * len(values) for _ in seats]
    if winner is None or not rules.settlement.payments:
        return payments
    for loser in seats:
        if loser == winner:
            continue
        sum_due = values[winner]
        if rules.settlement.east_doubles_with_winner and EAST in (loser, winner):
            sum_due *= 2
        payments[loser if pays_for_all is None else pays_for_all][winner] += sum_due
    if pays_for_all is not None or not rules.settlement.losers_settle:
        return payments
    for poorer in seats:
        for richer in seats:
            if winner in (poorer, richer) or values[poorer] >= values[richer]:
                continue
            difference = values[richer] - values[poorer]
            if rules.settlement.east_doubles_between_losers and EAST in (poorer, richer):
                difference *= 2
            payments[poorer][richer] = difference
    return payments


@dataclass(frozen=True)
class Agreement:
    """A settlement as a household may agree on it: the rule set's own, and the axes that WEB names."""

    settlement: Settlement
    #: Who pays for a hand won by a discard: everybody his part; the discarder for all; the discarder twice his part.
    who_pays: Literal["everybody", "discarder", "discarder_twice"] = "everybody"
    #: Each loser pays what his own hand comes to, not the winner's.
    losers_points: bool = False
    #: Who is paid when nobody won, and what each of the others pays him: East, hands one tile short (declared, or all), or both.
    drawn_hand: Literal["nobody", "east", "short", "east and short"] = "nobody"
    amount: int = 0


def _due(values: Mapping[int, int], loser: int, winner: int, east: int, agreed: Agreement) -> int:
    """What one loser owes one winner."""
    points = values[loser] if agreed.losers_points else values[winner]
    return 2 * points if agreed.settlement.east_doubles_with_winner and east in (loser, winner) else points


def settle_won(
    values: Mapping[int, int],
    winners: Collection[int],
    agreed: Agreement,
    *,
    east: int,
    discarder: int | None,
    endangered: Collection[int] = (),
) -> dict[tuple[int, int], int]:
    """(payer, payee) → amount among the seats of `values`, when one or several have won.

    `endangered`: the winners whose last tile was a dangerous discard; its giver pays them for all.
    """
    paid: dict[tuple[int, int], int] = {}
    if not agreed.settlement.payments:
        return paid
    losers = [seat for seat in values if seat not in winners]
    for winner in winners:
        for loser in losers:
            due, payer = _due(values, loser, winner, east, agreed), loser
            if discarder is not None and (winner in endangered or agreed.who_pays == "discarder"):
                payer = discarder
            elif agreed.who_pays == "discarder_twice" and loser == discarder:
                due = 2 * due
            paid[payer, winner] = paid.get((payer, winner), 0) + due
    if agreed.settlement.losers_settle and not endangered:
        for poorer in losers:
            for richer in losers:
                if values[poorer] < values[richer]:
                    twice = agreed.settlement.east_doubles_between_losers and east in (poorer, richer)
                    paid[poorer, richer] = (values[richer] - values[poorer]) * (2 if twice else 1)
    return {pair: sum_paid for pair, sum_paid in paid.items() if sum_paid}


def settle_drawn(
    seats: Collection[int], short: Collection[int], agreed: Agreement, *, east: int
) -> dict[tuple[int, int], int]:
    """(payer, payee) → amount when nobody has won."""
    if agreed.drawn_hand == "nobody":
        return {}
    paid_to = {seat for seat in seats if "short" in agreed.drawn_hand and seat in short}
    if "east" in agreed.drawn_hand:
        paid_to.add(east)
    return {(payer, payee): agreed.amount for payee in paid_to for payer in seats if payer not in paid_to}


def net(payments: Payments) -> list[int]:
    """What each seat wins or loses."""
    seats = range(len(payments))
    return [sum(payments[other][seat] for other in seats) - sum(payments[seat]) for seat in seats]


# ------------------------------------------------------------------------------------------------------------- penalty


def _exposed(winner: Hand) -> list[tuple[Tile, ...]]:
    """The winner's open sets: a concealed kong is none (RU III calls it closed)."""
    return [laid.tiles for laid in winner.table if laid.kind != "concealed_kong"]


def _nine_of_one_suit(winner: Hand, discarder_holds: Sequence[Tile], discarder_ready: bool, rules: Rules) -> bool:
    """RU V: nine or more open tiles of one suit, and the discard is of that suit.

    Exempt: who holds that suit alone, or is a ready hand. The club: and the won hand is of one suit.
    """
    assert winner.last is not None
    suit = winner.last.group
    shown = [tile for tiles in _exposed(winner) for tile in tiles if tile.group == suit]
    if suit not in SUITS or len(shown) < 9:
        return False
    others = [tile for tile in winner.all_tiles if tile.group != suit]
    if rules.settlement.penalty_suit_may_have_honours:
        others = [tile for tile in others if not is_honour(tile)]
    if rules.settlement.penalty_asks_one_suit and others:
        return False
    return not discarder_ready and any(tile.group != suit for tile in discarder_holds)


def _fourth_wind(winner: Hand) -> bool:
    """RU V: three open sets of winds, and the discard is the fourth wind."""
    winds = {tiles[0] for tiles in _exposed(winner) if tiles[0] in WINDS}
    return len(winds) == 3 and winner.last in set(WINDS) - winds


def _third_dragon(winner: Hand) -> bool:
    """RU V: two open sets of dragons, and the discard is the third dragon."""
    dragons = {tiles[0] for tiles in _exposed(winner) if tiles[0] in DRAGONS}
    return len(dragons) == 2 and winner.last in set(DRAGONS) - dragons


def _fourth_set_of_ends(winner: Hand) -> bool:
    """RU V: three open sets of 1 or 9, and the discard is a 1 or 9."""
    assert winner.last is not None
    ends = [tiles for tiles in _exposed(winner) if all(is_terminal(tile) for tile in tiles)]
    return len(ends) >= 3 and is_terminal(winner.last)


def penalty(winner: Hand, discarder_holds: Sequence[Tile], discarder_ready: bool, rules: Rules) -> bool:
    """Whether the discarder of the winner's last tile pays for all.

    `discarder_holds`: the tiles left in the discarder's hand, without his sets on the table.
    """
    if not rules.settlement.penalty or winner.source not in ("discard", "last_discard"):
        return False
    return (
        _nine_of_one_suit(winner, discarder_holds, discarder_ready, rules)
        or _fourth_wind(winner)
        or _third_dragon(winner)
        or _fourth_set_of_ends(winner)
    )

"""What the matches of `tests.sheet.entered` come to, settled by hand from what the engine makes of each hand."""

from eastwind.interchange.hand_json import answer, hand_to_json
from eastwind.interchange.hand_text import Winds, hand_from_text
from eastwind.scoring.layout import Source
from tests.sheet import entered


def worths_of(number: int, seat_winds: list[int], round_wind: int, rules: str) -> list[int]:
    """What everybody's hand comes to: the winner's by the calculator, the losers' as they were counted by hand."""
    winner, discarder, hand, losers = entered.hand_of_match(number)
    values = [losers.get(seat, 0) for seat in range(4)]
    if winner is not None and isinstance(hand, int):
        values[winner] = hand
    elif winner is not None:
        source = Source.WALL if discarder is None else Source.DISCARD
        wind = seat_winds[winner]
        laid = hand_from_text(str(hand), winds=Winds(wind, round_wind), won=True, source=source, events=())
        values[winner] = answer({"rules": rules, **hand_to_json(laid)})["total"]
    return values


def _net(values: list[int], winner: int, dealer: int, rules: str) -> list[int]:
    """Each loser pays the winner's value, and losers pay each other the difference; East counts double, by the Polish rules only
    with the winner.
    """
    net = [0] * 4
    for one in range(4):
        for other in range(one):
            if winner in (one, other):
                amount = values[winner] if one == winner else -values[winner]
                double = dealer in (one, other)
            else:
                amount = values[one] - values[other]
                double = dealer in (one, other) and rules == "ru-classic"
            net[one] += amount * (2 if double else 1)
            net[other] -= amount * (2 if double else 1)
    return net


def standing(rules: str, hands: int = 16) -> tuple[list[int], list[int]]:
    """(the standing, who leads each hand) after so many hands."""
    dealer, passed, scores, dealers = 0, 0, [0] * 4, []
    for number in range(hands):
        dealers.append(dealer)
        winner = entered.hand_of_match(number)[0]
        winds = [(seat - dealer) % 4 for seat in range(4)]
        if winner is not None:
            values = worths_of(number, winds, passed // 4 % 4, rules)
            scores = [score + won for score, won in zip(scores, _net(values, winner, dealer, rules), strict=True)]
        if winner != dealer:
            dealer, passed = (dealer + 1) % 4, passed + 1
    return scores, dealers

"""Review of a match as text for the terminal."""

from collections.abc import Iterator

from eastwind.cli.columns import columns
from eastwind.coach.reasons import MoveReason
from eastwind.coach.review import Decision, HandReview, Review
from eastwind.report.numbers import Numbers
from eastwind.table import actions as act
from eastwind.texts import with_capital
from eastwind.tiles.notation import CODES
from eastwind.words import text


def move_text(action: int, language: str) -> str:
    """Return an action in words, its tile in the notation."""
    name = act.type_of(action).name.lower().replace("_", "-")
    tile = act.tile_of(action)
    return text(language, f"coach-move-{name}", tile=CODES[tile] if tile >= 0 else "")


def told(review: Review, language: str) -> Iterator[str]:
    """Yield the review line by line: the hands, then the costliest moves."""
    yield text(
        language,
        "cli-review-title",
        name=review.name,
        rules=review.rules,
        hands=len(review.hands),
        decisions=len(review.decisions),
    )
    yield from columns(_table(review.hands, language))
    yield text(language, "cli-review-columns")
    yield ""
    if not review.dearest:
        yield text(language, "cli-review-none")
        return
    yield text(language, "cli-review-dearest")
    for decision in review.dearest:
        yield from _decision(decision, language)


def _table(hands: tuple[HandReview, ...], language: str) -> list[tuple[str, ...]]:
    numbers = Numbers(language)
    names = ("hand", "result", "deal", "cost", "rest")
    rows: list[tuple[str, ...]] = [tuple(text(language, f"cli-review-{name}") for name in names)]
    for hand in hands:
        led = f" ({text(language, 'cli-review-leads')})" if hand.is_dealer else ""
        rows.append((f"{hand.hand}{led}", *(numbers.signed(value, 0) for value in _shares(hand))))
    sums = [sum(values) for values in zip(*map(_shares, hands), strict=True)]
    return [*rows, (text(language, "cli-review-all"), *(numbers.signed(value, 0) for value in sums))]


def _shares(hand: HandReview) -> tuple[float, float, float, float]:
    """Return the result of a hand and its parts: by the deal, by the cost of moves, and the rest."""
    deal = hand.deal or 0.0
    return float(hand.result), deal, hand.cost, hand.result - deal - hand.cost


def _decision(decision: Decision, language: str) -> Iterator[str]:
    numbers, cost = Numbers(language), decision.cost
    place = text(language, "cli-review-where", hand=decision.hand, place=decision.place, position=decision.position)
    yield f"  {place}"
    yield "    " + text(
        language,
        "cli-review-did",
        did=move_text(decision.did.action, language),
        best=move_text(decision.best.action, language),
        points=numbers.decimal(-cost.value, 0),
        interval=f"{numbers.decimal(-cost.high, 0)}–{numbers.decimal(-cost.low, 0)}",
    )
    if decision.reasons:
        reasons = "; ".join(_reason(reason, language) for reason in decision.reasons)
        yield "    " + text(language, "cli-review-because", reasons=with_capital(reasons))


def _reason(reason: MoveReason, language: str) -> str:
    return text(language, f"coach-because-{reason.kind}", best=reason.best, other=reason.other)

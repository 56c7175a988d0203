"""Inputs of a settlement under a rule set: what a person has to be asked, and what not."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.vocabulary import Value, Wind
from eastwind.rules.compiled import DrawPayment, Tie
from eastwind.words import WINDS


class SettlementAsks(Value):
    """Inputs that the settlement depends on under a rule set; nothing else needs to be asked of a person."""

    seats: Annotated[tuple[Wind, ...], Field(description="who sits at the table, from East on")]
    losers: Annotated[bool, Field(description="what the hands of losers come to counts as well")]
    drawn: Annotated[bool, Field(description="what hands come to counts also when nobody won")]
    several: Annotated[bool, Field(description="several can win on one discard")]
    penalty: Annotated[bool, Field(description="a discarder may have to pay for all")]
    waiting: Annotated[
        Literal["ready", "waiting"] | None,
        Field(description="who is paid when nobody won: who declared a ready hand, or whoever stands one tile short"),
    ]


def settlement_asks(use: RulesInUse) -> SettlementAsks:
    """Return the inputs that the settlement of a rule set depends on."""
    rules, paid = use.compiled, int(use.compiled.draw_payment)
    return SettlementAsks(
        seats=tuple(WINDS[seat] for seat in use.seats),
        losers=bool(rules.losers_settle or rules.losers_points or rules.own_score),
        drawn=bool(rules.own_score),
        several=int(rules.tie) == Tie.ALL,
        penalty=bool(use.rules.file.settlement.penalty.value),
        waiting="waiting" if paid & DrawPayment.WAITING else "ready" if paid & DrawPayment.READY else None,
    )

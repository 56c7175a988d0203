"""Messages of `/api/settle`: the worth of every hand of a table goes in, the payments and their reasons come out."""

from typing import Annotated

from pydantic import ConfigDict, Field

from eastwind.explain import Payment
from eastwind.interchange.asks import SettlementAsks
from eastwind.interchange.questions import MOST
from eastwind.server.wire.protocol import Message, Wind
from eastwind.server.wire.texts import Id, Options

_Worth = Annotated[int, Field(ge=0, le=MOST)]


class SettlementHands(Message):
    """Result of a hand at a table, in any rules."""

    values: dict[Wind, _Worth] = Field(description="what each hand is worth, the limit applied; a seat left out: 0")
    winners: list[Wind] = Field(default_factory=list, max_length=3, description="who won; nobody: a drawn hand")
    discarder: Wind | None = Field(default=None, description="whose discard won; null for a drawn tile")
    penalty: bool = Field(default=False, description="the discarder pays for all")
    waiting: list[Wind] = Field(
        default_factory=list,
        max_length=4,
        description="of a drawn hand: who is paid for standing one tile short, where the rules pay it",
    )


class SettlementWish(SettlementHands):
    """Question about the payments of a hand, as `eastwind settle --jsonl` takes it; hands worth nothing may be left out."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"rules": "ru-classic", "values": {"E": 64, "S": 12, "W": 16, "N": 4}, "winners": ["E"]},
                {
                    "rules": "ru-classic",
                    "values": {"E": 8, "S": 96, "W": 0, "N": 24},
                    "winners": ["S"],
                    "discarder": "W",
                    "penalty": True,
                },
            ]
        }
    )

    rules: Id = Field(description="id of a rule set, see /api/rulesets")
    options: Options = Field(default_factory=dict, description="options of the rule set by name")


class SettlementAnswer(Message):
    """Payments of a hand. Seats of payments are numbers from East (0) on: `E`, `S`, `W`, `N`."""

    payments: tuple[Payment, ...]
    net: dict[Wind, int] = Field(
        description="what each wins or loses; where nobody pays, what each adds to his own score"
    )
    asks: SettlementAsks

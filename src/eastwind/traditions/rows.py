"""Table of the traditions: the functions of each that the port calls by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from eastwind.hands.tables import Lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import BillRecord, HandRecord
from eastwind.scoring.settlement import SettlementRecord
from eastwind.traditions.classical.score import score_classical
from eastwind.traditions.classical.settle import settle_classical
from eastwind.traditions.names import CLASSICAL

#: Writer of a hand's bill. It must be linked (`eastwind.jit.linked`), and so must a settler.
Scorer = Callable[[Lookup, Rules, HandRecord, BillRecord], None]
#: Writer of the payments for the end of a hand.
Settler = Callable[[Rules, SettlementRecord], None]


@dataclass(frozen=True, slots=True)
class Tradition:
    """Way to score a hand and to settle it."""

    score: Scorer
    settle: Settler


#: The traditions by name.
ROWS: Final[Mapping[str, Tradition]] = {CLASSICAL: Tradition(score_classical, settle_classical)}

"""What trainers say is the answer is what a second, slow way says: a sample here, ten thousand seeds in `make proof`."""

from collections import Counter
from typing import Final

import pytest

from eastwind.interchange import rules_in_use
from eastwind.trainers import Task, make_task, trainers_for
from eastwind.trainers.tasks import ClaimsAsked, LinesAsked, NameAsked, SumsAsked, TaskHand, TilesAsked, Trainer
from tests.proof.names import limit_hand_name, line_name
from tests.reference.hands import Hand, TableSet
from tests.reference.rules import Rules
from tests.reference.rulesets import RULESETS, with_flowers
from tests.reference.settlement import net, settlement
from tests.reference.shapes import is_complete
from tests.reference.tiles import PLAIN, Tile, tiles
from tests.reference.value import value

SETS: Final = ("ru-classic", "gambler-standard", "bg-classic", "pl-classic")
LEVELS: Final = (1, 2, 3)
SAMPLE: Final = 40
PROOF: Final = 10_000
WINDS: Final = "ESWN"
TRAINERS: Final[tuple[Trainer, ...]] = ("count", "waits", "discard", "pays", "allowed", "limit")
#: Sets in which a discard that several win with goes to the farthest from the discarder.
FARTHEST: Final = ("ru-classic", "gambler-standard")


def tile(code: str) -> Tile:
    (found,) = tiles(code)
    return found


def hand_of(shown: TaskHand, more: tuple[Tile, ...] = (), won: bool | None = None) -> Hand:
    """The hand that a task shows in the reference's terms."""
    wins = shown.won if won is None else won
    return Hand(
        concealed=tuple(map(tile, shown.hand)) + more,
        table=tuple(TableSet(meld.kind, tuple(map(tile, meld.tiles))) for meld in shown.melds),
        seat=Tile("z", WINDS.index(shown.seat) + 1),
        round=Tile("z", WINDS.index(shown.round) + 1),
        won=wins,
        last=None if not wins else more[0] if more else None if shown.last is None else tile(shown.last),
        source=None if not wins else (shown.source or "discard"),
        flowers=tuple(map(tile, shown.flowers)),
        events=frozenset(shown.events),
    )


def of(task: Task) -> TaskHand:
    assert task.hand is not None
    return task.hand


def count_is_right(task: Task, asked: LinesAsked, rules: Rules) -> bool:
    """The reference comes to the same, and one of its best bills has these lines."""
    found = value(hand_of(of(task)), rules)
    lines = Counter(
        (line_name(asked.offered[at].rule, rules), asked.offered[at].points, asked.offered[at].doubles)
        for at in asked.right
    )
    bills = [
        Counter((line.rule, line.points, line.doubles) for line in worth.lines if line.points or line.doubles)
        for worth in found.best
    ]
    return found.total == asked.bill.total and found.won == of(task).won and lines in bills


def completing(shown: TaskHand, concealed: tuple[Tile, ...], rules: Rules) -> set[Tile]:
    """Every kind is tried."""
    table = hand_of(shown, won=False).table
    held = Counter(concealed) + Counter(one for laid in table for one in laid.tiles)
    return {kind for kind in PLAIN if held[kind] < 4 and is_complete((*concealed, kind), table, rules)}


def waits_are_right(task: Task, asked: TilesAsked, rules: Rules) -> bool:
    return set(map(tile, asked.right)) == completing(of(task), tuple(map(tile, of(task).hand)), rules)


def discard_is_right(task: Task, asked: TilesAsked, rules: Rules) -> bool:
    """On the easiest strength a hand waits after the right discard: then its tiles are counted by trying every kind."""
    if task.level > 1:
        return len(asked.right) >= 1
    shown = of(task)
    laid = Counter(tile(one) for meld in shown.melds for one in meld.tiles)
    left: dict[str, int] = {}
    for code in set(shown.hand):
        rest = [tile(one) for one in shown.hand]
        rest.remove(tile(code))
        held = laid + Counter(rest)
        left[code] = sum(4 - held[kind] for kind in completing(shown, tuple(rest), rules))
    most = max(left.values())
    return set(asked.right) == {code for code, count in left.items() if count == most}


def sums_are_right(asked: SumsAsked, rules: Rules) -> bool:
    values = [it.worth for it in asked.worths]
    seats = [it.seat for it in asked.worths]
    guilty = seats.index(asked.discarder) if asked.penalty and asked.discarder else None
    paid = settlement(values, seats.index(asked.winner), rules, guilty)
    nets = net(paid)
    return all(
        it.sum
        == (nets[seats.index(it.payer)] if it.payee is None else paid[seats.index(it.payer)][seats.index(it.payee)])
        for it in asked.asked
    )


def claims_are_right(asked: ClaimsAsked, name: str) -> bool:
    """As the rule books say it: a chow for the next player alone; mahjong before pung and kong, those before a chow."""
    if asked.sort == "may":
        return set(asked.right) == {
            at for at, claim in enumerate(asked.offered) if claim.action != "chow" or claim.seat == "S"
        }
    winning = [claim for claim in asked.offered if claim.action == "mahjong"]
    if not winning:
        first = min(asked.offered, key=lambda claim: (claim.action == "chow", WINDS.index(claim.seat)))
    elif name == "pl-classic":
        return len(asked.right) == 1 and asked.offered[asked.right[0]].action == "mahjong"
    else:
        order = sorted(winning, key=lambda claim: WINDS.index(claim.seat))
        first = order[-1] if name in FARTHEST else order[0]
    return [asked.offered[at] for at in asked.right] == [first]


def limit_hands_of(hand: Hand, rules: Rules) -> frozenset[str]:
    try:
        found = value(hand, rules)
    except ValueError:
        return frozenset()
    return frozenset(name for worth in found.best for name in worth.limit_hands) if found.won else frozenset()


def name_is_right(task: Task, asked: NameAsked, rules: Rules) -> bool:
    found = limit_hands_of(hand_of(of(task)), rules)
    if asked.right is None:
        return not found
    return limit_hand_name(asked.right, rules) in found


def missing_is_right(task: Task, asked: TilesAsked, rules: Rules) -> bool:
    held = Counter(map(tile, of(task).hand)) + Counter(tile(one) for meld in of(task).melds for one in meld.tiles)
    found = {
        str(kind) for kind in PLAIN if held[kind] < 4 and limit_hands_of(hand_of(of(task), (kind,), won=True), rules)
    }
    return set(asked.right) == found


def is_right(name: str, task: Task) -> bool:
    flowered = task.hand is not None and bool(task.hand.flowers)
    rules = with_flowers(RULESETS[name]) if flowered else RULESETS[name]
    match task.asked:
        case LinesAsked() as asked:
            return count_is_right(task, asked, rules)
        case TilesAsked() as asked if task.trainer == "waits":
            return waits_are_right(task, asked, rules)
        case TilesAsked() as asked if task.trainer == "discard":
            return discard_is_right(task, asked, rules)
        case TilesAsked() as asked:
            return missing_is_right(task, asked, rules)
        case SumsAsked() as asked:
            return sums_are_right(asked, rules)
        case ClaimsAsked() as asked:
            return claims_are_right(asked, name)
        case NameAsked() as asked:
            return name_is_right(task, asked, rules)


def wrong(name: str, trainer: Trainer, seeds: range) -> list[str]:
    use = rules_in_use(name)
    if trainer not in trainers_for(use):
        return []
    found = (make_task(use, trainer, LEVELS[seed % len(LEVELS)], seed) for seed in seeds)
    return [str(task) for task in found if not is_right(name, task)]


@pytest.mark.parametrize("trainer", TRAINERS)
@pytest.mark.parametrize("name", SETS)
def test_a_sample_of_answers(name: str, trainer: Trainer) -> None:
    assert wrong(name, trainer, range(1, SAMPLE + 1)) == []


@pytest.mark.proof
@pytest.mark.parametrize("trainer", TRAINERS)
@pytest.mark.parametrize("name", SETS)
def test_ten_thousand_answers(name: str, trainer: Trainer) -> None:
    assert wrong(name, trainer, range(1, PROOF + 1)) == []

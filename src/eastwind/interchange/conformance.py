"""Conformance test of a rule set, also of a household's: hands are played by it, and the laws of play must hold.

The set is played first as it is, then with options drawn at random. Everything follows from the seed.
"""

import hashlib
import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange import laws
from eastwind.interchange.examples import (
    example_of,
    is_worth_its_sum,
    limit_hands,
    waiting_example_of,
    worth_as_a_whole,
)
from eastwind.interchange.random_hands import RandomPlayer
from eastwind.interchange.settlement_json import payments
from eastwind.record import Opening, RecordError, Writer, parse_lines, replay, verify_shuffle
from eastwind.record.lines import NOBODY, PERSON
from eastwind.record.walls import wall_and_dice
from eastwind.rules import RuleFaults, RuleSet
from eastwind.rules.compiled import Tie
from eastwind.rules.options import Option, Value
from eastwind.rules.validate import resolve
from eastwind.scoring.hand import HandFault, check_hand
from eastwind.table import Phase, Table
from eastwind.table.hands_at_end import bill_at
from eastwind.tiles.shuffle import Dice, Shuffle, Stream

#: Laws in the order of the report; `cli-deep-<law>` is the text of each.
LAWS: Final = ("tiles", "held", "offers", "values", "payments", "record", "settlement", "limit-hands", "options")
#: Number of hands played with the same options before others are drawn.
_HANDS_A_DRAW: Final = 10
#: Largest number of faults kept of each law: one shows what is wrong, a thousand do not show more.
MOST_FAULTS: Final = 5
_REFUSALS_A_HAND: Final = 12
#: Value of a rule set in which each seat adds to its own score and no payments are made.
_OWN_SCORE: Final = "own-score"

_Four = tuple[str, str, str, str]


@dataclass(slots=True)
class Check:
    """Result of one law: number of tests, number of failures, and the first faults in words."""

    law: str
    count: int = 0
    failed: int = 0
    faults: list[str] = field(default_factory=list)

    def test(self, faults: Iterator[str] | list[str], where: str) -> None:
        """Record one test, which failed if there is any fault."""
        self.count += 1
        found = list(faults)
        self.failed += bool(found)
        self.faults += [f"{where}: {fault}" for fault in found][: MOST_FAULTS - len(self.faults)]


def conform(rules: RuleSet, hands: int, seed: int, after_hand: Callable[[int], None] = lambda _: None) -> list[Check]:
    """Play `hands` hands and test every law; `after_hand` receives the number of hands played so far."""
    checks = {law: Check(law) for law in LAWS}
    stream = Stream(hashlib.sha256(f"conformance {seed}".encode()).digest())
    played = 0
    # half of the hands by the set as it stands
    while played < hands:
        batch = min(_HANDS_A_DRAW, hands - played)
        drawn = rules if played * 2 < hands else _with_options(rules, stream, checks["options"])
        name = f"conformance {seed}, from hand {played + 1}"
        for _ in _play(drawn, batch, name, stream, checks):
            played += 1
            after_hand(played)
    use = RulesInUse.of(rules)
    _test_settlements(use, stream, checks["settlement"])
    _test_limit_hands(use, checks["limit-hands"])
    return list(checks.values())


# --- options


def _with_options(rules: RuleSet, stream: Stream, check: Check) -> RuleSet:
    """Return the set with options drawn at random.

    Options that contradict each other are drawn again, and must have been refused with a reason.
    """
    whole = rules.to_json()
    defaults: Mapping[str, Value] = whole["defaults"]
    while True:
        chosen = {option.name: _draw(option, stream) for option in rules.options}
        try:
            drawn = RuleSet(*resolve([(rules.id, whole["rules"])], chosen, defaults))
        except RuleFaults as faults:
            check.test(
                [] if all(fault.expected for fault in faults.faults) else ["refused without a reason"], _told(chosen)
            )
            continue
        kept = {option.name: option.value for option in drawn.options}
        check.test(
            [f"{name} became {kept[name]}" for name, value in chosen.items() if kept.get(name) != value], _told(chosen)
        )
        return drawn


def _draw(option: Option, stream: Stream) -> Value:
    offered = option.choices or (option.default,)
    return offered[stream.below(len(offered))]


def _told(chosen: Mapping[str, Value]) -> str:
    return " ".join(f"{name}={json.dumps(value)}" for name, value in chosen.items())


# --- play


def _play(rules: RuleSet, hands: int, name: str, stream: Stream, checks: Mapping[str, Check]) -> Iterator[int]:
    """Play `hands` hands of one match, fewer if it is over before, and yield the number of each.

    The laws are tested at every step, then the record of all hands.
    """
    use = RulesInUse.of(rules)
    secret = hashlib.sha256(name.encode()).digest()
    shuffle = Shuffle(secret, name, ("", "", "", ""))
    seated = shuffle.seat(rules.file.seats.first_east.value, use.seats)
    table = Table(use.compiled, seated.first_dealer)
    names, players = _people(use)
    writer = Writer(
        Opening(rules, name, names, players, ("",) * 4, shuffle.commitment, seated.first_dealer, seated.rolls)
    )
    own_score = use.rules.file.settlement.winner.value == _OWN_SCORE
    player = RandomPlayer(use.compiled, stream)
    for number in range(1, hands + 1):
        if table.phase is Phase.MATCH_OVER:
            break
        before = [int(score) for score in table.record.scores]
        wall, dice = _wall(use, shuffle, table, number)
        writer.dealt(table, wall.tolist(), table.deal(wall, dice))
        while not table.phase.is_over:
            _test_position(
                table, use, stream, checks, f"{rules.id}, wall {name!r}, hand {number}, action {table.version}"
            )
            seat, action = player.choose(table)
            writer.played(table, seat, action, table.play(seat, action))
        where = f"{rules.id}, wall {name!r}, hand {number}"
        checks["tiles"].test(laws.tiles_fault(table), where)
        checks["payments"].test(laws.payments_fault(table, before, own_score=own_score), where)
        for seat in use.seats:
            checks["values"].test(laws.value_fault(use, table, seat, bill_at(use.compiled, table.record, seat)), where)
        yield number
    checks["record"].test(_record_fault(writer, table, secret), f"{rules.id}, wall {name!r}")


def _people(use: RulesInUse) -> tuple[_Four, _Four]:
    """Return (names, players) of the four seats; a seat that is not played has no name."""
    named = [letter if seat in use.seats else "" for seat, letter in enumerate("ABCD")]
    players = [PERSON if name else NOBODY for name in named]
    return (named[0], named[1], named[2], named[3]), (players[0], players[1], players[2], players[3])


def _wall(use: RulesInUse, shuffle: Shuffle, table: Table, number: int) -> tuple[Any, Dice]:
    """Return (wall, dice) of a hand."""
    # the dealer of a hand that is not dealt yet: the first, or whom the last hand's end has named
    dealer = int(table.record.first_dealer if number == 1 else table.record.next_dealer)
    return wall_and_dice(use.rules, shuffle, number, use.seats, dealer)


def _test_position(table: Table, use: RulesInUse, stream: Stream, checks: Mapping[str, Check], where: str) -> None:
    checks["tiles"].test(laws.tiles_fault(table), where)
    checks["held"].test(laws.held_fault(table, use.seats, use.rules.file.deal.hand_of_east.value), where)
    checks["offers"].test(laws.offers_fault(table, use.seats), where)
    if stream.below(_REFUSALS_A_HAND) == 0:
        checks["offers"].test(laws.refusal_fault(table, use.seats[stream.below(use.players)], stream), where)


def _record_fault(writer: Writer, table: Table, secret: bytes) -> list[str]:
    """Return faults of the record: read back from its text it must replay to the same table, its walls follow from the secret."""
    try:
        last = None
        for point in replay(parse_lines(writer.text())):
            last = point.table
    except RecordError as error:
        return [str(error)]
    if last is None:
        return ["the record replays to nothing"]
    writer.ended(table, secret)
    try:
        verify_shuffle(parse_lines(writer.text()))
    except RecordError as error:
        return [f"the shuffle cannot be verified: {error}"]
    return [f"{name} differs after the replay" for name in laws.differing_fields(last.record, table.record)]


# --- settlement and limit hands


def _test_settlements(use: RulesInUse, stream: Stream, check: Check) -> None:
    """Test settlements with random values.

    Every set of winners is tried, several where several can win, and none; with each discarder and none, and with the penalty.
    """
    penalty_played = use.rules.file.settlement.penalty.value
    seats = range(use.players)
    most = use.players - 1 if use.compiled.tie == Tie.ALL else 1
    for count in range(most + 1):
        for winners, discarder, penalty in itertools.product(
            itertools.combinations(seats, count), (None, *seats), (False, True)
        ):
            if discarder in winners or (discarder is None and count > 1):
                continue
            if penalty and (not penalty_played or not winners or discarder is None):
                continue
            values = [stream.below(2001) for _ in seats]
            paid = payments(use, values, winners, discarder, penalty=penalty)
            where = f"values {values}, winners {list(winners)}, discarder {discarder}{', penalty' if penalty else ''}"
            check.test(laws.settlement_fault(paid, winners), where)


def _test_limit_hands(use: RulesInUse, check: Check) -> None:
    """Test that every limit hand of the set has an example that can exist, wins, and is worth exactly its sum.

    If the set gives a ready hand that waits for it a part of that sum, there must be an example of such a hand too.
    """
    for rule in limit_hands(use.rules):
        example = example_of(use.rules, rule)
        if example is None:
            check.test(["no hand is known that holds it"], rule)
            continue
        faults = []
        try:
            check_hand(example.hand)
        except HandFault as fault:
            faults.append(str(fault))
        if not example.bill.won:
            faults.append("its example does not win")
        if not is_worth_its_sum(use.rules, example):
            faults.append(f"worth {example.bill.total}, expected {worth_as_a_whole(use.rules, rule)}")
        row = use.rules.pattern(rule)
        if row is not None and row.waiting > 0 and waiting_example_of(use.rules, rule) is None:
            faults.append("no ready hand that waits for it has its part")
        check.test(faults, rule)

"""Compilation of a rule set into the record of numbers that the engine reads."""

from typing import Any, Final

import numpy as np

from eastwind.rules import compiled
from eastwind.rules.compiled import (
    RULES,
    AtOnce,
    Chow,
    DealOrder,
    DrawPayment,
    Exempt,
    Lead,
    OnlyTile,
    Payer,
    PenaltyRule,
    ReadyHand,
    StockEnd,
    Tie,
    TimeEnd,
    Valuation,
    Worth,
)
from eastwind.rules.ruleset import RuleSet
from eastwind.rules.schema import NO_LIMIT, Cited, PatternRow, RuleFile
from eastwind.rules.templates import compile_templates
from eastwind.traditions.classical.patterns import NAMES, Occasion, Pattern, Who
from eastwind.traditions.names import TRADITIONS

DEAL_ORDERS: Final = {
    (14, "last"): DealOrder.DEALER_TWO_AT_ONCE,
    (14, "first"): DealOrder.DEALER_FIVE,
    (14, "leader-again"): DealOrder.DEALER_LAST,
    (13, "last"): DealOrder.DEALER_DRAWS,
}
CHOWS: Final = {"next-player": Chow.NEXT_PLAYER, "anyone": Chow.ANYONE, "nobody": Chow.NOBODY}
READY_HANDS: Final = {
    "none": ReadyHand.NONE,
    "optional": ReadyHand.OPTIONAL,
    "required": ReadyHand.REQUIRED,
    "to-win": ReadyHand.TO_WIN,
}
AT_ONCE: Final = {"after-the-deal": AtOnce.AFTER_DEAL, "first-discard": AtOnce.FIRST_DISCARD}
TIES: Final = {"nearest": Tie.NEAREST, "farthest": Tie.FARTHEST, "hierarchy": Tie.HIERARCHY, "all": Tie.ALL}
ONLY_TILES: Final = {"sole-kind": OnlyTile.SOLE_KIND, "wait-shape": OnlyTile.WAIT_SHAPE}
VALUATIONS: Final = {"points-doubled": Valuation.DOUBLED, "flat": Valuation.FLAT, "table": Valuation.TABLE}
PAYERS: Final = {
    "no-matter": Payer.ALL,
    "pays-for-all": Payer.DISCARDER_FOR_ALL,
    "pays-double": Payer.DISCARDER_DOUBLE,
}
PENALTIES: Final = {"figures": PenaltyRule.BOX, "clubs": PenaltyRule.CLUBS}
EXEMPT: Final = {
    "holds-only-that-suit, ready-hand": Exempt.HOLDS_OR_READY,
    "holds-only-that-suit, ready-before": Exempt.READY_BEFORE,
    "with-sets, ready-hand": Exempt.SETS_TOO,
    "with-sets, ready-before": Exempt.SETS_TOO | Exempt.READY_BEFORE,
}
DRAWS: Final = {
    "none": DrawPayment.NONE,
    "to-east": DrawPayment.DEALER,
    "to-ready-hands": DrawPayment.READY,
    "to-waiting-hands": DrawPayment.WAITING,
    "to-east-and-ready-hands": DrawPayment.DEALER | DrawPayment.READY,
    "to-east-and-waiting-hands": DrawPayment.DEALER | DrawPayment.WAITING,
}
LEADS: Final = {"stays": Lead.STAYS, "passes": Lead.PASSES, "next-to-winner": Lead.WINNERS_NEXT}
STOCK_ENDS: Final = {"never": StockEnd.NEVER, "below-zero": StockEnd.BELOW_ZERO, "at-zero": StockEnd.AT_ZERO}
TIME_ENDS: Final = {"finished": TimeEnd.FINISHED, "dropped": TimeEnd.DROPPED}
#: Number of sets in a hand of sets and a pair.
_SETS: Final = 4
#: Seats in play by the number of players: two sit opposite each other.
SEATS: Final = {2: 0b0101, 3: 0b0111, 4: 0b1111}
#: Key in `[shapes]` → bit.
SHAPES: Final = {
    "seven_pairs_of_one_suit": compiled.TWINS_SUIT,
    "seven_pairs_of_honours": compiled.TWINS_HONOURS,
    "thirteen_wonders": compiled.WONDERS,
    "seven_pairs": compiled.PAIRS_ANY,
    "pairs_of_ends": compiled.PAIRS_OF_ENDS,
    "knitting": compiled.KNITTING,
    "triple_knitting": compiled.TRIPLE_KNITTING,
    "one_suit": compiled.ONE_SUIT_ANY,
}


def compile_rules(rules: RuleSet) -> np.record:
    """Return a new `RULES` record with everything in `rules` that the engine asks for.

    Patterns that the options leave without an occasion (bonus tiles without flowers, a ready hand at once where it
    cannot be declared, a robbed kong where none may be robbed) are not in force.
    """
    record: np.record = np.zeros(1, RULES)[0]
    letters = rules.id.encode("ascii")
    record.set_name[: len(letters)] = list(letters)
    record.set_version = rules.version
    record.tradition = TRADITIONS.index(rules.tradition)
    _compile_play(rules.file, record)
    _compile_worth(rules.file, record)
    _compile_match(rules.file, record)
    for name, pattern in NAMES.items():
        row = rules.pattern(name)
        if row is not None and _has_occasion(rules, pattern):
            _compile_pattern(row, pattern, record)
    record.asks_scorer = _bars_complete_hands(record)
    return record


def _compile_play(file: RuleFile, record: np.record) -> None:
    record.players = file.seats.players.value
    record.seats = SEATS[file.seats.players.value]
    record.flowers = file.tiles.flowers.value
    record.numbered_seats = file.seats.names.value == "numbers"
    record.sides_from_seat_one = file.wall.broken_side.value == "counted-from-seat-one"
    record.stack_by_second_roll = file.wall.broken_stack.value == "second-roll-from-the-right"
    record.counted_out_first = file.wall.counted_out.value == "first"
    # The engine's seats follow each other counter-clockwise: play that runs clockwise is its mirror image, left is right.
    from_left = file.wall.broken_stack.value == "both-rolls-from-the-left"
    record.wall_from_left = from_left != (file.seats.order.value == "clockwise")
    record.loose_tiles = file.wall.loose_tiles.value
    record.dead_wall = file.wall.dead_wall.value
    record.dead_wall_with_loose = file.wall.dead_wall_without.value == "nothing"
    record.deal_order = DEAL_ORDERS[file.deal.hand_of_east.value, file.deal.odd_tiles.value]
    claims, play, ready = file.claims, file.play, file.ready
    record.chow = CHOWS[claims.chow.value]
    record.may_pung = claims.pung.value
    record.may_kong = claims.kong.value
    record.may_lay_own_kong = play.own_kongs.value
    record.may_add_kong = play.kong_by_adding.value == "drawn-tile-counts-exposed"
    record.may_lay_own_chow = _says(play.own_chows, value=True)
    record.may_lay_own_pung = _says(play.own_pungs, value=True)
    record.kong_onto_pung_by_discard = play.kong_from_discard.value == "three-concealed-or-exposed-pung"
    record.claims_by_turn = claims.priority.value == "mahjong, next in turn"
    record.tie = TIES[claims.tie.value]
    record.three_claims_draw = claims.three.value == "drawn-hand"
    record.rob_exposed_kong = claims.rob_exposed_kong.value
    record.rob_concealed_kong_wonders = claims.rob_concealed_kong_wonders.value
    record.furiten = play.furiten.value
    record.ready_hand = READY_HANDS[ready.hand.value]
    record.ready_at_once = AT_ONCE[ready.at_once_when.value] if ready.at_once.value else AtOnce.NEVER
    record.dead_hand = play.dead_hand.value
    for key, bit in SHAPES.items():
        if getattr(file.shapes, key).value:
            record.shapes |= bit
    record.concealed_win = play.winning_hand.value == "concealed"
    record.pair_from_discard = play.pair_from_discard.value
    record.max_chows = play.most_chows.value
    record.wall_wins_only = _wall_wins_only(file)
    record.min_points = play.least_points.value
    record.min_doubles = play.least_doubles.value


def _compile_worth(file: RuleFile, record: np.record) -> None:
    scoring = file.scoring
    record.valuation = VALUATIONS[scoring.total.value]
    record.flat_value = scoring.flat.value
    figures = scoring.by_doubles.value
    for doubles in range(len(record.value_table)):
        record.value_table[doubles] = figures[min(doubles, len(figures) - 1)]
    limit = file.limit.cap.value
    record.limit = 0 if limit == NO_LIMIT else limit
    record.limit_spares_losers = _says(file.limit.losers, value="free")
    record.limit_worth = file.limit.hands_without_limit.value if limit == NO_LIMIT else limit
    record.only_tile = ONLY_TILES[scoring.only_possible_tile.value]
    record.earthly_undeclared = scoring.earthly.value == "any-hand"
    record.own_wind_scores_only = scoring.winds.value == "own"
    record.one_suit_needs_honour_pair = scoring.one_suit_needs_honour_pair.value
    record.waiting_one_suit_doubles = scoring.waiting_one_suit_doubles.value
    record.nothing_drawn_dealt = _says(scoring.nothing_drawn, value="as-dealt")
    record.snake_any_chows = _says(scoring.hidden_snake, value="any-numbers")
    record.flowers_add_to_sums = _says(scoring.flowers_with_sums, value=True)
    settlement = file.settlement
    record.own_score = settlement.winner.value == "own-score"
    record.losers_points = settlement.winner.value == "losers-points"
    record.payer = PAYERS[settlement.discarder.value]
    record.losers_settle = settlement.losers.value == "difference"
    record.dealer_doubles = settlement.east_with_winner.value
    record.dealer_doubles_losers = settlement.east_between_losers.value
    dangerous = PENALTIES[settlement.penalty_rule.value]
    by_discard = not _wall_wins_only(file)
    record.penalty = dangerous if settlement.penalty.value and by_discard else PenaltyRule.NONE
    # a table may ask to be warned of discards that cost nothing (WEB)
    warned = settlement.penalty.value or file.table.danger_warning.value
    record.danger = dangerous if warned and by_discard else PenaltyRule.NONE
    record.penalty_exempt = EXEMPT[settlement.penalty_suit_exempt.value]
    record.penalty_needs_one_suit = settlement.penalty_needs_one_suit.value
    record.penalty_suit_honours = _says(settlement.penalty_suit_honours, value=True)
    record.draw_payment = DRAWS[settlement.drawn_hand.value]
    record.draw_amount = settlement.drawn_hand_amount.value


def _compile_match(file: RuleFile, record: np.record) -> None:
    match = file.match
    record.lead_after_dealer_wins = LEADS[match.lead_after_east_wins.value]
    record.lead_after_other_wins = LEADS[match.lead_after_other_wins.value]
    record.lead_after_draw = LEADS[match.lead_after_draw.value]
    record.rounds = match.rounds.value
    record.hands = match.hands.value
    record.stock = file.settlement.stock.value
    record.stock_end = STOCK_ENDS[match.stock_end.value]
    record.time_end = TIME_ENDS[match.time_end.value]


def _compile_pattern(row: PatternRow, pattern: Pattern, record: np.record) -> None:
    record.in_force[pattern] = 1
    record.winner_only[pattern] = row.who == Who.WINNER.value
    record.concealed_only[pattern] = row.only_concealed
    record.points[pattern] = row.points.value if row.points else row.flat.value if row.flat else 0
    record.doubles[pattern] = row.doubles.value if row.doubles else 0
    if row.limit is not None:
        record.limit_hand[pattern] = Worth.LIMIT
    elif row.half_limit is not None:
        record.limit_hand[pattern] = Worth.HALF_LIMIT
    elif row.flat is not None:
        record.limit_hand[pattern] = Worth.FLAT
    if row.tiles is not None:
        compile_templates(record, pattern, row.tiles.value)
    record.waiting_tenths[pattern] = row.waiting


def _bars_complete_hands(record: np.record) -> bool:
    """Return whether some rule bars complete hands from winning. `record`: all else is written."""
    return bool(
        record.max_chows < _SETS
        or record.min_points > 0
        or record.min_doubles > 0
        or record.concealed_win
        or not record.pair_from_discard
        or record.wall_wins_only
        or record.ready_hand == ReadyHand.TO_WIN
        or (record.shapes & compiled.ONE_SUIT_ANY and record.concealed_only[Pattern.ONE_SUIT_ANY_TILES])
    )


def _says(cited: Cited[Any] | None, *, value: object) -> bool:
    """Return whether a value that may be left out is present and equals `value`."""
    return cited is not None and cited.value == value


def _wall_wins_only(file: RuleFile) -> bool:
    """Return whether no player may win by a discard."""
    return _says(file.play.win_from_discard, value=False)


def _has_occasion(rules: RuleSet, pattern: Pattern) -> bool:
    """Return whether the pattern can occur at all under the chosen rules."""
    match pattern.row.occasion:
        case Occasion.ALWAYS:
            return True
        case Occasion.FLOWERS:
            return rules.file.tiles.flowers.value
        case Occasion.READY_AT_ONCE:
            return rules.file.ready.at_once.value
        case Occasion.EARTHLY:
            may_come = rules.file.scoring.earthly.value == "any-hand" or rules.file.ready.at_once.value
            return may_come and not _wall_wins_only(rules.file)
        case Occasion.WON_DISCARD:
            return not _wall_wins_only(rules.file)
        case Occasion.ROBBED_KONG:
            return rules.file.claims.rob_exposed_kong.value

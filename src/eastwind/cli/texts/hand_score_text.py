"""Bill of a hand as text: line by line what counts, its worth and its source."""

from collections.abc import Sequence
from typing import assert_never

from eastwind.cli.columns import columns
from eastwind.explain import Obstacle, RulesInUse, obstacles_to_hand
from eastwind.interchange.rule_words import pattern_label, rule_label, set_label, source_label
from eastwind.rules.schema import NO_LIMIT
from eastwind.scoring.hand import Hand, hand_text
from eastwind.scoring.layout import Source, StepKind, Unit
from eastwind.tiles.names import tile_name
from eastwind.tiles.notation import format_tile, format_tiles
from eastwind.traditions.hand_score import HandScore, ScoreLine
from eastwind.words import round_name, text, wind_name


def bill_as_text(use: RulesInUse, hand: Hand, bill: HandScore, language: str) -> str:
    """Return the whole sheet: the rules, the hand, the lines, the sum."""
    parts = [
        set_label(use.rules, language),
        _hand_line(use, hand, bill, language),
        "",
        *_lines(use, bill, language),
        "",
        *_sums(use, bill, language),
    ]
    cited = sorted({source.partition(" ")[0] for source in (use.source_of(line.pattern.key) for line in bill.lines)})
    parts += ["", *(f"{name}: {source_label(use.rules, name, language)}" for name in cited)] if cited else []
    return "\n".join(parts)


def _hand_line(use: RulesInUse, hand: Hand, bill: HandScore, language: str) -> str:
    tiles = " · ".join(part for part in (hand_text(hand), format_tiles(hand.flowers)) if part)
    seat = wind_name(language, hand.seat_wind)
    prevailing = round_name(language, hand.round_wind)
    return f"{tiles}\n{seat}, {prevailing}. {_outcome(use, hand, bill, language)}"


def _in_words(obstacle: Obstacle, language: str) -> str:
    form = rule_label(obstacle.form, language) if obstacle.form else ""
    needs, has = str(obstacle.needs or 0), str(obstacle.has or 0)
    return text(language, f"calculator-bar-{obstacle.kind}", needs=needs, has=has, form=form)


def _outcome(use: RulesInUse, hand: Hand, bill: HandScore, language: str) -> str:
    if not hand.won:
        return text(language, "cli-score-unwon")
    if not bill.won:
        barred = [_in_words(obstacle, language) for obstacle in obstacles_to_hand(use, hand)]
        return " ".join(
            [text(language, "cli-score-barred"), *barred] if barred else [text(language, "cli-score-incomplete")]
        )
    if hand.last is None or hand.source is Source.NONE:
        return text(language, "cli-score-dealt")
    tile = f"{tile_name(hand.last, language)} ({format_tile(hand.last)})"
    return text(language, f"cli-score-by-{hand.source.name.lower().replace('_', '-')}", tile=tile)


def _lines(use: RulesInUse, bill: HandScore, language: str) -> Sequence[str]:
    if not bill.lines:
        return [text(language, "bill-nothing")]
    rows = [
        (
            pattern_label(use.rules, line.pattern.key, language),
            format_tiles(line.tiles),
            _worth(line, language),
            use.source_of(line.pattern.key),
        )
        for line in bill.lines
    ]
    return columns(rows)


def _worth(line: ScoreLine, language: str) -> str:
    match line.unit:
        case Unit.LIMIT:
            return text(language, "limit-hand")
        case Unit.POINTS:
            return text(language, "points-count", count=line.amount) if line.amount else ""
        case Unit.DOUBLES:
            return text(language, "doubles-count", count=line.amount)
        case unknown:
            assert_never(unknown)


def _sums(use: RulesInUse, bill: HandScore, language: str) -> list[str]:
    rows, before = [], 0
    for step in bill.steps:
        match step.kind:
            case StepKind.SUM:
                rows.append(f"{text(language, 'bill-sum')}: {step.amount}")
            case StepKind.TIMES if step.amount == before << step.number:
                # written out as on paper: 26 × 2 × 2
                doubled = " × ".join([str(before), *["2"] * step.number])
                rows.append(f"{text(language, 'doubles-count', count=step.number)}: {doubled} = {step.amount}")
            case StepKind.TABLE if step.number:
                rows.append(f"{text(language, 'doubles-count', count=step.number)}: {step.amount}")
            case StepKind.LIMIT:
                rows.append(text(language, "bill-limit-cut", **{"from": str(before), "to": str(step.amount)}))
            case StepKind.TIMES | StepKind.TABLE | StepKind.SINGLE:
                pass
            case unknown:
                assert_never(unknown)
        before = step.amount
    rows.append(f"{text(language, 'bill-total')}: {text(language, 'points-count', count=bill.total)}")
    if bill.is_limit_hand and use.rules.file.limit.cap.value == NO_LIMIT:
        rows.append(text(language, "cli-score-no-limit"))
    return rows

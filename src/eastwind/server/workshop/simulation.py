"""From a wish for a simulation to its plans, and from findings to messages. Loaded with the first wish: brings compiled code."""

from typing import Final

from eastwind.bots import STRONGEST, Registry
from eastwind.keeper.faults import KeeperError
from eastwind.keeper.rules_file import import_text
from eastwind.rules import RuleFaults, RuleSet, load_file
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, from_faults
from eastwind.server.wire.simulate import (
    SimulationFindings,
    SimulationMean,
    SimulationPattern,
    SimulationPlayer,
    SimulationResult,
    SimulationRules,
    SimulationShare,
    SimulationWish,
)
from eastwind.server.workshop.presets import chosen_preset
from eastwind.study.chances import Mean, Share
from eastwind.study.findings import Findings, PlayerFound
from eastwind.study.simulate import Plan, seats_under
from eastwind.words import WINDS

_FILE: Final = "a rule set's file without faults"


def plans_of(wish: SimulationWish, most: int, bots: Registry) -> tuple[Plan, ...]:
    """What is to be played, before and after.

    :raises Refusal: for rules that cannot be, more hands than `most`, a bot that is none of `bots`, or not as many as seats.
    """
    if wish.hands > most:
        raise Refusal(ErrorCode.MALFORMED, f"hands: 1 to {most}", str(wish.hands))
    asked = [wish.before, *([wish.after] if wish.after is not None else [])]
    plans = tuple(_plan(_rules(one), wish, bots) for one in asked)
    if len({len(plan.levels) for plan in plans}) > 1:
        raise Refusal(ErrorCode.MALFORMED, "after: rules for as many players as before", str(len(plans[-1].levels)))
    return plans


def _rules(asked: SimulationRules) -> RuleSet:
    if asked.file is None:
        return chosen_preset(asked.rules, asked.options)
    try:
        if asked.file.lstrip().startswith("{"):
            return import_text(asked.file, "file")
        return load_file(asked.file, "file", asked.options)
    except RuleFaults as faults:
        raise from_faults(faults, _FILE) from faults
    except KeeperError as error:
        raise Refusal(ErrorCode.MALFORMED, _FILE, str(error)) from error


def _plan(rules: RuleSet, wish: SimulationWish, bots: Registry) -> Plan:
    seats = seats_under(rules)
    levels = list(wish.bots) or [STRONGEST]
    if len(levels) not in (1, seats):
        raise Refusal(
            ErrorCode.MALFORMED, f"bots: one level for each of {seats} seats, or one for all", str(len(levels))
        )
    for level in levels:
        if level not in bots:
            raise Refusal(ErrorCode.MALFORMED, f"bots: each one of {', '.join(bots.names)}", level)
    chosen = tuple(bots.find(level) for level in levels)
    return Plan(rules, chosen if len(chosen) > 1 else chosen * seats, wish.hands, wish.seed)


def result_of(found: list[Findings]) -> SimulationResult:
    """The findings of one or two plans as a message."""
    return SimulationResult(before=_findings(found[0]), after=_findings(found[1]) if len(found) > 1 else None)


def _findings(found: Findings) -> SimulationFindings:
    seats = range(len(found.levels))
    return SimulationFindings(
        rules=found.rules.id,
        digest=found.rules.digest,
        hands=found.hands,
        seed=found.seed,
        bots=list(found.levels),
        drawn=_share(found.drawn),
        several_winners=_share(found.several),
        drawn_by_self=_share(found.drawn_by_self),
        discards=_mean(found.discards),
        winning_value=_mean(found.winning_value),
        losing_value=_mean(found.losing_value),
        median_value=found.value_at(0.5),
        limit=found.limit,
        cut=_share(found.cut),
        limit_hands_won=_share(found.limit_hands_won),
        lost_by_cut=found.lost_by_cut,
        seats=[_player(found.levels[seat], found.by_seat(seat)) for seat in seats],
        winds=[_player(WINDS[wind], found.by_wind(wind)) for wind in seats],
        levels=[_player(level, found.by_level(level)) for level in found.levels_played],
        patterns=[
            SimulationPattern(
                rule=one.name,
                limit_hand=one.limit_hand,
                among_winners=_share(one.among_winners),
                among_losers=_share(one.among_losers),
                of_hands=_share(one.of_hands),
                lines=one.lines,
                value=_mean(one.value),
                gain=_mean(one.gain),
            )
            for one in found.patterns
        ],
    )


def _share(share: Share) -> SimulationShare:
    return SimulationShare(count=share.count, of=share.of, value=share.value, low=share.low, high=share.high)


def _mean(mean: Mean) -> SimulationMean:
    known = mean.count > 1
    return SimulationMean(
        count=mean.count,
        value=mean.value,
        low=mean.low if known else None,
        high=mean.high if known else None,
    )


def _player(name: str, player: PlayerFound) -> SimulationPlayer:
    return SimulationPlayer(
        name=name,
        won=_share(player.won),
        drawn_by_self=_share(player.drawn_by_self),
        gave=_share(player.gave),
        points=_mean(player.points),
        value=player.value,
    )

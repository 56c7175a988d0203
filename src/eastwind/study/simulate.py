"""Simulator: very many hands between bots under a rule set, and the findings in them.

    found = simulate(Plan(load_preset("ru-classic"), ("club",) * 4, hands=20_000, seed=1))
    found.drawn.value, found.pattern("no_chow").among_winners.low

The same plan gives the same findings however it is shared out (see `eastwind.study.bot_play`). A `spread` that ends early,
because the caller lost patience, gives the findings of what was played: those of the same plan with that many hands.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from eastwind.bots import AnyBot
from eastwind.bots.tempers import GENERAL
from eastwind.errors import EastwindError
from eastwind.explain.rules_in_use import compiled_once
from eastwind.rules import RuleSet
from eastwind.study.bot_play import Part, Seated, Spread, chunks_in, play_chunk, seat_bots
from eastwind.study.findings import Findings
from eastwind.study.tally import add_tally, new_tally, seats_at
from eastwind.study.weights import common_weights, names_of_weights, told_weights
from eastwind.wholes import as_whole

#: Largest seed: the seed of a chunk is made of 64 bits.
MOST_SEED: Final = 2**64 - 1


class PlanError(EastwindError, ValueError):
    """Error for an impossible simulation: the message states what was expected."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Simulation to be played.

    :ivar bots: by seat, by name or whatever else `as_bot` takes; :ivar hands: at least 1; :ivar seed: 0 to 2^64 − 1.
    :ivar weights: name of the weights by which the bots play, a preset's or `general`; None: those of the rules. See `compared`.
    :raises BotError: for a bot that is not known, or not as many as seats.
    :raises PlanError: for no hands at all, a seed out of range, or unknown weights.
    """

    rules: RuleSet
    bots: tuple[AnyBot, ...]
    hands: int
    seed: int
    weights: str | None = None

    def __post_init__(self) -> None:
        if self.weights is not None and self.weights not in names_of_weights():
            raise PlanError(f"expected the weights of one of {', '.join(names_of_weights())}, found {self.weights!r}")
        self._seated()
        hands, seed = as_whole(self.hands), as_whole(self.seed)
        if hands is None or hands < 1:
            raise PlanError(f"expected at least one hand, found {self.hands}")
        if seed is None or not 0 <= seed <= MOST_SEED:
            raise PlanError(f"expected a seed from 0 to {MOST_SEED}, found {self.seed}")
        # `1e6` is what many write
        object.__setattr__(self, "hands", hands)
        object.__setattr__(self, "seed", seed)

    def seat(self) -> Seated:
        """Seat the bots, with the weights that they play by: a net may be looked for, which takes seconds."""
        return seat_bots(compiled_once(self.rules), self.bots, self.weights)

    def _seated(self) -> Seated:
        """Seat the bots without regard to the weights that they play by."""
        return seat_bots(compiled_once(self.rules), self.bots, GENERAL)

    @property
    def levels(self) -> tuple[str, ...]:
        """Bot names by seat."""
        return self._seated().levels

    @property
    def told_weights(self) -> str:
        """Name of the weights by which its bots play, as `Findings` give it."""
        return told_weights(compiled_once(self.rules), self.levels, self.weights)

    @property
    def chunks(self) -> int:
        return chunks_in(self.hands)


def compared(plans: Sequence[Plan]) -> tuple[Plan, ...]:
    """Return the plans made comparable: where they are of different rules, their bots play by the same weights on all sides.

    Weights that a plan has already are kept.
    """
    if len({plan.rules for plan in plans}) < 2:
        return tuple(plans)
    weights = common_weights(plan.rules for plan in plans)
    return tuple(plan if plan.weights else replace(plan, weights=weights) for plan in plans)


def seats_under(rules: RuleSet) -> int:
    """Return the number of bots that a rule set takes."""
    return seats_at(compiled_once(rules))


def simulate(plan: Plan, spread: Spread = map, keep: Callable[[Part], None] | None = None) -> Findings:
    """Play a plan and return its findings.

    `spread` shares out the chunks; `keep` gets every chunk in order, with a row for each of its hands, which is the only way
    to have the hands themselves: here they are counted and forgotten.

    :raises BotFault: if a bot that was brought from outside fails.
    """
    rules = compiled_once(plan.rules)
    seated = plan.seat()

    def play(chunk: int) -> Part:
        return play_chunk(rules, seated, plan.hands, plan.seed, chunk, keep_rows=keep is not None)

    total = new_tally()
    for part in spread(play, range(plan.chunks)):
        add_tally(total, part.tally)
        if keep is not None:
            keep(part)
    return Findings(plan.rules, seated.levels, plan.seed, total, plan.told_weights)

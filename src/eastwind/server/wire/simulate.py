"""Messages of `/api/simulate`: a try of rules with bots, its progress, its findings."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.server.wire.protocol import Level, Message
from eastwind.server.wire.texts import Line, Number, Options

SimulationState = Literal["waiting", "running", "done", "cancelled", "failed"]


class SimulationRules(Message):
    """Preset by its id, or a household's own file, with options.

    `file`: the text of a rule set's file, TOML or the exported JSON; then `rules` is not looked at.
    """

    rules: Line = Field(default="", max_length=100)
    options: Options = Field(default={})
    file: str | None = Field(default=None, max_length=200_000)


class SimulationWish(Message):
    """Order to simulate hands: under `before`, and under `after` too where the two are to be compared.

    `bots`: a level for each seat, one for all, or none at all: all of the strongest level.
    """

    before: SimulationRules
    after: SimulationRules | None = None
    bots: list[Level] = Field(default=[], max_length=4)
    hands: Number = 20_000
    seed: Annotated[int, Field(ge=0, lt=2**53)] = 1


class SimulationShare(Message):
    """Share: `count` out of `of`, with its interval at 95 %; all from 0 to 1."""

    count: int
    of: int
    value: float
    low: float
    high: float


class SimulationMean(Message):
    """Mean with its interval at 95 %; without bounds where fewer than two were counted."""

    count: int
    value: float
    low: float | None
    high: float | None


class SimulationPlayer(Message):
    """Results of the players of one seat, wind or level: see `eastwind.study.findings.PlayerFound`."""

    name: str
    won: SimulationShare
    drawn_by_self: SimulationShare
    gave: SimulationShare
    points: SimulationMean
    value: float


class SimulationPattern(Message):
    """Frequency of a pattern in winners' bills and what it brought: see `eastwind.study.findings.PatternFound`."""

    rule: str
    title: str = Field(description="what a household calls a hand of its own; empty for what everybody knows")
    limit_hand: bool
    among_winners: SimulationShare
    among_losers: SimulationShare
    of_hands: SimulationShare
    lines: float
    value: SimulationMean
    gain: SimulationMean


class SimulationFindings(Message):
    """Findings under one rule set. `seats` and `winds` (east first) have one entry each, `levels` one for each level.

    `lengths`: hands by their number of discards, from none to the most.
    """

    rules: str
    digest: str
    hands: int
    seed: int
    bots: list[Level]
    weights: str = Field(
        default="",
        description="by whose weights the bots played: a preset's id, general, or general+ID for general ones with the "
        "net of ID; empty where no bot plays by weights",
    )
    drawn: SimulationShare
    several_winners: SimulationShare
    drawn_by_self: SimulationShare
    discards: SimulationMean
    lengths: list[int]
    winning_value: SimulationMean
    losing_value: SimulationMean
    median_value: int
    limit: int
    cut: SimulationShare
    limit_hands_won: SimulationShare
    lost_by_cut: float
    seats: list[SimulationPlayer]
    winds: list[SimulationPlayer]
    levels: list[SimulationPlayer]
    patterns: list[SimulationPattern]


class SimulationDifference(Message):
    """Increase of a figure after the change, with its interval at 95 %; without bounds where nothing is known.

    `figure`: `drawn`, `winning_value`, `discards`, `drawn_by_self`, `east_points`, `cut`, `limit_hands_won`, `several_winners`,
    `points_0` … by seat, or a pattern's key for its share of winners' hands.
    """

    figure: str
    value: float
    low: float | None
    high: float | None
    chance: float = Field(description="how likely chance alone brings about so large a difference, taken by itself")
    sure: bool = Field(
        description="chance alone hardly explains it, all differences taken together (Holm's correction at 5 %)"
    )


class SimulationResult(Message):
    """Findings, and those after the change where one was asked for, with the differences between the two."""

    before: SimulationFindings
    after: SimulationFindings | None
    differences: list[SimulationDifference] = Field(default=[])


class Simulation(Message):
    """Progress of a simulation. `ahead`: others that are played before it begins; `result` when it is done, or was ended
    after some hands: of those that were played.

    `hands`: all that are to be played, under both rule sets; `rate`: hands a second; `seconds_left`: null while unknown.
    """

    id: str
    state: SimulationState
    ahead: int
    hands: int
    done: int
    rate: float
    seconds_left: float | None
    result: SimulationResult | None

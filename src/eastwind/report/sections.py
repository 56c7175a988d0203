"""Parts of the report, each from one or two findings: with two, everything is side by side."""

from collections.abc import Callable, Sequence
from operator import methodcaller
from typing import Final

import numpy as np

from eastwind.bots.tempers import preset_of
from eastwind.interchange.rule_words import option_label, option_words, set_label
from eastwind.report.cells import CellWriter
from eastwind.report.marks import bars, dots, histogram
from eastwind.report.markup import Markup, join, tag
from eastwind.report.weights import weights_words
from eastwind.rules import RuleSet
from eastwind.scoring.layout import Source
from eastwind.study.findings import Findings, PlayerFound
from eastwind.study.significance import Measured
from eastwind.study.weights import LENT
from eastwind.words import bot_name, text, wind_name

Found = Sequence[Findings]

#: Largest number of columns of the histogram of lengths; more discards than that are counted in twos and so on.
_MOST_COLUMNS: Final = 80


def section(writer: CellWriter, name: str, *content: str) -> Markup:
    """Return a heading, a sentence on the content, and the content. `name` is the beginning of the two texts."""
    return tag(
        "section",
        tag("h2", writer.say(name)),
        tag("p", text(writer.language, f"report-{name}-line"), class_="lead"),
        *content,
        id=f"report-{name}",
    )


def command_of(found: Findings) -> str:
    """Return the command that plays the same hands again."""
    options = "".join(
        f" --option {option.name}={str(option.value).lower()}"
        for option in found.rules.options
        if option.value != option.default
    )
    bots = ",".join(found.levels)
    if found.weights not in ("", preset_of(found.compiled)) and LENT not in found.weights:
        options += f" --weights {found.weights}"
    return (
        f"eastwind simulate --rules {found.rules.id}{options} --bots {bots} --hands {found.hands} --seed {found.seed}"
    )


def _rules_words(rules: RuleSet, language: str) -> str:
    """Return the rule set's name, and the options that are not at their defaults."""
    chosen = [
        f"{option_label(option.name, language)}: {option_words(option, option.value, language)}"
        for option in rules.options
        if option.value != option.default
    ]
    return " · ".join([set_label(rules, language), *chosen])


def _levels_words(levels: Sequence[str], language: str) -> str:
    """Return the players' levels in the order of the seats; neighbours of one level taken together."""
    groups: list[tuple[str, int]] = []
    for level in levels:
        if groups and groups[-1][0] == level:
            groups[-1] = (level, groups[-1][1] + 1)
        else:
            groups.append((level, 1))
    return " · ".join((f"{count} × " if count > 1 else "") + bot_name(level, language) for level, count in groups)


def what_was_played(writer: CellWriter, found: Found) -> Markup:
    """Return the facts of the simulation: rule sets, bots, hands, seed."""
    numbers = writer.numbers
    names = [_rules_words(one.rules, writer.language) for one in found]
    if len(found) == 1:
        rules = [tag("p", names[0], class_="rules")]
    else:
        titles = (writer.say("before"), writer.say("after"))
        rules = [
            tag("p", tag("span", class_=f"mark {side}"), tag("b", title), " ", name, class_="rules")
            for side, title, name in zip("ab", titles, names, strict=True)
        ]
    levels = _levels_words(found[0].levels, writer.language)
    played = [writer.say("hands", count=one.hands, shown=numbers.whole(one.hands)) for one in found]
    hands = played[0] if len(set(played)) == 1 else " / ".join(played)
    return join(
        *rules,
        tag("p", f"{levels} · {hands} · {writer.say('seed', seed=str(found[0].seed))}", class_="facts"),
        *(tag("p", words, class_="facts") for words in weights_words(found, writer.language)),
    )


def at_a_glance(writer: CellWriter, found: Found) -> Markup:
    """Return the part with the main numbers."""
    numbers = writer.numbers

    def tile(name: str, ask: Callable[[Findings], Measured], more: str = "") -> Markup:
        return tag(
            "div",
            tag("dt", writer.say(name)),
            tag("dd", writer.measured([ask(one) for one in found]), *([tag("small", more)] if more else [])),
        )

    half, most = ([numbers.whole(one.value_at(share)) for one in found] for share in (0.5, 0.99))
    swing = [numbers.decimal(_swing(one), 0) for one in found]
    tiles = [
        tile("drawn", lambda one: one.drawn),
        tile(
            "value",
            lambda one: one.winning_value,
            writer.say("value-spread", half=" → ".join(half), most=" → ".join(most)),
        ),
        tile("length-mean", lambda one: one.discards),
        tile("self-drawn", lambda one: one.drawn_by_self),
        *([tile("east-gains", lambda one: one.by_wind(0).points)] if all(one.winds for one in found) else []),
        tag(
            "div",
            tag("dt", writer.say("swing")),
            tag("dd", writer.plain(swing), tag("small", writer.say("swing-line"))),
        ),
        tile("cut", lambda one: one.cut),
        tile("limit-hands-won", lambda one: one.limit_hands_won),
    ]
    if any(one.several.count for one in found):
        tiles.append(tile("several", lambda one: one.several))
    return tag("dl", *tiles, class_="glance")


def _swing(found: Findings) -> float:
    """Return the standard deviation about 0 of the points that a hand brings to a player, over all players."""
    squares = sum(found.by_seat(seat).points.squares for seat in range(len(found.levels)))
    return float((squares / (found.hands * len(found.levels))) ** 0.5)


def _players_table(
    writer: CellWriter, name: str, found: Found, rows: Sequence[tuple[str, Callable[[Findings], PlayerFound]]]
) -> Markup:
    """Return a table of players in some places: their gains, as dots on one line, and the parts of these."""
    asked = [(label, [ask(one) for one in found]) for label, ask in rows]
    points = [player.points for _, players in asked for player in players]
    low = min(0.0, *(mean.low for mean in points)) if _known(points) else -1.0
    high = max(0.0, *(mean.high for mean in points)) if _known(points) else 1.0
    pad = (high - low) * 0.04
    head = [writer.say(title) for title in ("points", "won", "own-draw", "gave", "value-of-won")]
    return writer.table(
        name,
        head,
        [
            (
                label,
                [
                    join(
                        dots([one.points for one in players], low - pad, high + pad, zero=0.0),
                        writer.measured([one.points for one in players]),
                    ),
                    writer.measured([one.won for one in players]),
                    writer.measured([one.drawn_by_self for one in players]),
                    writer.measured([one.gave for one in players]),
                    writer.plain([writer.numbers.decimal(one.value, 1) for one in players]),
                ],
            )
            for label, players in asked
        ],
        wide=0,
    )


def _known(points: Sequence[Measured]) -> bool:
    return all(abs(mean.low) < float("inf") for mean in points)


def players(writer: CellWriter, found: Found) -> Markup:
    """Return the part on the players: the results of each bot, and of each level where there are several."""
    first = found[0]
    rows: list[tuple[str, Callable[[Findings], PlayerFound]]] = [
        (
            f"{seat + 1} · {bot_name(level, writer.language)}",
            methodcaller("by_seat", seat),
        )
        for seat, level in enumerate(first.levels)
    ]
    tables = [_players_table(writer, writer.say("seat"), found, rows)]
    if len(first.levels_played) > 1:
        by_level: list[tuple[str, Callable[[Findings], PlayerFound]]] = [
            (bot_name(level, writer.language), methodcaller("by_level", level)) for level in first.levels_played
        ]
        tables.append(_players_table(writer, writer.say("level"), found, by_level))
    return section(writer, "players", *tables)


def winds(writer: CellWriter, found: Found) -> Markup:
    """Return the part on the seats' advantage; empty where seats are no winds."""
    played = sorted({wind for one in found for wind in one.winds})
    if not played:
        return Markup("")
    rows: list[tuple[str, Callable[[Findings], PlayerFound]]] = [
        (wind_name(writer.language, wind), methodcaller("by_wind", wind)) for wind in played
    ]
    content = [_players_table(writer, writer.say("wind"), found, rows)]
    if len(found[0].levels_played) > 1:
        content.append(tag("p", writer.say("winds-mixed"), class_="note"))
    return section(writer, "winds", *content)


def endings(writer: CellWriter, found: Found) -> Markup:
    """Return the part on the ends of hands: sources of the winning tile, penalties."""

    def row(label: str, shares: Sequence[Measured], full: float) -> tuple[str, list[Markup]]:
        return label, [join(bars(shares, full), writer.measured(shares))]

    asked: list[tuple[str, list[Measured]]] = [
        (writer.say(f"source-{source.name.lower().replace('_', '-')}"), [one.sources[source] for one in found])
        for source in Source
        if any(one.sources[source].count for one in found)
    ]
    full = max((share.high for _, shares in asked for share in shares), default=1.0)
    tables = [writer.table(writer.say("won-with"), [writer.say("of-won")], [row(*one, full) for one in asked], wide=0)]
    reasons = [
        (
            text(writer.language, f"penalty-{reason.name.lower().replace('_', '-')}"),
            [one.penalties[reason] for one in found],
        )
        for reason in found[0].penalties
        if any(one.penalties[reason].count for one in found)
    ]
    if reasons:
        most = max(share.high for _, shares in reasons for share in shares)
        rows = [row(label, shares, most) for label, shares in reasons]
        tables.append(writer.table(writer.say("penalties"), [writer.say("of-hands")], rows, wide=0))
    return section(writer, "endings", *tables)


def length(writer: CellWriter, found: Found) -> Markup:
    """Return the part on the length of a hand."""
    rows = [one.lengths_won + one.lengths_drawn for one in found]
    size = max((int(np.flatnonzero(row)[-1]) + 1 for row in rows if row.any()), default=1)
    step = -(-size // _MOST_COLUMNS)
    padded = [np.pad(row[:size], (0, -size % step)).reshape(-1, step).sum(axis=1) for row in rows]
    ticks = [(number, writer.numbers.whole(number)) for number in range(0, size, 20)]
    drawing = histogram(padded, 0, step, writer.say("length"), ticks)
    return section(writer, "length", drawing, tag("p", writer.say("discards-axis"), class_="axis"))

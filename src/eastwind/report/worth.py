"""Parts of the report about the worth of hands: values, patterns, limit hands, the limit."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from eastwind.interchange.rule_words import pattern_label
from eastwind.report.cells import CellWriter
from eastwind.report.marks import bars, rare
from eastwind.report.markup import Markup, join, tag
from eastwind.report.sections import Found, section
from eastwind.study.chances import Share
from eastwind.study.findings import Findings, PatternFound
from eastwind.study.significance import Measured
from eastwind.study.tally import EXACT
from eastwind.traditions.classical.patterns import Pattern

#: Edges of the classes of values, in steps of about a quarter of the median value.
_EDGES: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400)
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
#: Limits that are tried on the hands as played, in addition to the rule set's own.
_LIMITS: Final = (50, 100, 200, 300, 500, 1000, 2000, 4000)


def values(writer: CellWriter, found: Found) -> Markup:
    """Return the part on the values of hands: winners' and others'."""
    step = max((size for size in _STEPS if size * 4 <= max(one.value_at(0.5) for one in found)), default=1)
    top = max(_largest(one, winners=winners) for one in found for winners in (True, False))
    edges = [edge * step for edge in _EDGES if edge * step <= top]
    shares = {winners: [_classes(one, edges, winners=winners) for one in found] for winners in (True, False)}
    full = {side: max((share.high for row in rows for share in row), default=1.0) for side, rows in shares.items()}
    rows = []
    for place in range(len(edges)):
        cells = []
        for winners in (True, False):
            asked = [row[place] for row in shares[winners]]
            cells.append(join(bars(asked, full[winners]), writer.measured(asked)))
        rows.append((_class_name(writer, edges, place), cells))
    head = [writer.say("winners"), writer.say("losers")]
    return section(writer, "values", tag("div", writer.table(writer.say("worth"), head, rows), class_="halves"))


def _largest(found: Findings, *, winners: bool) -> int:
    exact, beyond = found.values(winners=winners)
    if beyond.any():
        return EXACT
    seen = np.flatnonzero(exact)
    return int(seen[-1]) if len(seen) else 0


def _classes(found: Findings, edges: Sequence[int], *, winners: bool) -> list[Share]:
    exact, beyond = found.values(winners=winners)
    of = int(exact.sum() + beyond.sum())
    ends = [*edges[1:], None]
    counts = [int(exact[begin:end].sum()) for begin, end in zip(edges, ends, strict=True)]
    counts[-1] += int(beyond.sum())
    return [Share(count, of) for count in counts]


def _class_name(writer: CellWriter, edges: Sequence[int], place: int) -> str:
    begin = writer.numbers.whole(edges[place])
    if place + 1 == len(edges):
        return writer.say("from", begin=begin)
    last = edges[place + 1] - 1
    return begin if last == edges[place] else f"{begin}–{writer.numbers.whole(last)}"


def _label(found: Found, pattern: Pattern, language: str) -> str:
    """Return the name of a pattern in the first rule set that plays it."""
    rules = next((one.rules for one in found if _in(one, pattern) is not None), found[0].rules)
    return pattern_label(rules, pattern.key, language)


def _in(found: Findings, pattern: Pattern) -> PatternFound | None:
    return next((one for one in found.patterns if one.pattern is pattern), None)


def patterns(writer: CellWriter, found: Found) -> Markup:
    """Return the part on patterns: their share of the winners' bills and their worth there; limit hands have their own part."""
    groups: dict[str, list[Pattern]] = {"by-points": [], "by-doubles": []}
    for pattern in Pattern:
        known = [(one, there) for one in found if (there := _in(one, pattern)) is not None and not there.limit_hand]
        if known:
            groups["by-doubles" if known[0][0].compiled.doubles[pattern] else "by-points"].append(pattern)
    tables = []
    for name, members in groups.items():
        members.sort(key=lambda pattern: -max((_count(one, pattern) for one in found), default=0))
        if members:
            tables += [tag("h3", writer.say(name)), _patterns_table(writer, found, members)]
    return section(writer, "patterns", *tables)


def _count(found: Findings, pattern: Pattern) -> float:
    there = _in(found, pattern)
    return there.among_winners.value if there else 0.0


def _patterns_table(writer: CellWriter, found: Found, members: Sequence[Pattern]) -> Markup:
    rows = []
    full = max((_count(one, pattern) for one in found for pattern in members), default=0.0) or 1.0
    for pattern in members:
        asked = [_in(one, pattern) for one in found]
        shares = [one.among_winners if one else Share(0, 0) for one in asked]
        cells = [
            join(_bars_where_played(shares, full), _measured_where_played(writer, shares)),
            _where_seen(writer, asked, "gain"),
            _where_seen(writer, asked, "value"),
            _measured_where_played(writer, [one.among_losers if one else Share(0, 0) for one in asked]),
        ]
        rows.append((_label(found, pattern, writer.language), cells))
    head = [writer.say(title) for title in ("of-winners", "gain", "hand-worth", "of-losers")]
    return writer.table(writer.say("pattern"), head, rows, wide=0)


def _bars_where_played(shares: Sequence[Share], full: float) -> Markup:
    return bars([share if share.of else Share(0, 10**9) for share in shares], full)


def _measured_where_played(writer: CellWriter, shares: Sequence[Share]) -> Markup:
    """Return shares, a dash for a rule set that does not play the pattern."""
    if all(share.of for share in shares):
        return writer.measured(shares)
    return writer.plain([writer.numbers.value(share) if share.of else "–" for share in shares])


def _where_seen(writer: CellWriter, asked: Sequence[PatternFound | None], name: str) -> Markup:
    """Return a mean, a dash where there is nothing to take it of."""
    means = [getattr(one, name) if one else None for one in asked]
    known = [mean for mean in means if mean is not None and mean.count]
    if len(known) == len(means):
        return writer.measured(known)
    return writer.plain([writer.numbers.value(mean) if mean is not None and mean.count else "–" for mean in means])


def limit_hands(writer: CellWriter, found: Found) -> Markup:
    """Return the part on limit hands, each with its rarity."""
    members = [
        pattern for pattern in Pattern if any((there := _in(one, pattern)) and there.limit_hand for one in found)
    ]
    if not members:
        return Markup("")
    members.sort(key=lambda pattern: -max(_count(one, pattern) for one in found))
    lowest = max(3, *(len(str(one.hands)) for one in found))
    rows = []
    for pattern in members:
        shares = [there.of_hands if (there := _in(one, pattern)) else Share(0, 0) for one in found]
        known: list[Measured] = [share for share in shares if share.of]
        cells = [
            rare(known, lowest),
            writer.plain([writer.numbers.whole(share.count) if share.of else "–" for share in shares]),
            writer.plain([_once_in(writer, share) if share.of else "–" for share in shares]),
            writer.plain([_once_between(writer, share) if share.of else "–" for share in shares]),
        ]
        rows.append((_label(found, pattern, writer.language), cells))
    head = [writer.say(title) for title in ("how-rare", "seen", "once-in", "once-between")]
    return section(writer, "limit-hands", writer.table(writer.say("limit-hand"), head, rows, wide=0))


def _once_in(writer: CellWriter, share: Share) -> str:
    """Return the number of hands from one to the next."""
    return writer.numbers.rounded(1 / share.value) if share.count else "–"


def _once_between(writer: CellWriter, share: Share) -> str:
    """Return the interval of the same."""
    few = writer.numbers.rounded(1 / share.high)
    if not share.count:
        return writer.say("rarer-than", hands=few)
    return f"{few}–{writer.numbers.rounded(1 / share.low)}"


def the_limit(writer: CellWriter, found: Found) -> Markup:
    """Return the part on the limit: its cut, and the effect of other limits on the same hands."""
    numbers = writer.numbers
    limits = sorted({*_LIMITS, *(one.limit for one in found if 0 < one.limit <= EXACT)})
    asked = [(limit, [one.with_limit(limit) for one in found]) for limit in [*limits, 0]]
    full = max((cut.value for _, cuts in asked for cut in cuts), default=1.0) or 1.0
    most = max((cut.share.high for _, cuts in asked for cut in cuts), default=1.0) or 1.0
    rows = []
    for limit, cuts in asked:
        own = any(limit == one.limit for one in found)
        name = numbers.whole(limit) if limit else writer.say("no-limit")
        label = join(name, " ", tag("small", writer.say("as-played"))) if own else name
        means = [Share(round(cut.value * 1000), round(full * 1000)) for cut in cuts]
        rows.append(
            (
                label,
                [
                    join(bars([cut.share for cut in cuts], most), writer.measured([cut.share for cut in cuts])),
                    join(_plain_bars(means), writer.plain([numbers.decimal(cut.value, 1) for cut in cuts])),
                ],
            )
        )
    said = [
        writer.say(
            "cut-words",
            cut=numbers.value(one.cut),
            lost=numbers.decimal(one.lost_by_cut, 0),
            losers=numbers.value(one.cut_among_losers),
        )
        for one in found
        if one.limit
    ]
    head = [writer.say("would-be-cut"), writer.say("value")]
    table = tag("div", writer.table(writer.say("limit-of"), head, rows), class_="halves")
    return section(writer, "limit", *(tag("p", words) for words in said), table)


def _plain_bars(parts: Sequence[Share]) -> Markup:
    """Return bars without intervals."""
    drawn = [
        tag("span", tag("span", class_="fill", style=f"width:{100 * part.value:.2f}%"), class_=f"bar {side}")
        for side, part in zip("ab", parts, strict=False)
    ]
    return tag("span", *drawn, class_="bars", aria_hidden="true")

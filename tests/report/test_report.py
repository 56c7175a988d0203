"""The report: it says the findings' own numbers, in four languages, in a file that needs nothing else."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from eastwind.report import report_html
from eastwind.report.markup import Markup, tag
from eastwind.report.numbers import Numbers, digits_for
from eastwind.rules import load_file, load_preset
from eastwind.study.chances import Mean, Share
from eastwind.study.differences import row_differences
from eastwind.study.findings import Findings
from eastwind.study.significance import Difference
from eastwind.study.simulate import Plan, compared, simulate
from eastwind.words import LANGUAGES, text

_VOID: Final = frozenset({"meta"})
_TOKENS: Final = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"


@cache
def played(*bots: str, **options: int | bool | str) -> Findings:
    return simulate(Plan(load_preset("ru-classic", options), bots or ("novice",) * 4, 600, seed=3))


def before_and_after() -> list[Findings]:
    return [played(), played(limit=50, flowers=True)]


@dataclass
class Page(HTMLParser):
    """What a browser would find: elements in order, text, all tags closed."""

    open: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    attributes: list[tuple[str, str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag in _VOID:
            return
        self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th") and "tr" in self.open:
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["style"]:
            return
        self.words.append(data)
        if "tr" in self.open and self.rows[-1]:
            self.rows[-1][-1] += data

    def row(self, name: str) -> list[str]:
        """The cells of the one row that begins with a name."""
        (found,) = [row for row in self.rows if row and row[0].strip() == name]
        return found


def read(html: str) -> Page:
    page = Page()
    page.feed(html)
    page.close()
    assert page.open == []
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("compared", [False, True], ids=["alone", "compared"])
def test_a_report_is_whole_in_every_language(language: str, compared: bool) -> None:
    html = report_html(before_and_after() if compared else [played("club", "novice", "random", "novice")], language)
    page = read(html)
    assert ("html", "lang", language) in page.attributes
    said = " ".join(page.words)
    assert text(language, "report-title-compared" if compared else "report-title") in said
    assert text(language, "report-patterns") in said
    assert "nan" not in said
    assert "inf" not in said.replace("infinit", "")


def test_a_report_needs_nothing_from_elsewhere_and_runs_nothing() -> None:
    html = report_html(before_and_after(), "en")
    page = read(html)
    assert {name for _, name, _ in page.attributes} & {"src", "srcset", "onclick", "onload"} == set()
    assert all(value.startswith("#") for _, name, value in page.attributes if name == "href")
    assert "<script" not in html
    assert "url(" not in html
    assert "@import" not in html


def test_the_numbers_are_those_of_the_findings() -> None:
    found, numbers = played(), Numbers("en")
    page = read(report_html([found], "en"))
    for name in ("no_chow", "dragon_set", "pung_simple_exposed", "mahjong"):
        pattern = found.pattern(name)
        label = text("en", f"pattern-{name.replace('_', '-')}")
        _, winners, gain, value, losers = page.row(label)
        for cell, measured in (
            (winners, pattern.among_winners),
            (gain, pattern.gain),
            (value, pattern.value),
            (losers, pattern.among_losers),
        ):
            assert numbers.value(measured) in cell
            assert numbers.interval(measured) in cell
    east = page.row(text("en", "wind-east"))
    assert numbers.value(found.by_wind(0).points) in east[1]
    assert numbers.value(found.by_wind(0).won) in east[2]
    for limit_hand in found.limit_hands:
        row = page.row(text("en", f"pattern-{limit_hand.name.replace('_', '-')}"))
        assert row[2] == str(limit_hand.of_hands.count)


def test_before_and_after_stand_side_by_side_with_their_difference() -> None:
    before, after = before_and_after()
    numbers = Numbers("en")
    html = report_html([before, after], "en")
    page = read(html)
    row = page.row(text("en", "pattern-no-chow"))
    for one in (before, after):
        assert numbers.value(one.pattern("no_chow").among_winners) in row[1]
    # only one of the two is played with flowers
    flower = page.row(text("en", "pattern-flower"))
    assert flower[1].startswith("–")
    assert numbers.value(after.pattern("flower").among_winners) in flower[1]
    assert 'class="difference sure"' in html
    assert "limit=50" in html
    assert "flowers=true" in html


def marked_in(html: str) -> int:
    return html.count('class="difference sure"')


def test_of_a_set_compared_with_itself_nothing_is_marked_that_chance_brings_about() -> None:
    """Other walls, the same rules: some of the two hundred differences have 0 outside of their own interval, none is marked."""
    rules = load_preset("ru-classic")
    sides = [simulate(Plan(rules, ("novice",) * 4, 600, seed)) for seed in range(3, 7)]
    alone = 0
    for found in (sides[:2], sides[2:], sides[1:3]):
        html = report_html(found, "en")
        assert html.count('class="difference"') > 100
        assert marked_in(html) == 0
        beside = [row.difference for row in row_differences(*found)]
        alone += sum(it.low > 0 or it.high < 0 for it in beside)
    assert alone > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_the_weights_by_which_the_bots_played_on_both_sides(language: str) -> None:
    plans = [Plan(load_preset("ru-classic", options), ("club",) * 4, 50, 3) for options in ({}, {"limit": 500})]
    found = [simulate(plan) for plan in compared(plans)]
    name = text(language, "ruleset-ru-classic")
    assert text(language, "report-weights-own-both", name=name) in report_html(found, language)
    alone = report_html([simulate(plans[1])], language)
    assert text(language, "report-weights-general") in alone
    assert text(language, "report-weights-general") not in report_html([played()], language)
    assert " --weights ru-classic --bots" in report_html(found, language)


def test_classes_of_values_hold_every_hand_once() -> None:
    found = played()
    page = read(report_html([found], "en"))
    head = next(index for index, row in enumerate(page.rows) if row[:1] == [text("en", "report-worth")])
    shares = []
    for row in page.rows[head + 1 :]:
        if len(row) != 3:
            break
        shares.append(float(row[1].split("\N{NARROW NO-BREAK SPACE}")[0]))
    assert len(shares) > 5
    assert sum(shares) == pytest.approx(100, abs=len(shares) * 0.06)


def test_words_of_a_household_are_shown_as_words() -> None:
    """A title from somebody else's file is text, never markup."""
    source = '<script>alert("x")</script> & <b>'
    rules = load_file(f"id = 'ours'\nextends = 'ru-classic'\nversion = 1\ntitle = '''{source}'''\n", "ours.toml")
    html = report_html([simulate(Plan(rules, ("random",) * 4, 20, seed=1))], "en")
    assert "<script" not in html
    assert source in " ".join(read(html).words)


@pytest.mark.parametrize("found", [[], [played()] * 3], ids=["none", "three"])
def test_other_numbers_of_findings_are_refused(found: Sequence[Findings]) -> None:
    with pytest.raises(ValueError, match="one or two findings"):
        report_html(found, "en")


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "whole", "share"),
    [
        ("en", "1,234,567", "25.1 %"),
        ("ru", "1 234 567", "25,1 %"),
        ("bg", "1 234 567", "25,1 %"),
        ("pl", "1 234 567", "25,1 %"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, whole: str, share: str) -> None:
    def plain(written: str) -> str:
        return re.sub(r"\s", " ", written)

    numbers = Numbers(language)
    assert plain(numbers.whole(1_234_567)) == whole
    assert plain(numbers.value(Share(5_023, 20_000))) == share


def test_a_number_has_as_many_digits_as_it_deserves() -> None:
    assert [digits_for(reach) for reach in (12.0, 1.3, 0.6, 0.046, 0.0004, 0.0000001)] == [0, 1, 1, 2, 4, 7]
    numbers = Numbers("en")
    assert numbers.value(Share(0, 1000)) == "0\N{NARROW NO-BREAK SPACE}%"
    assert numbers.interval(Share(0, 1000)) == "0–0.4\N{NARROW NO-BREAK SPACE}%"
    assert numbers.value(Mean(4, -1000, 260_000)) == "−250"
    assert numbers.interval(Mean(1, 5, 25)) == ""
    assert [numbers.rounded(number) for number in (3.14, 47.6, 1234, 987_654)] == ["3.1", "48", "1,200", "990,000"]


def test_a_difference_has_the_interval_of_its_two_shares() -> None:
    """The worked example of Newcombe (1998), 56/70 and 48/80: 0.2 with 0.0524 to 0.3339."""
    difference = Difference(Share(48, 80), Share(56, 70))
    assert difference.value == pytest.approx(0.2)
    assert (difference.low, difference.high) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert difference.chance == pytest.approx(0.0126, abs=2e-3)
    assert Difference(Share(48, 80), Share(46, 70)).chance > 0.5


# --- markup and style ---------------------------------------------------------------------------------------------------


def test_markup_is_escaped_once() -> None:
    inner = tag("b", "a < b & c")
    assert tag("p", inner, "<i>", title='"x"') == '<p title="&quot;x&quot;"><b>a &lt; b &amp; c</b>&lt;i&gt;</p>'
    assert isinstance(inner, Markup)


def _style() -> str:
    return files("eastwind.report").joinpath("report.css").read_text(encoding="utf-8")


def _colours(css: str) -> list[dict[str, str]]:
    """The colours of each block that sets any, in the order of the file."""
    blocks = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block)) for block in re.findall(r"{([^{}]*)}", css)]
    return [block for block in blocks if "paper" in block]


def _contrast(one: str, two: str) -> float:
    """Of two colours, by the definition of WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(two)))
    return (high + 0.05) / (low + 0.05)


def test_words_can_be_read_by_day_by_night_and_on_paper() -> None:
    day, night, paper = _colours(_style())
    # night is for screens alone: paper has the colours of the day but for what it says itself
    assert "@media screen and (prefers-color-scheme: dark)" in _style()
    for block in (day, night, {**day, **paper}):
        for ink in ("ink", "ink-soft", "ink-label"):
            for ground in ("paper", "paper-high", "paper-low"):
                assert _contrast(block[ink], block[ground]) >= 4.5, (ink, ground, block[ink], block[ground])
        for mark in ("a", "whisker"):
            assert _contrast(block[mark], block["paper-low"]) >= 3, (mark, block[mark])


def test_the_colours_are_those_of_the_page() -> None:
    tokens = re.findall(
        r"--([\w-]+): var\(--by-day, (#[0-9a-f]{6})\) var\(--by-night, (#[0-9a-f]{6})\);",
        _TOKENS.read_text(encoding="utf-8"),
    )
    by_day, by_night = {name: day for name, day, _ in tokens}, {name: night for name, _, night in tokens}
    for mine, theirs in zip(_colours(_style())[:2], (by_day, by_night), strict=True):
        shared = mine.keys() & theirs.keys()
        assert len(shared) >= 6
        assert {name: mine[name] for name in shared} == {name: theirs[name] for name in shared}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_lead_to_every_part(language: str) -> None:
    page = read(report_html(before_and_after(), language))
    ids = [value for name, attribute, value in page.attributes if (name, attribute) == ("section", "id")]
    assert [value for name, attribute, value in page.attributes if (name, attribute) == ("a", "href")] == [
        f"#{part}" for part in ids
    ]
    assert len(ids) == len(set(ids)) > 6
    assert ("nav", "aria-label", text(language, "report-contents")) in page.attributes

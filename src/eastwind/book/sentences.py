"""Sentence of every value: the text that states it, and the values that other values make irrelevant."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from eastwind.book.blocks import BookLink, Sentence
from eastwind.explain.rules_in_use import compiled_once
from eastwind.interchange.rule_words import source_label
from eastwind.rules import RuleSet
from eastwind.rules.compiled import Rules
from eastwind.rules.schema import NO_LIMIT
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import text

Holds = Callable[[RuleSet], bool]

#: Values of each chapter, in the order of their sentences; every value of a rule set is in one chapter.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "tiles": ("tiles.plain", "tiles.flowers", "tiles.with_flowers"),
    "seats": ("seats.players", "seats.order", "seats.names", "seats.first_east"),
    "wall": (
        "wall.stacks", "wall.stacks_with_flowers", "wall.broken_side", "wall.broken_stack", "wall.counted_out", "wall.drawn",
        "wall.loose_tiles", "wall.loose_tiles_refilled", "wall.dead_wall", "wall.dead_wall_without",
    ),
    "deal": ("deal.turns_of_four", "deal.odd_tiles", "deal.hand", "deal.hand_of_east", "deal.flowers_laid"),
    "turn": (
        "play.replacement", "play.own_kongs", "play.concealed_kong", "play.kong_by_adding", "play.undeclared_kong",
        "play.own_chows", "play.own_pungs",
        "table.unclaimed_discard", "table.open_hands", "table.danger_warning",
    ),
    "claims": (
        "claims.chow", "claims.pung", "claims.kong", "claims.pung_and_kong", "play.kong_from_discard", "claims.priority",
        "claims.tie", "claims.three", "claims.last_discard", "claims.rob_exposed_kong", "claims.rob_concealed_kong_wonders",
    ),
    "winning": (
        "play.winning_hand", "play.win_from_discard", "play.pair_from_discard", "play.most_chows", "play.least_points",
        "play.least_doubles",
        "play.win", "play.furiten", "play.dead_hand",
        "shapes.seven_pairs_of_honours", "shapes.seven_pairs_of_one_suit", "shapes.thirteen_wonders", "shapes.seven_pairs",
        "shapes.pairs_of_ends", "shapes.knitting", "shapes.triple_knitting", "shapes.one_suit",
    ),
    "ready": ("ready.hand", "ready.declared", "ready.lasts", "ready.at_once", "ready.at_once_when"),
    "value": (
        "scoring.total", "scoring.flat", "scoring.by_doubles", "limit.cap", "limit.losers", "limit.applied",
        "limit.hands_without_limit",
        "scoring.reading", "scoring.winds", "scoring.one_suit_needs_honour_pair", "scoring.only_possible_tile",
        "scoring.nothing_drawn", "scoring.hidden_snake", "scoring.flowers_with_sums",
        "scoring.earthly", "scoring.waiting_one_suit_doubles", "scoring.drawn_hand",
    ),
    "settlement": (
        "settlement.winner", "settlement.discarder", "settlement.east_with_winner", "settlement.losers",
        "settlement.east_between_losers", "settlement.penalty", "settlement.penalty_rule",
        "settlement.penalty_tiles_of_suit", "settlement.penalty_suit_exempt", "settlement.penalty_needs_one_suit",
        "settlement.penalty_suit_honours", "settlement.penalty_wind_sets", "settlement.penalty_dragon_sets",
        "settlement.penalty_terminal_sets",
        "settlement.drawn_hand", "settlement.drawn_hand_amount", "settlement.stock", "settlement.counters",
        "settlement.counters_for_stock",
        "settlement.stake",
    ),
    "match": (
        "match.rounds", "match.round_ends", "match.hands", "match.minutes", "match.time_end", "match.stock_end",
        "match.lead_after_east_wins", "match.lead_after_other_wins", "match.lead_after_draw",
    ),
}  # fmt: skip

#: Winning shapes drawn next to their sentences; `tests/book` checks with the engine that they win.
SHAPES_DRAWN: Final = {
    "shapes.seven_pairs_of_honours": "11223344556677z",
    "shapes.seven_pairs_of_one_suit": "11223355667799p",
    "shapes.thirteen_wonders": "19m19p19s12345677z",
    "shapes.seven_pairs": "1144m77p2266s3355z",
    "shapes.pairs_of_ends": "1199m11p99s225577z",
    "shapes.knitting": "1234569m1234569s",
    "shapes.triple_knitting": "23568m23568p2358s",
    "shapes.one_suit": "12235568344799m",
}


def _is(key: str, value: Any) -> Holds:
    return lambda rules: bool(rules.cited(key).value == value)


def _not(key: str, value: Any) -> Holds:
    return lambda rules: bool(rules.cited(key).value != value)


def _out_of_force(pattern: str) -> Holds:
    return lambda rules: not in_force(rules, pattern)


_OFF: Final = False
_NO_FLOWERS: Final = (_is("tiles.flowers", _OFF), "tiles.flowers")
_NO_DANGER: Final = (
    lambda rules: not (rules.file.settlement.penalty.value or rules.file.table.danger_warning.value),
    "settlement.penalty",
)
_BY_CLUBS: Final = (_is("settlement.penalty_rule", "clubs"), "settlement.penalty_rule")
_NOT_READY: Final = (_is("ready.hand", "none"), "ready.hand")
_OWN_SCORE: Final = (_is("settlement.winner", "own-score"), "settlement.winner")
_NO_LOOSE: Final = (_is("wall.loose_tiles", 0), "wall.loose_tiles")
_NO_OWN_KONGS: Final = (_is("play.own_kongs", _OFF), "play.own_kongs")
_NO_WIN_BY_DISCARD: Final = (_is("play.win_from_discard", _OFF), "play.win_from_discard")
_NEVER_DANGEROUS: Final = (_NO_WIN_BY_DISCARD, _NO_DANGER)
_FIVE_FIRST: Final = (_is("deal.odd_tiles", "first"), "deal.odd_tiles")


def _dealer_never_doubles(rules: RuleSet) -> bool:
    between = rules.file.settlement.losers.value != "none" and rules.file.settlement.east_between_losers.value
    return not (rules.file.settlement.east_with_winner.value or between)


def _counters_at_hand(rules: RuleSet) -> bool:
    """Return whether the set has counters for a chosen stock but none for its own stock."""
    settlement = rules.file.settlement
    ready = settlement.counters_for_stock
    return ready is not None and bool(ready.value) and not settlement.counters.value


def _no_fixed_sum(rules: RuleSet) -> bool:
    """Return whether no hand is worth a sum of its own, or the game has no bonus tiles."""
    played = (rules.pattern(name) for name in NAMES)
    return not (rules.file.tiles.flowers.value and any(row and row.flat for row in played))


@lru_cache(maxsize=32)
def _no_limit_hands(rules: RuleSet) -> bool:
    """Return whether no pattern that can occur has a worth measured by the limit."""
    compiled: Rules = compiled_once(rules)
    rows = (rules.pattern(name) for name, pattern in NAMES.items() if compiled.in_force[pattern])
    return not any(row and (row.limit or row.half_limit or row.waiting) for row in rows)


def _neither(*keys: str) -> Holds:
    return lambda rules: not any(rules.cited(key).value for key in keys)


#: Winning forms other than sets and a pair. Those that do not win share one sentence, that of the first of them.
SHAPES: Final = tuple(key for key in KEYS["winning"] if key.startswith("shapes."))

#: Conditions under which a value is irrelevant, each with the value whose sentence covers it.
SILENT: Final[dict[str, tuple[tuple[Holds, str], ...]]] = {
    "tiles.with_flowers": (_NO_FLOWERS,),
    "wall.stacks_with_flowers": (_NO_FLOWERS,),
    "wall.stacks": ((_is("tiles.flowers", True), "wall.stacks_with_flowers"),),
    "deal.flowers_laid": (_NO_FLOWERS,),
    "deal.turns_of_four": (_FIVE_FIRST,),
    "wall.loose_tiles_refilled": (_NO_LOOSE,),
    "wall.dead_wall_without": (_NO_LOOSE,),
    "claims.pung_and_kong": (
        (lambda rules: not (rules.file.claims.pung.value or rules.file.claims.kong.value), "claims.pung"),
    ),
    "play.pair_from_discard": (_NO_WIN_BY_DISCARD,),
    "play.furiten": (_NO_WIN_BY_DISCARD,),
    "claims.last_discard": (_NO_WIN_BY_DISCARD,),
    "table.danger_warning": (_NO_WIN_BY_DISCARD,),
    "play.kong_from_discard": ((_is("claims.kong", _OFF), "claims.kong"),),
    "play.concealed_kong": (_NO_OWN_KONGS,),
    "play.kong_by_adding": (_NO_OWN_KONGS,),
    "ready.declared": (_NOT_READY,),
    "ready.lasts": (_NOT_READY,),
    "ready.at_once": (_NOT_READY,),
    "ready.at_once_when": (_NOT_READY, (_is("ready.at_once", _OFF), "ready.at_once")),
    "scoring.flat": ((_not("scoring.total", "flat"), "scoring.total"),),
    "scoring.by_doubles": ((_not("scoring.total", "table"), "scoring.total"),),
    "limit.losers": (
        (_is("limit.cap", NO_LIMIT), "limit.cap"),
        (_not("scoring.total", "points-doubled"), "scoring.total"),
    ),
    "limit.applied": (
        (_is("limit.cap", NO_LIMIT), "limit.cap"),
        _OWN_SCORE,
        (_dealer_never_doubles, "settlement.east_with_winner"),
    ),
    "limit.hands_without_limit": ((_not("limit.cap", NO_LIMIT), "limit.cap"), (_no_limit_hands, "limit.cap")),
    "settlement.discarder": (_OWN_SCORE, _NO_WIN_BY_DISCARD),
    "settlement.east_with_winner": (_OWN_SCORE,),
    "settlement.losers": (_OWN_SCORE,),
    "settlement.east_between_losers": (_OWN_SCORE, (_is("settlement.losers", "none"), "settlement.losers")),
    "settlement.penalty": (_OWN_SCORE, _NO_WIN_BY_DISCARD),
    "settlement.penalty_rule": _NEVER_DANGEROUS,
    "settlement.penalty_tiles_of_suit": (*_NEVER_DANGEROUS, _BY_CLUBS),
    "settlement.penalty_suit_exempt": (*_NEVER_DANGEROUS, _BY_CLUBS),
    "settlement.penalty_needs_one_suit": _NEVER_DANGEROUS,
    "settlement.penalty_suit_honours": (
        (_is("settlement.penalty_needs_one_suit", _OFF), "settlement.penalty_needs_one_suit"),
    ),
    "settlement.penalty_wind_sets": (*_NEVER_DANGEROUS, _BY_CLUBS),
    "settlement.penalty_dragon_sets": (*_NEVER_DANGEROUS, _BY_CLUBS),
    "settlement.penalty_terminal_sets": (*_NEVER_DANGEROUS, _BY_CLUBS),
    "settlement.drawn_hand": (_OWN_SCORE,),
    "settlement.drawn_hand_amount": ((_is("settlement.drawn_hand", "none"), "settlement.drawn_hand"),),
    "settlement.counters": ((_counters_at_hand, "settlement.counters_for_stock"),),
    "settlement.counters_for_stock": ((lambda rules: not _counters_at_hand(rules), "settlement.counters"),),
    "match.round_ends": ((_is("match.rounds", 0), "match.rounds"),),
    "match.time_end": ((_is("match.minutes", 0), "match.minutes"),),
    **{key: tuple((_neither(first, key), first) for first in SHAPES[:place]) for place, key in enumerate(SHAPES)},
}

#: Condition, by value, under which its sentence is `<message>-moot`, since the pattern it is about cannot occur.
_OF_A_PATTERN: Final = {
    "scoring.only_possible_tile": _out_of_force("only_possible_tile"),
    "scoring.earthly": _out_of_force("earthly"),
    "scoring.one_suit_needs_honour_pair": _out_of_force("one_suit_with_honours"),
    "scoring.nothing_drawn": _out_of_force("nothing_drawn"),
    "scoring.hidden_snake": _out_of_force("hidden_snake"),
    "scoring.flowers_with_sums": _no_fixed_sum,
}


def in_force(rules: RuleSet, pattern: str) -> bool:
    """Return whether a pattern can occur under a set with its options."""
    compiled: Rules = compiled_once(rules)
    return bool(compiled.in_force[NAMES[pattern]])


def spoken_at(rules: RuleSet, key: str) -> str:
    """Return the value whose sentence covers `key`: itself, or the one that makes it irrelevant."""
    for holds, by in SILENT.get(key, ()):
        if holds(rules):
            return spoken_at(rules, by)
    return key


def chapter_of(key: str) -> str:
    """Return the chapter that has the sentence of a value."""
    return next(chapter for chapter, keys in KEYS.items() if key in keys)


def sentences(rules: RuleSet, chapter: str, language: str, notes: "NotesOf") -> Iterator[Sentence]:
    """Yield the sentences of a chapter, in order."""
    for key in KEYS[chapter]:
        if spoken_at(rules, key) == key:
            yield sentence(rules, key, language, notes)


#: Function from a value or `patterns.<name>` to the decisions about it.
NotesOf = Callable[[str], tuple[BookLink, ...]]


def sentence(rules: RuleSet, key: str, language: str, notes: NotesOf) -> Sentence:
    """Return the sentence of one value, with the keys of the values that it makes irrelevant."""
    silent = [other for keys in KEYS.values() for other in keys if other != key and spoken_at(rules, other) == key]
    found = dict.fromkeys(link for spoken in (key, *silent) for link in notes(spoken))
    drawn = SHAPES_DRAWN.get(key, "") if rules.cited(key).value is True else ""
    return Sentence(
        anchor=f"value/{key}",
        text=_forms_that_lose(rules, language) if key in SHAPES and silent else in_words(rules, key, language),
        keys=(key, *silent),
        source=source_label(rules, rules.cited(key).source, language),
        tiles=codes(drawn),
        notes=tuple(found),
    )


def _forms_that_lose(rules: RuleSet, language: str) -> str:
    """Return one sentence for all winning forms that a set does not play."""
    forms = [text(language, f"value-{_dashed(key)}") for key in SHAPES if not rules.cited(key).value]
    return text(language, "book-shapes-off", forms="; ".join(forms))


def codes(notation: str) -> tuple[str, ...]:
    """Return tiles of the notation as single codes: `12m` gives `1m`, `2m`."""
    return tuple(
        digit + suit for digits, suit in re.findall(r"(\d+)([mpszf])", notation.replace(" ", "")) for digit in digits
    )


def message_of(rules: RuleSet, key: str) -> str:
    """Return the id of the text that states a value."""
    value = rules.cited(key).value
    message = f"book-{_dashed(key)}"
    if key in _OF_A_PATTERN and _OF_A_PATTERN[key](rules):
        kind_alone = key == "scoring.only_possible_tile" and in_force(rules, "only_kind")
        return f"{message}-kind-alone-moot" if kind_alone else f"{message}-moot"
    if key == "play.replacement":
        return f"{message}-{_dashed(value)}{_replaced(rules)}"
    if key == "match.hands" and lead_always_passes(rules):
        return f"{message}-one-for-each-seat"
    if isinstance(value, bool):
        return f"{message}-{'on' if value else 'off'}"
    if isinstance(value, str):
        return f"{message}-{_dashed(value)}"
    return f"{message}-none" if value == () else message


def _replaced(rules: RuleSet) -> str:
    """Return the ending of the id of the text of replacements: by whether flowers and kongs can be replaced."""
    flowers = rules.file.tiles.flowers.value
    kongs = rules.file.claims.kong.value or rules.file.play.own_kongs.value
    if flowers:
        return "" if kongs else "-flowers-only"
    return "-kongs-only" if kongs else "-moot"


def lead_always_passes(rules: RuleSet) -> bool:
    """Return whether the rounds alone determine the number of hands: rounds are counted, and every hand passes the lead."""
    ends = ("match.lead_after_east_wins", "match.lead_after_other_wins", "match.lead_after_draw")
    passes = all(rules.cited(key).value == "passes" for key in ends)
    return bool(passes and rules.file.match.rounds.value and not rules.file.match.hands.value)


def in_words(rules: RuleSet, key: str, language: str) -> str:
    """Return a value as a sentence.

    :raises MissingText: for a value without a sentence, which would be a fault of this package.
    """
    value, message = rules.cited(key).value, message_of(rules, key)
    if key in ("settlement.counters", "settlement.counters_for_stock") and value:
        counters = [text(language, "book-settlement-counter", number=number, worth=worth) for number, worth in value]
        stock = sum(number * worth for number, worth in value)
        return text(language, message, counters=", ".join(counters), count=stock)
    if key == "scoring.by_doubles":
        return text(language, message, figures=", ".join(str(figure) for figure in value))
    if key == "match.hands" and lead_always_passes(rules):
        return text(language, message, count=rules.file.seats.players.value)
    if isinstance(value, int) and not isinstance(value, bool):
        return text(language, message, count=value)
    return text(language, message)


def _dashed(word: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", word).strip("-")

"""A game of a rule set told line by line: what was dealt, drawn and done, and what every hand came to."""

from collections.abc import Callable, Iterator
from typing import Final

from eastwind.rules import load_preset
from eastwind.scoring.layout import Unit
from eastwind.table import EventKind, Phase
from eastwind.table.actions import WORDS
from eastwind.table.hands_at_end import bill_at
from eastwind.table.layout import MatchEnd, Penalty
from eastwind.tiles.notation import format_tile, format_tiles, tiles_of
from eastwind.traditions.hand_score import HandScore
from tests.support.play import Game, Temper
from tests.support.rules import preset
from tests.support.story import Story

#: Players who play well, claim now and then, and always declare a win.
_TEMPER: Final = Temper(skill=0.97, eager=0.35, win=1.0)
_SEED: Final = 30
_MOST_HANDS: Final = 3
_ANSWERS: Final = (Phase.CLAIM, Phase.DECLARE, Phase.ROB)


def playthrough(name: str) -> str:
    """A match, or its first hands, as text."""
    game = Game(preset(name), first_dealer=0, seed=_SEED, temper=_TEMPER)
    lines = [f"# {load_preset(name).file.title}: the first hands of a match"]
    for _ in range(_MOST_HANDS):
        lines += ["", *_hand(game)]
        if game.table.phase is Phase.MATCH_OVER:
            break
    return "\n".join([*lines, ""])


def _hand(game: Game) -> Iterator[str]:
    game.deal()
    record, seats = game.record, game.table.seats

    def called(seat: int) -> str:
        return Story.name(game.rules, seat, int(record.dealer))

    dice = " ".join(str(int(die)) for die in record.dice)
    broken = f"the wall of seat {record.break_seat}, stack {record.break_stack}"
    yield f"## Hand {record.hand}: seat {record.dealer} leads; dice {dice}: {broken}"
    for seat in seats:
        # a dealer who draws first has drawn already
        yield f"{called(seat)} (seat {seat}) {format_tiles(tiles_of(record.hands[seat]))}"
    row: list[str] = []
    while game.table.phase < Phase.HAND_OVER:
        game.step()
        _, seat, action = game.played[-1]
        word = WORDS[action]
        if word != "pass":
            row.append(f"{called(seat)} {word}")
        for event in game.table_events:
            if event.kind in (EventKind.DRAW, EventKind.REPLACEMENT):
                loose = " (loose)" if event.kind is EventKind.REPLACEMENT else ""
                yield "; ".join(row)
                row = [f"{called(event.seat)} draws {format_tile(event.tile)}{loose}"]
    yield "; ".join(row)
    yield from _end(game, called)


def _end(game: Game, called: Callable[[int], str]) -> Iterator[str]:
    record, seats = game.record, game.table.seats
    if record.winner < 0:
        yield "Drawn hand."
    for seat in seats if record.winner >= 0 else ():
        bill = bill_at(game.rules, record, seat)
        yield f"{called(seat)}{' wins' if bill.won else ''} [{game.table.position(seat)}]: {_told(bill)}"
    for penalty in record.penalties:
        if penalty:
            yield f"Penalty: {Penalty(int(penalty)).name.lower()}."
    paid = [
        f"{called(payer)} pays {called(payee)} {record.payments[payer, payee]}"
        for payer in seats
        for payee in seats
        if record.payments[payer, payee]
    ]
    yield "; ".join(paid) if paid else "Nobody pays."
    yield "Scores: " + ", ".join(f"seat {seat} {int(record.scores[seat]):+d}" for seat in seats)
    for event in game.table_events:
        if event.kind is EventKind.MATCH_OVER:
            yield f"The match is over: {MatchEnd(event.detail).name.lower()}."


def _told(bill: HandScore) -> str:
    lines = []
    for line in bill.lines:
        parts = [line.pattern.key, format_tiles(line.tiles) if line.tiles else ""]
        worth = "limit" if line.unit is Unit.LIMIT else str(line.amount or "")
        parts.append(f"×{1 << line.amount}" if line.unit is Unit.DOUBLES else worth)
        lines.append(" ".join(filter(None, parts)))
    return f"{bill.in_unit(Unit.POINTS)} × {1 << bill.in_unit(Unit.DOUBLES)} = {bill.total} ({', '.join(lines)})"

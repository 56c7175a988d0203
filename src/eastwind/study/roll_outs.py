"""Roll-outs of moves: repeated trials in deals that agree with everything that the seat knows.

All moves are tried in the same deals, all players draw the same tiles in them, and the same bots play on, so that the
difference of two moves is left. The distances of the other hands in such a deal are drawn from those of bots' hands at that time
of a hand.
"""

from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.choosing import PlayersRecord, ask, ask_player
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import copy_record, inline, inline_making_arrays, jit_with
from eastwind.records import I4, I8, U1, compiled_type_of, dtype_of, i8, record, u8
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.study.random_play import deal_by_chance, who_acts
from eastwind.table.layout import Phase, TableRecord
from eastwind.table.seats import SEATS, is_over, next_seat, plays
from eastwind.table.step import step_unchecked
from eastwind.table.unseen import ANY_DISTANCE, distance_of_hand, fill_unseen
from eastwind.tiles.chance import Chance, below, fill_set, next_bits
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

#: Numbers of classes of hands: by the discards of the seat, its sets, and its distance.
TURNS: Final = 20
MELDS: Final = 5
DISTANCES: Final = 9


@record
class Outcome(Protocol):
    """Outcome of a move for its seat."""

    points: I4  # of the settlement
    won: U1
    fed: U1  # another won by its discard
    drawn_on: U1  # another won by a self-drawn tile
    passed_by: U1  # another won by a third one's discard
    worth: I4  # of its hand, where it won


OUTCOME: Final = dtype_of(Outcome)
OUTCOME_T: Final = compiled_type_of(Outcome)


@record
class TrialRecord(Protocol):
    """Position in which moves are tried, and memory for the trials."""

    seat: I8  # that is asked
    bot: I8  # number of the compiled bot that plays on for all seats
    chance: Annotated[Chance, u8, 1]
    seen: TableRecord  # masked for the seat
    # memory: the same with a supposed deal, and as it is played out
    supposed: TableRecord
    played: TableRecord
    near: Annotated[Row, i8, SEATS]
    players: PlayersRecord


TRIAL: Final = dtype_of(TrialRecord)
TRIAL_T: Final = compiled_type_of(TrialRecord)


@inline
def _discards_of(table: TableRecord, seat: int) -> int:
    made = 0
    for index in range(whole(table.pond_count)):
        if table.pond_seat[index] == seat:
            made += 1
    return made


@jit_with(
    numba.void(LOOKUP_T, RULES_T, TEMPER_T, TRIAL_T, numba.int64, numba.int64[:, :, ::1], numba.int64[::1]), long=True
)
def watch_hands(
    tables: Lookup, rules: Rules, temper: TemperRecord, trial: TrialRecord, hands: int, distances: Any, points: Row
) -> None:
    """Let bots play `hands` hands and add the distances of their hands at each discard to `distances`.

    :param trial: the match is that of `played`, the chance that of walls and dice; the bots share that of `players.decision`.
    :param distances: (turns, melds, distances); `points`: (seats,), to which is added what each place from the dealer on has
        won or lost.
    """
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    before = np.empty(SEATS, np.int64)
    table, decision = trial.played, trial.players.decision
    decision.bot = trial.bot
    fill_set(standing)
    for _ in range(hands):
        deal_by_chance(tables, rules, table, trial.chance, standing, dice)
        for seat in range(SEATS):
            before[seat] = table.scores[seat]
        while not is_over(table):
            seat = who_acts(table)
            if table.phase == Phase.TURN:
                for other in range(SEATS):
                    if other != seat and plays(rules, other) and not table.ready[other]:
                        turn = min(_discards_of(table, other), TURNS - 1)
                        distance = min(max(distance_of_hand(tables, rules, table, other), 0), DISTANCES - 1)
                        distances[turn, min(whole(table.meld_count[other]), MELDS - 1), distance] += 1
            decision.seat = seat
            step_unchecked(tables, rules, table, seat, ask(tables, rules, temper, table, decision))
        place = whole(table.dealer)
        for number in range(SEATS):
            if plays(rules, place):
                points[number] += whole(table.scores[place]) - before[place]
                place = next_seat(rules, place)
            if place == table.dealer:
                break


@inline
def _draw_distance(seen: Row, state: Chance) -> int:
    """Draw a distance, each as likely as it was seen; return `ANY_DISTANCE` where none was."""
    total = 0
    for distance in range(DISTANCES):
        total += whole(seen[distance])
    if total == 0:
        return ANY_DISTANCE
    at = below(state, total)
    for distance in range(DISTANCES):
        at -= whole(seen[distance])
        if at < 0:
            return distance
    return DISTANCES - 1


@inline
def _turn_up(rules: Rules, table: TableRecord, deck: Row, used: Row, first: int, size: int, drawn: Row) -> int:
    """Put the next seat's own next tile in front of the wall; return its place in the deck, −1 where nothing is left.

    The tiles of the wall belong to the seats in turn, whatever the order of draws: a claim shifts no other seat's draws.
    """
    front = whole(table.front)
    if front >= first + size:
        return -1
    seat = next_seat(rules, whole(table.turn))
    place = SEATS * whole(drawn[seat]) + seat
    if place >= size or used[place]:
        place = size - 1
        while place >= 0 and used[place]:
            place -= 1
    if place >= 0:
        table.wall[front] = deck[place]
    return place


@inline_making_arrays
def play_out(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    table: TableRecord,
    seat: int,
    action: int,
    players: PlayersRecord,
) -> None:
    """Play a move of a seat, and let the players play the hand to its end."""
    deck = np.empty(TILES_ALL, np.uint8)
    used = np.zeros(TILES_ALL, np.uint8)
    drawn = np.zeros(SEATS, np.int64)
    first = whole(table.front)
    size = max(whole(table.back) - first - whole(rules.dead_wall), 0)
    for at in range(size):
        deck[at] = table.wall[first + at]
    mover, move = seat, action
    while True:
        front = whole(table.front)
        next_one = next_seat(rules, whole(table.turn))
        place = _turn_up(rules, table, deck, used, first, size, drawn)
        step_unchecked(tables, rules, table, mover, move)
        if place >= 0 and whole(table.front) > front:
            used[place] = 1
            drawn[next_one] += 1
        if is_over(table):
            return
        mover = who_acts(table)
        move = ask_player(tables, rules, temper, table, mover, players)


@jit_with(
    numba.int64(LOOKUP_T, RULES_T, TEMPER_T, TRIAL_T, numba.int64[::1], numba.int64[:, :, ::1], OUTCOME_T[:, ::1]),
    long=True,
)
def roll_out(
    tables: Lookup, rules: Rules, temper: TemperRecord, trial: TrialRecord, moves: Row, distances: Any, found: Any
) -> int:
    """Try each of `moves` (n,) in each of the deals of `found` (deals, n), and write its outcome there.

    :param distances: (turns, melds, distances), the distances of hands: see `watch_hands`.

    Returns the number of deals that could be supposed; less than were asked for where the tiles do not come out even.
    """
    seat, state, players = whole(trial.seat), trial.chance, trial.players
    seen, supposed, played = trial.seen, trial.supposed, trial.played
    for other in range(SEATS):
        players.bots[other] = trial.bot
    for deal in range(len(found)):
        copy_record(seen, supposed)
        for other in range(SEATS):
            turn = min(_discards_of(seen, other), TURNS - 1)
            melds = min(whole(seen.meld_count[other]), MELDS - 1)
            trial.near[other] = _draw_distance(distances[turn, melds], state)
        if not fill_unseen(tables, rules, supposed, seat, trial.near, state):
            return deal
        seed = next_bits(state)
        for number in range(len(moves)):
            copy_record(supposed, played)
            for other in range(SEATS):
                players.chances[other] = seed + np.uint64(other)
            play_out(tables, rules, temper, played, seat, whole(moves[number]), players)
            outcome = found[deal, number]
            outcome.points = whole(played.scores[seat]) - whole(seen.scores[seat])
            won = (whole(played.winners) >> seat) & 1
            outcome.won = won
            by_another = played.winners != 0 and won == 0 and played.discarder != seat
            outcome.fed = 1 if played.winners != 0 and played.discarder == seat else 0
            outcome.drawn_on = 1 if by_another and played.discarder < 0 else 0
            outcome.passed_by = 1 if by_another and played.discarder >= 0 else 0
            outcome.worth = whole(played.values[seat]) if won else 0
    return len(found)

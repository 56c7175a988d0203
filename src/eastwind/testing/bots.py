"""Requirements of every bot."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, cast

import numpy as np

from eastwind.bots import AnyBot, Asked, Bot, BotFault, Player, as_bot
from eastwind.interchange.laws import differing_fields
from eastwind.rules import available
from eastwind.table import Phase, Table, TableRecord, actions
from eastwind.table.actions import WORDS
from eastwind.testing.faults import CheckFailed
from eastwind.testing.tables import AnyRules, deal_hand, deal_hidden_anew, name_of, random_tables, rules_of, stream_of
from eastwind.tiles.chance import chance

#: Number of hands of random play in which questions of all kinds are sought.
_SEARCHED: Final = 12
#: Number of times that one kind of question is asked.
_TIMES: Final = 2
#: Number of new players that are asked one question, to tell a bot with randomness of its own from one that sees hidden tiles.
_FRESH_PLAYERS: Final = 16


@dataclass(slots=True)
class BotChecked:
    """Result of the check of a bot that meets all requirements.

    :ivar hands: number of hands that it played, at every seat; :ivar asked: number of questions by phase, `turn`, `claim` …,
        each asked three times.
    :ivar wins_left: number of wins that were offered and not taken: legal, but seldom intended.
    """

    bot: str
    hands: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    wins_left: int = 0


def check_bot(
    bot: AnyBot, rules: AnyRules | Iterable[AnyRules] | None = None, hands: int = 2, seed: int = 1
) -> BotChecked:
    """Check that a bot plays by the rules, uses only what its seat may know, and always gives the same answer.

    The bot plays `hands` hands against itself under each of the rules (by default all presets), and is asked about positions of
    every kind that random play reaches. Each question is asked of three players of the bot: twice as it is, and once with all
    tiles hidden from the seat dealt again. All three must give the same answer, one of those offered, and must not change their
    arguments. A bot that remembers is given as a class, so that three players can be made of it.

    :param rules: one or several presets' names, rule sets or compiled rule sets; :param seed: seed of all chance in the check.
    :raises CheckFailed: at the first fault, with the rules and the position.
    """
    row = as_bot(bot)
    checked = BotChecked(row.name)
    for one in _listed(rules):
        check = _Check(row, rules_of(one), name_of(one), seed, checked)
        check.play(hands)
        check.look_for_all_kinds()
    return checked


def _listed(rules: AnyRules | Iterable[AnyRules] | None) -> list[AnyRules]:
    if rules is None:
        return list(available())
    # a compiled rule set is a record, which could be gone through as well
    several = isinstance(rules, Iterable) and not isinstance(rules, str | np.record)
    return list(cast(Iterable[AnyRules], rules)) if several else [cast(AnyRules, rules)]


def _copy(view: TableRecord) -> TableRecord:
    record: Any = view
    copied: TableRecord = record.copy()
    return copied


class _Check:
    """Check of a bot under one rule set."""

    def __init__(self, bot: Bot, rules: AnyRules, called: str, seed: int, checked: BotChecked) -> None:
        self._bot: Final = bot
        self._rules: Final = rules_of(rules)
        self._called: Final = called
        self._seed: Final = seed
        self._checked: Final = checked
        self._stream: Final = stream_of(seed, "hidden tiles")
        self._questions = 0

    def play(self, hands: int) -> None:
        """Play hands with the bot at every seat."""
        table = Table(self._rules, first_dealer=0)
        players = {seat: self._players() for seat in table.seats}
        for _ in range(hands):
            if table.phase is Phase.MATCH_OVER:
                break
            deal_hand(table, self._seed)
            while not table.phase.is_over:
                waiting = table.waiting_for
                seat = waiting[self._stream.below(len(waiting))]
                table.play(seat, self.ask(table, seat, players[seat]))
            self._checked.hands += 1

    def look_for_all_kinds(self) -> None:
        """Ask questions of every kind, by the phase and the actions offered, from random play."""
        met: Counter[tuple[Phase, frozenset[str]]] = Counter()
        for table in random_tables(self._rules, _SEARCHED, self._seed):
            for seat in table.waiting_for:
                kind = table.phase, frozenset(WORDS[action].split()[0] for action in table.offered(seat))
                met[kind] += 1
                if met[kind] <= _TIMES:
                    self.ask(table, seat, self._players())

    def _players(self) -> tuple[Player, Player, Player]:
        return self._bot.player(), self._bot.player(), self._bot.player()

    def ask(self, table: Table, seat: int, players: tuple[Player, Player, Player]) -> int:
        """Return the bot's action, after checking it; a question with only one possible answer is not asked."""
        offered = tuple(table.offered(seat))
        if len(offered) == 1:
            return offered[0]
        self._questions += 1
        self._checked.asked[table.phase.name.lower()] += 1
        first = self._answer(table, seat, players[0], table.seen_by(seat))
        again = self._answer(table, seat, players[1], table.seen_by(seat))
        if again != first:
            raise self._inconstant(table, seat, first, again)
        anew = self._answer(table, seat, players[2], deal_hidden_anew(table, seat, self._stream))
        if anew != first:
            self._look_for_chance_of_its_own(table, seat)
            raise self._failed(
                table, seat, f"answered {WORDS[first]!r}, and {WORDS[anew]!r} with other tiles where it cannot see them"
            )
        self._checked.wins_left += actions.MAHJONG in offered and first != actions.MAHJONG
        return first

    def _look_for_chance_of_its_own(self, table: Table, seat: int) -> None:
        """Check that the bot has no randomness of its own: by luck it may have given equal answers without seeing hidden tiles.

        :raises CheckFailed: if new players give different answers to the same question.
        """
        answers = [self._answer(table, seat, self._bot.player(), table.seen_by(seat)) for _ in range(_FRESH_PLAYERS)]
        other = next((answer for answer in answers if answer != answers[0]), None)
        if other is not None:
            raise self._inconstant(table, seat, answers[0], other)

    def _inconstant(self, table: Table, seat: int, one: int, other: int) -> CheckFailed:
        return self._failed(
            table,
            seat,
            f"answered {WORDS[one]!r}, and {WORDS[other]!r} to the same question with the same chance: "
            "what it does must follow from what it is asked (it may draw from `asked.chance` only)",
        )

    def _answer(self, table: Table, seat: int, player: Player, view: TableRecord) -> int:
        unread: Any = self._rules
        given, rules = _copy(view), unread.copy()
        asked = Asked(self._rules, view, seat, tuple(table.offered(seat)), chance(self._seed + self._questions))
        try:
            answer = self._bot.answer(player, asked)
        except BotFault as fault:
            raise CheckFailed(f"under {self._called}: {fault}") from fault
        changed = differing_fields(given, view)
        if changed:
            raise self._failed(table, seat, f"changed {', '.join(changed)} of the record that it was given")
        if rules != unread:
            raise self._failed(table, seat, "changed the rules")
        return answer

    def _failed(self, table: Table, seat: int, what: str) -> CheckFailed:
        words = ", ".join(WORDS[action] for action in table.offered(seat))
        return CheckFailed(
            f"under {self._called}: the bot {self._bot.name!r} {what}; "
            f"seat {seat} holds {table.position(seat)} and was offered: {words}"
        )

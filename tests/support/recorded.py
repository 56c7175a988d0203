"""Games that are written down while they are played: by mixed players from verifiable walls, or told line by line.

    game = RecordedGame(rounds=1, flowers=True)
    game.play_match(seed=3)
    text = game.writer.text()

Every state that the table went through is kept as bytes, and what each seat saw of it.
"""

import hashlib
import random
from collections.abc import Sequence
from typing import ClassVar, Final

import numpy as np
from numpy.lib.recfunctions import repack_fields

from eastwind.bots import choose
from eastwind.record import Opening, Writer
from eastwind.record.lines import Line
from eastwind.rules import compile_rules, load_preset
from eastwind.rules.options import Value
from eastwind.rules.ruleset import RuleSet
from eastwind.table import Phase, Table, TableRecord
from eastwind.table.actions import MAHJONG, PASS, parse_action
from eastwind.table.layout import TABLE
from eastwind.table.table import seats_of
from eastwind.tiles.chance import chance
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.shuffle import FirstEast, Shuffle
from tests.support.story import WINDS, arrange, standing_of

NAMES: Final = ("Ania", "Боян", "Виктор\u2028", "„Wu“ \\ \x85")
PLAYERS: Final = ("person", "club", "novice", "club")
#: A nonce may be any text: also one that some would take for the end of a line.
NONCES: Final = ("plum", "", " a\u2028b\r\n", "松")
_WINDOWS: Final = (Phase.DECLARE, Phase.CLAIM, Phase.ROB)
_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)
_SPECTATOR: Final = -1
Four = tuple[str, str, str, str]
_WITHOUT_GAPS: Final = repack_fields(TABLE, recurse=True)


def _by_player(all_four: Four, playing: Sequence[int], nobody: str) -> Four:
    """What each player has, and something else for the chairs that stay empty."""
    one, two, three, four = (text if seat in playing else nobody for seat, text in enumerate(all_four))
    return one, two, three, four


def state_of(record: TableRecord) -> bytes:
    """All fields of a record as bytes, without the gaps between them, which may hold anything."""
    return np.asarray(record).astype(_WITHOUT_GAPS).tobytes()


def views_of(table: Table) -> tuple[bytes, ...]:
    """What the four seats and a spectator see."""
    return tuple(state_of(table.seen_by(seat)) for seat in (0, 1, 2, 3, _SPECTATOR))


class RecordedGame:
    """A match with its record.

    :cvar names: of the four seats; :cvar nonces: their shares in the shuffle.
    :ivar states: the table after each deal and each action; :ivar views: what was seen of it, after `keep_views`.
    """

    names: ClassVar = NAMES
    nonces: ClassVar = NONCES

    def __init__(self, seed: int = 0, rules: str | RuleSet = "ru-classic", /, **options: Value) -> None:
        self.ruleset: Final[RuleSet] = load_preset(rules, options=options) if isinstance(rules, str) else rules
        self.rules: Final = compile_rules(self.ruleset)
        self.secret: Final = hashlib.sha256(f"secret {seed}".encode()).digest()
        playing = seats_of(self.rules)
        nonces = _by_player(self.nonces, playing, "")
        self.shuffle: Final = Shuffle(self.secret, f"table {seed}", nonces)
        how: FirstEast = self.ruleset.file.seats.first_east.value
        self.seated: Final = self.shuffle.seat(how, playing)
        self.table: Final = Table(self.rules, self.seated.first_dealer)
        self.writer: Final = Writer(
            Opening(
                rules=self.ruleset,
                table=self.shuffle.table,
                names=self._by_seat(_by_player(self.names, playing, "")),
                players=self._by_seat(_by_player(PLAYERS, playing, "nobody")),
                nonces=self._by_seat(nonces),
                commitment=self.shuffle.commitment,
                first_dealer=self.seated.first_dealer,
                rolls=self.seated.rolls,
            )
        )
        self.states: Final[list[bytes]] = []
        self.views: Final[list[tuple[bytes, ...]]] = []
        self._keep_views = False

    def _by_seat(self, of_players: Four) -> Four:
        """The same in order of the seats to which the dice have sent the players."""
        seats = self.seated.seats
        return (
            of_players[seats.index(0)],
            of_players[seats.index(1)],
            of_players[seats.index(2)],
            of_players[seats.index(3)],
        )

    def keep_views(self) -> "RecordedGame":
        """From now on the views are kept too."""
        self._keep_views = True
        return self

    # --- looking

    @property
    def lines(self) -> list[Line]:
        return self.writer.lines

    def kinds(self) -> set[str]:
        """Kinds of line written so far."""
        return {line["type"] for line in self.lines}

    def of_kind(self, kind: str) -> list[Line]:
        """The lines of a kind."""
        return [line for line in self.lines if line["type"] == kind]

    def _keep(self) -> None:
        self.states.append(state_of(self.table.record))
        if self._keep_views:
            self.views.append(views_of(self.table))

    # --- playing

    def deal(self, standing: Sequence[int], dice: Sequence[int], failed: Sequence[tuple[int, int]] = ()) -> None:
        """Deals a hand from any wall and writes it down."""
        self.writer.dealt(self.table, standing, self.table.deal(standing, dice), failed)
        self._keep()

    def deal_fairly(self) -> None:
        """Deals the wall that follows from the secret."""
        size = TILES_ALL if self.rules.flowers else TILES_PLAIN
        hand = int(self.table.record.hand) + 1
        if self.ruleset.file.wall.broken_side.value == "by-turns":
            dealer = int(self.table.record.next_dealer) if hand > 1 else self.seated.first_dealer
            order = [seat % 4 for seat in range(dealer, dealer + 4) if seat % 4 in self.table.seats]
            wall, dice, failed = self.shuffle.deal_by_turns(hand, size, [(seat - dealer) % 4 for seat in order])
            self.deal(wall.tolist(), dice, failed)
            return
        wall, dice = self.shuffle.deal(hand, size)
        self.deal(wall.tolist(), dice)

    def play(self, seat: int, action: int) -> None:
        """Plays an action and writes it down."""
        self.writer.played(self.table, seat, action, self.table.play(seat, action))
        self._keep()

    def end_time(self) -> None:
        """The time of the match is over."""
        self.writer.timed_out(self.table, self.table.end_time())
        self._keep()

    def play_hand(self, seed: int, sense: float = 0.8) -> None:
        """The hand that was dealt, to its end: club players who now and then do just anything that is legal.

        `sense`: how often they do what a club player would.
        """
        generator, state = random.Random(seed), chance(seed)
        while self.table.phase not in _OVER:
            seat = generator.choice(self.table.waiting_for)
            offered = self.table.offered(seat)
            if generator.random() < sense:
                action = choose("club", self.rules, self.table.seen_by(seat), state)
            else:
                action = MAHJONG if MAHJONG in offered else generator.choice(offered)
            self.play(seat, action)

    def play_match(self, seed: int, sense: float = 0.8, hands: int = 100) -> "RecordedGame":
        """To the match's end, or so many hands of it."""
        for number in range(hands):
            self.deal_fairly()
            self.play_hand(seed * 1000 + number, sense)
            if self.table.phase is Phase.MATCH_OVER:
                self.end()
                break
        return self

    def end(self) -> None:
        """Writes the end of the match."""
        self.writer.ended(self.table, self.secret)

    # --- telling

    def told_deal(
        self,
        *,
        east: str = "",
        south: str = "",
        west: str = "",
        north: str = "",
        draws: str = "",
        loose: str = "",
        dice: tuple[int, int, int, int] = (1, 2, 3, 4),
    ) -> "RecordedGame":
        """Deals given tiles: see `tests.support.story`."""
        record = self.table.record
        dealer = int(record.next_dealer) if record.hand else int(record.first_dealer)
        hands = (east, south, west, north) if self.rules.players == 4 else (east, west)
        taken = arrange(bool(self.rules.flowers), hands, draws, loose, last="", rules=self.rules)
        self.deal(standing_of(taken, dealer, dice, self.rules).tolist(), dice)
        return self

    def tell(self, *lines: str) -> "RecordedGame":
        """Plays lines like `south discard 5m ready`. Who is asked and not told of passes before the next turn."""
        for line in lines:
            wind, _, word = line.partition(" ")
            seat = (int(self.table.record.dealer) + WINDS.index(wind)) % 4
            if word.startswith(("discard", "flower", "concealed_kong", "added_kong")):
                self.all_pass()
            self.play(seat, parse_action(word))
        return self

    def all_pass(self) -> "RecordedGame":
        """Everyone who is still asked passes."""
        while self.table.phase in _WINDOWS:
            self.play(self.table.waiting_for[0], PASS)
        return self

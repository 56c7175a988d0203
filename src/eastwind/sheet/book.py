"""Match at a physical table as people enter it: players, rules, and the outcome of each hand.

It contains nothing that follows from other parts of it: dealer, worths and payments are computed (`value_book`), so that an entry
can be changed at any time. Seats are numbers, in the order of play; they stay with their players for the whole match.
"""

from typing import Annotated, Final, Literal

from pydantic import Field, JsonValue

from eastwind.explain.vocabulary import HandEvent, Seat, TileCode, WinSource
from eastwind.interchange.questions import MOST, MOST_NAMES, MeldJson, Options, QuestionModel

#: Largest number of entries: more hands and corrections than any match has.
MOST_ENTRIES: Final = 400
_MOST_TILES: Final = 18

#: Kind of a loser's tiles that were not entered: mixed; all of the suit of the others; of that suit or honours; honours; ones,
#: nines and honours.
Rest = Literal["mixed", "suit", "suit_with_honours", "honours", "ends"]

Name = Annotated[str, Field(max_length=40)]
EntryId = Annotated[
    str, Field(min_length=1, max_length=40, description="whoever enters it chooses it; it never changes")
]
Worth = Annotated[int, Field(ge=0, le=MOST)]
Amount = Annotated[int, Field(ge=-MOST, le=MOST)]


class EnteredHand(QuestionModel):
    """A player's hand: a plain number, or tiles. For a loser the tiles that score are enough."""

    points: Worth | None = Field(default=None, description="a plain number, the limit applied, instead of tiles")
    melds: list[MeldJson] = Field(default_factory=list, max_length=4)
    hand: list[TileCode] = Field(default_factory=list, max_length=_MOST_TILES, description="hidden tiles")
    last: TileCode | None = Field(default=None, description="the winning tile; null: the one entered last")
    flowers: list[TileCode] = Field(default_factory=list, max_length=8)
    events: list[HandEvent] = Field(default_factory=list, max_length=6)
    rest: Rest = Field(default="mixed", description="what the tiles are that were not entered")
    dead: bool = Field(default=False, description="the number of tiles was wrong, and it cannot win")

    @property
    def has_tiles(self) -> bool:
        """True if any tiles were entered."""
        return bool(self.melds or self.hand or self.flowers)


class SomebodyWon(QuestionModel):
    """A hand with one or more winners."""

    type: Literal["won"]
    id: EntryId
    winners: list[Seat] = Field(min_length=1, max_length=3)
    discarder: Seat | None = Field(default=None, description="whose discard, or robbed kong, won; null: it was drawn")
    by: WinSource | None = Field(default=None, description="how the last tile came; null: by discard or from the wall")
    hands: list[EnteredHand] = Field(max_length=4, description="by seat; left out: nothing that counts")
    penalty: bool = Field(default=False, description="the discarder pays for all")


class NobodyWon(QuestionModel):
    """A drawn hand."""

    type: Literal["drawn"]
    id: EntryId
    waiting: list[Seat] = Field(default_factory=list, max_length=4, description="whom the rules pay for waiting")
    hands: list[EnteredHand] = Field(default_factory=list, max_length=4)


class FalseWin(QuestionModel):
    """A false declaration of a win, for which the player pays the amount that the table agrees on."""

    type: Literal["false_win"]
    id: EntryId
    seat: Seat
    amount: Worth = Field(description="what he pays each other player")
    ends: bool = Field(default=True, description="the hand ends as one that nobody won; false: it is played on")


class Correction(QuestionModel):
    """Amounts booked by hand."""

    type: Literal["correction"]
    id: EntryId
    amounts: list[Amount] = Field(min_length=2, max_length=4, description="by seat")
    reason: Annotated[str, Field(max_length=200)]


Entry = Annotated[SomebodyWon | NobodyWon | FalseWin | Correction, Field(discriminator="type")]


class ScoreBook(QuestionModel):
    """A match as it was entered."""

    id: EntryId
    name: Annotated[str, Field(max_length=80)] = ""
    begun: Annotated[str, Field(max_length=40, description="day and time, ISO 8601")] = ""
    rules: Annotated[str, Field(max_length=60)] | Annotated[dict[str, JsonValue], Field(max_length=MOST_NAMES)] = Field(
        description="id of a rule set, or a household's as it was exported"
    )
    options: Options = Field(default_factory=dict)
    digest: Annotated[str, Field(max_length=64)] | None = Field(default=None, description="of these rules, once known")
    names: list[Name] = Field(min_length=2, max_length=4, description="in the order of play")
    first_dealer: Seat = 0
    rounds: Annotated[int, Field(ge=1, le=100)] | None = Field(default=None, description="null: as the rules have it")
    stock: Worth | None = Field(default=None, description="what everybody begins with; null: as the rules have it")
    entries: list[Entry] = Field(default_factory=list, max_length=MOST_ENTRIES)

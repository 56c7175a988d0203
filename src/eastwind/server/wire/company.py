"""Several persons at one table: how it is opened to them, who has come, and the windows that they live through together."""

from typing import Literal

from pydantic import Field

from eastwind.server.wire.pace import Pace
from eastwind.server.wire.texts import Line, Name, Version
from eastwind.server.wire.vocabulary import FirstEast, Help, Level, Message, Seat

Watch = Literal["none", "live", "later"]
Away = Literal["wait", "bot", "vote"]


class InvitedSeat(Message):
    """A place at a table whose first hand is not dealt yet. The dice of the rule set may still move who sits there."""

    seat: Seat
    player: str = Field(description="`person`, the level of a bot, or `nobody`: the seat is not played")
    name: str = Field(description="empty where the seat is free")
    free: bool


class Invitation(Message):
    """All there is to know of a table before one sits down at it."""

    table: str
    code: str
    rules: str = Field(description="id of the rule set")
    title: str = Field(description="what the rule set calls itself")
    options: dict[str, str | int | bool]
    seats: list[InvitedSeat]
    window: int = Field(description="seconds in which a discard may be claimed")
    help: Help = Field(
        description="what may be asked during a hand: nothing, which tiles are useful, the coach as well"
    )
    begun: bool = Field(description="the first hand has been dealt: nobody can sit down any more")
    commitment: str = Field(description="SHA-256 of the match's shuffle secret, hex")
    watch: Watch = Field(
        description="what others see who look on without a seat: nothing, the table, hands that are over"
    )
    watchers: int = Field(description="how many look on now")
    away: Away = Field(
        description="who plays for somebody who is away: nobody, a bot until he is back, a bot once the others have agreed"
    )
    stand_in_wins: bool = Field(description="whether such a bot may win and declare a ready hand")
    pace: Pace = Field(description="seconds for a move, or days where it is played by correspondence")
    bank: int = Field(description="seconds in each hand for moves that take longer")
    first_east: FirstEast = Field(
        description="what the dice of the rules decide: who is East first, everybody's seat, or nothing"
    )


class OpenTables(Message):
    """The tables of the house at which somebody waits for others."""

    listed: bool = Field(description="whether this server lists its tables at all: it does with `--lan`")
    tables: list[Invitation]


class SeatWish(Message):
    """Somebody sits down at a table that is open to several persons."""

    name: Name = Field(min_length=1, max_length=40)
    code: Line = Field(
        default="", max_length=60, description="the table's six letters; needed once somebody was removed from it"
    )
    seat: Seat | None = Field(default=None, description="a free one; null for the first that is free")


class Sit(Message):
    """Moves to a free seat before the first deal."""

    type: Literal["sit"]
    seat: Seat


class Ready(Message):
    """Says before the first deal that one is ready to play, or no longer is."""

    type: Literal["ready"]
    ready: bool


class Sitter(Message):
    """A person on a seat: both are named, so that nobody else is meant who has taken the seat meanwhile."""

    seat: Seat
    name: Line = Field(max_length=60)


class Begin(Message):
    """Deals the first hand. Only who opened the table may, once all who are there are ready; bots take the seats left free."""

    type: Literal["begin"]
    level: Level = Field(description="of the bots that play where a friend is missing")
    anyway: bool = Field(
        default=False,
        description="also without those who are there and not ready: bots take their seats, and they are told",
    )
    without: list[Sitter] | None = Field(
        default=None,
        max_length=4,
        description="with `anyway`, without whom: it is refused while others are there and not ready; null for any",
    )


class Remove(Message):
    """Frees the seat of another person before the first deal. Only who opened the table may.

    That person's token is void, and the table has new letters, which only the opener is told.
    """

    type: Literal["remove"]
    seat: Seat
    name: Line | None = Field(
        default=None,
        max_length=60,
        description="of that person: it is refused where somebody else sits there by now; null for any",
    )


Phrase = Literal[
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "congratulations",
    "bad-luck",
    "sorry",
    "one-moment",
    "back-again",
    "your-turn",
    "no-hurry",
    "wow",
    "laugh",
    "another-hand",
    "goodbye",
]


class Say(Message):
    """Says one of a few phrases to everybody at the table; each reads it in his own language. There is no free text."""

    type: Literal["say"]
    phrase: Phrase


class Said(Message):
    """Somebody said a phrase."""

    type: Literal["said"] = "said"
    seat: Seat
    phrase: Phrase


class LobbySeat(Message):
    """A place before the first deal, as all see it who are there."""

    seat: Seat
    player: str
    name: str
    free: bool
    here: bool
    ready: bool


class Lobby(Message):
    """Who is there before the first deal: told to each who says hello, and again with every change."""

    type: Literal["lobby"] = "lobby"
    you: Seat
    opener: Seat = Field(description="who opened the table: only he begins")
    may_begin: bool = Field(description="everybody who is there, but for who begins, is ready")
    code: str = Field(
        default="",
        description="the letters by which others find the table; empty for all but the opener once they are new",
    )
    first_east: FirstEast
    seats: list[LobbySeat]


class PersonState(Message):
    seat: Seat
    state: Literal["here", "thinking", "away"]
    played_for: bool = Field(description="a bot plays for this person until he is back")
    may_stand_in: bool = Field(
        default=False, description="those who are there may agree now that a bot plays for this person"
    )


class People(Message):
    """Which persons are there, and whose turn it is: told with every change at a table of several."""

    type: Literal["people"] = "people"
    people: list[PersonState]
    away: Away = Field(description="who plays for somebody who is away: so it was agreed")


class Window(Message):
    """A window stands open in which a tile may be claimed. All persons live through the same one, whoever could claim.

    It is answered by an `act` with a claim on offer, or with `pass`, which everybody may send.
    """

    type: Literal["window"] = "window"
    version: int
    left_ms: int
    answered: bool = Field(
        description="whether this seat has answered, or is not to: the tile is its own, or it lets every tile pass"
    )
    quiet: bool = Field(
        description="whether nothing but a chow could be made of the tile, and the seat lets those pass"
    )


What = Literal["take_back", "end", "again", "stand_in"]
ProposalOutcome = Literal["open", "agreed", "refused", "lapsed"]


class Propose(Message):
    """Proposes what needs everybody's consent.

    To take back one's own discard while nobody has answered it; to end the match; when it is over, to play once more; that a
    bot plays for somebody who is away, which those who are there decide.
    """

    type: Literal["propose"]
    what: What
    version: Version = Field(description="of the view in which it is proposed")
    seat: Seat | None = Field(default=None, description="of who is away")


class Reply(Message):
    """Agrees to what was proposed, or does not. Who proposed it takes it back by not agreeing."""

    type: Literal["reply"]
    proposal: Version = Field(description="its number")
    agree: bool


class Depart(Message):
    """Leaves the table for good: from now on a bot has the seat. Who is the last person there ends the match with it."""

    type: Literal["depart"]


class NextTable(Message):
    """The table at which the same people play once more. The token of the old seat proves the new one."""

    table: str
    seat: Seat
    commitment: str = Field(description="SHA-256 of the new match's shuffle secret, hex")
    code: str


class Proposal(Message):
    """What somebody has proposed, how far it has come, and what has come of it: told to all with every change."""

    type: Literal["proposal"] = "proposal"
    number: int
    what: What
    by: Seat
    seat: Seat | None = Field(description="of who is away, where a bot is to play for him")
    outcome: ProposalOutcome
    asked: list[Seat] = Field(description="who has to agree, whoever proposed it included")
    agreed: list[Seat]
    left_ms: int
    refused_by: Seat | None = Field(default=None, description="who has not agreed, where it was refused")
    again: NextTable | None = Field(default=None, description="where all have agreed to play once more")


class Watchers(Message):
    """How many look on without a seat, and what they see: told to all persons, with every change."""

    type: Literal["watchers"] = "watchers"
    mode: Watch
    count: int


class Watching(Message):
    """What somebody finds who looks on: told when he comes and with every change."""

    type: Literal["watching"] = "watching"
    mode: Watch
    key: str = Field(
        default="", description="stands for the six letters from now on, also when these have ended with the match"
    )
    begun: bool
    over: bool
    hands: list[int] = Field(description="those that may be walked through, where hands that are over are shown")

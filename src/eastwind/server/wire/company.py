"""Messages for tables of several persons: opening, the people who have come, and the windows that they share."""

from typing import Literal

from pydantic import Field

from eastwind.server.wire.pace import Pace
from eastwind.server.wire.texts import Line, Name, Version
from eastwind.server.wire.vocabulary import FirstEast, Help, Level, Message, Seat

Watch = Literal["none", "live", "later"]
Away = Literal["wait", "bot", "vote"]


class InvitedSeat(Message):
    """Seat of a table whose first hand is not dealt yet. The dice of the rule set may still move its player."""

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
    """Tables of the house that wait for more players."""

    listed: bool = Field(description="whether this server lists its tables at all: it does with `--lan`")
    tables: list[Invitation]


class SeatWish(Message):
    """Request to sit down at a table that is open to several persons."""

    name: Name = Field(min_length=1, max_length=40)
    code: Line = Field(
        default="", max_length=60, description="the table's six letters; needed once somebody was removed from it"
    )
    seat: Seat | None = Field(default=None, description="a free one; null for the first that is free")


class Sit(Message):
    """Request to move to a free seat before the first deal."""

    type: Literal["sit"]
    seat: Seat


class Ready(Message):
    """Statement before the first deal that one is ready to play, or no longer is."""

    type: Literal["ready"]
    ready: bool


class Sitter(Message):
    """Person on a seat: both are named, so that the message never applies to another person who has taken the seat meanwhile."""

    seat: Seat
    name: Line = Field(max_length=60)


class Begin(Message):
    """Request to deal the first hand: for the opener of the table, once all who are there are ready; bots take the free seats."""

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
    """Request to free the seat of another person before the first deal. Only the opener of the table may send it.

    That person's token is void, and the table has new letters, which only the opener receives.
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
    """Request to say one of a few phrases to all at the table; each reads it in their own language. There is no free text."""

    type: Literal["say"]
    phrase: Phrase


class Said(Message):
    """Phrase that a player said."""

    type: Literal["said"] = "said"
    seat: Seat
    phrase: Phrase


class LobbySeat(Message):
    """Seat before the first deal, as all see it who are there."""

    seat: Seat
    player: str
    name: str
    free: bool
    here: bool
    ready: bool


class Lobby(Message):
    """People at the table before the first deal: sent to each who says hello, and again with every change."""

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
    """Persons who are there, and whose turn it is: sent with every change at a table of several."""

    type: Literal["people"] = "people"
    people: list[PersonState]
    away: Away = Field(description="who plays for somebody who is away: so it was agreed")


class Window(Message):
    """Window in which a tile may be claimed. All persons see the same one, regardless of who could claim.

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
    """Proposal of an action that needs everybody's consent.

    To take back one's own discard while it has not been answered; to end the match; when it is over, to play once more; that a
    bot plays for a person who is away, which those who are there decide.
    """

    type: Literal["propose"]
    what: What
    version: Version = Field(description="of the view in which it is proposed")
    seat: Seat | None = Field(default=None, description="of who is away")


class Reply(Message):
    """Agreement to a proposal, or refusal. The proposer takes it back by not agreeing."""

    type: Literal["reply"]
    proposal: Version = Field(description="its number")
    agree: bool


class Depart(Message):
    """Request to leave the table for good: from now on a bot has the seat. If it is the last person's, it ends the match."""

    type: Literal["depart"]


class NextTable(Message):
    """Table at which the same people play once more. The token of the old seat proves the new one."""

    table: str
    seat: Seat
    commitment: str = Field(description="SHA-256 of the new match's shuffle secret, hex")
    code: str


class Proposal(Message):
    """Open or closed proposal, its progress and its outcome: sent to all with every change."""

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
    """Number of people who look on without a seat, and what they see: sent to all persons, with every change."""

    type: Literal["watchers"] = "watchers"
    mode: Watch
    count: int


class Watching(Message):
    """State of the table for a client that looks on: sent when it connects and with every change."""

    type: Literal["watching"] = "watching"
    mode: Watch
    key: str = Field(
        default="", description="stands for the six letters from now on, also when these have ended with the match"
    )
    begun: bool
    over: bool
    hands: list[int] = Field(description="those that may be walked through, where hands that are over are shown")

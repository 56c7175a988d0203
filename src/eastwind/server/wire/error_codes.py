"""Codes of the server's refusals: one table, from which statuses, the description of the interface and the page's types follow.

The text of each for a person is in `words/*/errors.ftl` under `error-<code>`, with hyphens.
"""

from enum import StrEnum
from typing import Self


class ErrorCode(StrEnum):
    """Reason why a request was refused; nothing was changed."""

    #: Of an answer over HTTP.
    status: int
    #: In plain English, for the description of the interface.
    meaning: str

    def __new__(cls, code: str, status: int, meaning: str) -> Self:
        member = str.__new__(cls, code)
        member._value_ = code
        member.status, member.meaning = status, meaning
        return member

    MALFORMED = "malformed", 422, "what came is not what is expected there"
    UNKNOWN_TYPE = "unknown_type", 422, "a message of no known type"
    IMPOSSIBLE_HAND = "impossible_hand", 422, "a hand that cannot exist"
    NOT_FOUND = "not_found", 404, "the address names nothing that there is"
    TOO_LARGE = "too_large", 413, "a body with more bytes than any question needs"
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, "the address is not asked in this way; `Allow` says how"
    WRONG_TOKEN = "wrong_token", 401, "no token of a seat at this table"
    NO_SUCH_TABLE = "no_such_table", 404, "no table of this name is kept here"
    NO_SUCH_SIMULATION = "no_such_simulation", 404, "no simulation of this name was begun here not long ago"
    NO_SUCH_REVIEW = "no_such_review", 404, "no match of this name has been gone through here"
    NO_SUCH_REPLAY = "no_such_replay", 404, "no record of this name was brought here not long ago"
    NOT_SEATED = "not_seated", 409, "nobody has sat down at the table yet"
    ILLEGAL_ACTION = "illegal_action", 409, "an action that may not be played now"
    STALE_VERSION = "stale_version", 409, "an answer to a view that holds no more"
    NOT_YOUR_TURN = "not_your_turn", 409, "nothing is asked of this seat"
    HAND_NOT_OVER = "hand_not_over", 409, "the hand has not been played to its end"
    NO_SUCH_HAND = "no_such_hand", 404, "no hand of this number was dealt in this match"
    NO_SUCH_DECISION = "no_such_decision", 404, "the seat decided nothing in this position of the hand"
    MATCH_NOT_OVER = "match_not_over", 409, "the match has not been played to its end: its walls are not known yet"
    MATCH_OVER = "match_over", 409, "the match is over"
    NOT_ALONE = (
        "not_alone",
        409,
        "several persons began the match: a move that was seen stands, also once the others have left",
    )
    NO_SUCH_CODE = "no_such_code", 404, "no table is open under these letters, or its match is over"
    SEAT_TAKEN = "seat_taken", 409, "somebody has this seat already"
    TABLE_FULL = "table_full", 409, "every seat of this table is taken"
    BEGUN = "begun", 409, "the first hand of this table has been dealt"
    NOT_OPENER = "not_opener", 409, "only who opened the table begins the match and frees seats"
    NOBODY_THERE = "nobody_there", 409, "no other person has this seat"
    REMOVED = "removed", 409, "who opened the table has freed this seat before the first deal: its token is void"
    BEGUN_WITHOUT = "begun_without", 409, "the match has begun without whoever had this seat and was not ready"
    NOT_READY = "not_ready", 409, "somebody who is there is not ready yet"
    ALONE = "alone", 409, "nobody else sits at the table"
    NOT_AWAY = "not_away", 409, "nobody is to be played for there: he is at the table, or a bot plays already"
    NOT_ALL_HERE = "not_all_here", 409, "everybody has to agree, and not everybody is there"
    PROPOSAL_OPEN = "proposal_open", 409, "something is proposed already, and not everybody has answered"
    DEPARTED = "departed", 409, "whoever had this seat has left for good: a bot has it"
    NOT_WATCHED = "not_watched", 403, "nobody looks on at this table: so it was agreed"
    WATCHED_BY_MANY = "watched_by_many", 429, "as many look on at this table as there is room for"
    NO_SUCH_MOVE = "no_such_move", 404, "no key waits here under this ticket: it was fetched, or its time is over"
    NO_HELP = "no_help", 409, "this table plays without help"
    NO_COACH = "no_coach", 409, "this table plays without the coach"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back", 409, "nothing was played yet that could be taken back"
    NOT_DONE = "not_done", 409, "the simulation is still being played"
    TOO_OFTEN = (
        "too_often",
        429,
        "more than one seat or one address is served in this time; `Retry-After` says when to ask again",
    )
    BUSY = "busy", 429, "too much of this visitor is waiting already"
    CROWDED = "crowded", 503, "too much of all visitors is waiting already"
    TOO_COSTLY = "too_costly", 504, "it takes more time or memory than there is for it"
    INTERRUPTED = "interrupted", 503, "what was being done was broken off"
    CLOSING = "closing", 503, "the server is being stopped, and will be back in a moment: nothing new begins"
    PREPARING = "preparing", 503, "the engine is being compiled for this machine; that is needed once"
    DISK_FULL = "disk_full", 507, "the server's disk is full: nothing can be kept until there is room"
    NOT_WRITABLE = "not_writable", 503, "the server's database cannot be written: nothing can be kept until it can"
    HELD_UP = "held_up", 503, "another program is writing into the database and does not come to an end"
    UNREACHABLE = (
        "unreachable",
        503,
        "the database, a program of its own, does not answer; it is asked again every second",
    )
    DATABASE_GONE = "database_gone", 503, "the database was deleted, replaced or cut short while it was in use"
    DAMAGED = "damaged", 503, "what was kept cannot be read any more; a backup can be put in its place"
    INTERNAL = "internal", 500, "the fault is the server's; its log tells of it"

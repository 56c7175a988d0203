"""Invitations: the description of a table for people who have not sat down at it yet."""

from eastwind.server.game.lobby import invited_seats
from eastwind.server.game.room import Room
from eastwind.server.game.terms import Terms
from eastwind.server.wire.company import Invitation


def invitation_to(room: Room) -> Invitation:
    """Return the invitation to a table."""
    seating = room.match.seating
    terms = seating.terms or Terms(0, help="coach", language="")
    return Invitation(
        table=seating.table,
        code=seating.row.letters,
        rules=seating.ruleset.id,
        title=seating.ruleset.file.title,
        options=seating.options,
        seats=invited_seats(seating.seats),
        window=terms.window,
        help=terms.help,
        begun=seating.begun,
        commitment=seating.commitment,
        watch=terms.watch,
        watchers=room.watchers,
        away=terms.away,
        stand_in_wins=terms.stand_in_wins,
        pace=terms.pace,
        bank=terms.bank,
        first_east=seating.first_east,
    )

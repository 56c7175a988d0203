"""Invitations: the description of a table for people who have not sat down at it yet."""

from eastwind.server.match.table_settings import TableSettings
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.tables.lobby import invited_seats
from eastwind.server.wire.company import Invitation


def invitation_to(live_table: LiveTable) -> Invitation:
    """Return the invitation to a table."""
    seating = live_table.match.seating
    table_settings = seating.table_settings or TableSettings(0, help="coach", language="")
    return Invitation(
        table=seating.table,
        code=seating.row.letters,
        rules=seating.ruleset.id,
        title=seating.ruleset.file.title,
        options=seating.options,
        seats=invited_seats(seating.seats),
        window=table_settings.window,
        help=table_settings.help,
        begun=seating.begun,
        commitment=seating.commitment,
        watch=table_settings.watch,
        watchers=live_table.watchers,
        away=table_settings.away,
        stand_in_wins=table_settings.stand_in_wins,
        pace=table_settings.pace,
        bank=table_settings.bank,
        first_east=seating.first_east,
    )

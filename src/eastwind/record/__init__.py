"""The record of a game: JSON Lines, written as it goes, replayed to the same state, its shuffle verified.

- `Writer`, `Opening` — writing it as the game goes; `lines` — events as lines
- `parse_lines`, `replay`, `Replayed` — reading it and playing it again, every line checked
- `verify_shuffle`, `Verified` — walls, dice and seats from the secret; `walls` — how they come from it
- `RecordError` — what can be wrong, with the number of the line
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.record.errors import RecordError
    from eastwind.record.replay import Replayed, parse_lines, replay
    from eastwind.record.verify import Verified, verify_shuffle
    from eastwind.record.writer import Opening, Writer

__all__ = ["Opening", "RecordError", "Replayed", "Verified", "Writer", "parse_lines", "replay", "verify_shuffle"]

load_when_asked(__name__)

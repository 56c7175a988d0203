"""Record of a game: JSON Lines, written during the game, replayed to the same state, its shuffle verified.

- `Writer`, `Opening` — writing during the game; `lines` — events as lines
- `parse_lines`, `replay`, `Replayed` — reading and replay, with every line checked
- `verify_shuffle`, `Verified` — check of walls, dice and seats by the secret; `walls` — their derivation from it
- `RecordError` — error with the number of the line
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

"""The record of a game: JSON Lines, written as it goes, replayed to the same state, its shuffle verified.

- `lines` — events as lines; `writer` — `Writer`; `replay` — reading and playing again; `verify` — the shuffle
"""

from eastwind.record.errors import RecordError
from eastwind.record.replay import Replayed, parse_lines, replay
from eastwind.record.verify import Verified, verify_shuffle
from eastwind.record.writer import Opening, Writer

__all__ = ["Opening", "RecordError", "Replayed", "Verified", "Writer", "parse_lines", "replay", "verify_shuffle"]

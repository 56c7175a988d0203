"""Writes the drawings of the tiles where a worksheet finds them: those of the page, one for one.

.venv/bin/python -m scripts.worksheet_tiles
"""

import json
import re
from pathlib import Path
from typing import Final

_PROJECT: Final = Path(__file__).resolve().parent.parent
SPRITE: Final = _PROJECT / "web" / "src" / "tiles" / "sprite.generated.ts"
OUTPUT: Final = _PROJECT / "src" / "eastwind" / "worksheets" / "tiles.svg"
#: The colours stand in the drawings themselves: a sheet has no style sheet of the page.
_COLOUR: Final = re.compile(r"var\(--tile-[a-z-]+,([^)]+)\)")


def drawings() -> str:
    """The page's sprite with its colours written out, a symbol on each line."""
    written = SPRITE.read_text(encoding="utf-8")
    text: str = json.loads(written[written.index('"<svg') : written.rindex(";")])
    return _COLOUR.sub(r"\1", text).replace("<symbol", "\n<symbol") + "\n"


if __name__ == "__main__":
    OUTPUT.write_text(drawings(), encoding="utf-8")

"""Make the corpus anew: `python -m tests.corpus FOLDER`.

What is kept was made once, before names and modules of the server changed. It is not to be made anew because a test fails.
"""

import sys
from pathlib import Path

from tests.corpus import records, tables

if __name__ == "__main__":
    place = Path(sys.argv[1])
    records.write(place / "records")
    tables.write(place / "tables")

"""What the process does of which workers are copies: run there once, by its name, before the engine is loaded.

It gives way to the tables from its first moment, and so do its copies.
"""

import os
from typing import Final

#: How much the operating system prefers the tables.
_NICE: Final = 10

if hasattr(os, "nice"):
    os.nice(_NICE)

"""Features that wait until the engine is compiled, and for which part of it: interpreted they would take too long.

This module must not load the engine.
"""

import re
from collections.abc import Mapping
from typing import Final, Literal, get_args

PutOff = Literal["strong-bots", "coach", "review", "replays", "solo", "moves", "simulator"]

#: In the state of a request: the part that is being compiled; what is put off, by name, with the seconds that are left.
PREPARING: Final = "preparing"
PUT_OFF: Final = "put_off"
#: Bots that search: a move of theirs takes seconds.
LEVELS: Final = frozenset({"master"})
#: What waits for the part that is compiled last; everything else waits for what a table needs.
LATE: Final[frozenset[PutOff]] = frozenset({"simulator"})
#: What memory of one process alone holds is put off as well: it would be lost when the compiled engine takes over.
_PATHS: Final[Mapping[PutOff, str]] = {
    "coach": r"/api/tables/[^/]+/(?:tries/.+|hands/[^/]+/(?:opinion|trials/.+|on/.+))",
    "review": r"/api/(?:reviews(?:/.*)?|tables/[^/]+/review)",
    "replays": r"/api/replays(?:/.*)?",
    "solo": r"/api/solo/(?:deals(?:/.*)?|solve|hint|back|rescue|layouts/(?:read|check)|connect/(?:hint|shuffle))",
    "moves": r"/api/moves(?:/.*)?",
    "simulator": r"/api/simulate(?:/.*)?",
}
_ALL: Final = re.compile("|".join(f"(?P<{name}>{path})" for name, path in _PATHS.items()))
NAMES: Final[tuple[PutOff, ...]] = get_args(PutOff)


def why_closed(seconds: int | None) -> str:
    """Return why a socket is closed that is to come again (1013): `preparing`, and behind it about how many seconds are left."""
    return PREPARING if seconds is None else f"{PREPARING} {seconds}"


def waiting_at(path: str) -> PutOff | None:
    """Return the feature at a path, if it is one that may have to wait."""
    found = _ALL.fullmatch(path)
    return None if found is None else next(name for name in _PATHS if found[name] is not None)

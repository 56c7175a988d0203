"""Whether a match that was begun by an earlier text of its rules is played as it is now."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from eastwind.keeper.rules_in_use import PLAYERS, choosing
from eastwind.rules import RuleFaults, RuleSet, available, compile_rules
from eastwind.rules.compiled import RULES
from eastwind.rules.former import load_former

#: What a compiled set says of its file, and nothing asks at a table.
_OF_THE_FILE: Final = ("set_name", "set_version")
#: More rule sets than the books of one program have.
_KEPT: Final = 64


def is_played_alike(digest: str, options: Mapping[str, Any], rules: RuleSet) -> bool:
    """Whether the rules of a digest are these to the last value, whatever was said of them in words since.

    :param options: as the match names them; what other sets than the presets were before, nobody knows.
    """
    return digest == rules.digest or _is_former(digest, json.dumps(dict(options), sort_keys=True), rules)


@lru_cache(maxsize=_KEPT)
def _is_former(digest: str, options: str, rules: RuleSet) -> bool:
    if rules.id not in available():
        return False
    try:
        former = choosing(load_former(rules.id, json.loads(options)), PLAYERS, rules.file.seats.players.value)
    except RuleFaults:
        # options that it did not offer then
        return False
    return former.digest == digest and _values(former) == _values(rules)


def _values(rules: RuleSet) -> bytes:
    compiled: Any = compile_rules(rules)
    record = np.frombuffer(bytearray(compiled.tobytes()), RULES)
    for name in _OF_THE_FILE:
        record[name] = 0
    return record.tobytes()

"""Comparison of the rules of a book's digest with today's, by the values that matter at a table."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from eastwind.interchange.rules_in_use import PLAYERS, choosing
from eastwind.rules import RuleFaults, RuleSet, available, compile_rules
from eastwind.rules.compiled import RULES
from eastwind.rules.former import load_former

#: Fields of a compiled set that name its file, and are not read at a table.
_OF_THE_FILE: Final = ("set_name", "set_version")
#: Number of answers that are kept: more than the books of one program have rule sets.
_KEPT: Final = 64


def is_played_alike(digest: str, options: Mapping[str, Any], rules: RuleSet) -> bool:
    """Return whether the rules of a digest equal these in every value, even if their words have changed since.

    :param options: options of the match, by name. Former texts are known only of presets.
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

"""Binding of a temper or a net to a rule set by the values that it was found under.

A file names them (`values`). A file written by an Eastwind with database form 10 or older has the digest of the whole rule set
instead: that is still read, and fits where the set's text is unchanged, or where the set came with that Eastwind and has kept
its values.
"""

from collections.abc import Mapping
from typing import Any, Final

from eastwind.bots.values import fingerprint, named_values, read_values, told_differences
from eastwind.rules import RuleSet, compile_rules

#: Presets as they were when weights were bound to digests: digest → `fingerprint`.
FORMER: Final[Mapping[str, str]] = {
    "58f59f4c957e26c5feba52da827c0f34c823029db9ce4fb9f3d06ab13821f9d2": "42bd58e9cfe8dfd1",  # bg-classic
    "5896b96eb233f397a9ff49888185f981916e79d6d1e0562244f94b5333edaea3": "852e153c26772f5c",  # bmja
    "3a71e970b26c3aa79f8823bedfa4f140143df34ec914b12365a644883da121b3": "8b8f7ca00653a035",  # dmjl
    "4bd1180e0de3aa11c2c27f4ccfc2fcc61672dd33a353834f314d22fa8446048c": "a7a5ca842234c7a0",  # family
    "e76059b96dae2a64d9cc6ed04b9bd095bfe60b134cd6c02eb9bd3d14eee7b613": "241ba546ea5ee7f3",  # gambler-classic
    "96156f82d08538baa5b485371a491d039f281f0db20a08230f92804931121c2a": "cbe30d53e834f6b3",  # gambler-standard
    "9a3188f860bed85a2ff0ec87d04355b5ffcbe5b14587cf0150088f2e450684a9": "47c64ed5ef444759",  # pl-classic
    "f120a1934db0c4a3a5482b86db4552402dba87ae01eb7c43788dbe2e8c958dc0": "bb4c12818e667926",  # ru-classic
}
VALUES: Final = "values"
DIGEST: Final = "digest"
#: Keys by which a stored training identifies its rules.
RULES_TOLD: Final = ("fingerprint", DIGEST)


def bind(rules: RuleSet) -> dict[str, Any]:
    """Return the binding of weights to their rules, as it is written in their file."""
    values = named_values(compile_rules(rules))
    return {"rules": rules.id, VALUES: {name: list(it) if isinstance(it, tuple) else it for name, it in values.items()}}


def misfit(told: Mapping[str, Any], rules: RuleSet) -> str | None:
    """Return why weights do not fit these rules, worded to follow "is": `for other values: limit 300 → 301`; None if they fit.

    :param told: metadata of their file.
    """
    if VALUES not in told:
        if told[DIGEST] == rules.digest or FORMER.get(told[DIGEST]) == fingerprint(compile_rules(rules)):
            return None
        return f"for the digest {told[DIGEST]}, the set has {rules.digest}"
    try:
        then = read_values(told[VALUES])
    except ValueError as error:
        return f"bound to no values: {error}"
    differences = told_differences(then, named_values(compile_rules(rules)))
    return f"for other values: {differences}" if differences else None


def same_rules(told: object, rules: RuleSet) -> bool:
    """Return whether the rules of a stored training, by `fingerprint` or the former `digest`, are these."""
    if not isinstance(told, Mapping):
        return False
    if DIGEST in told:
        return misfit(told, rules) is None
    return bool(told.get("fingerprint") == fingerprint(compile_rules(rules)))

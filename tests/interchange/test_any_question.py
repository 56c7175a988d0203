"""Whatever comes as a question, there is an answer or an error for people, and nothing else."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.errors import EastwindError
from eastwind.interchange.hand_json import EVENTS, MELDS, SOURCES, answer
from eastwind.interchange.settlement_json import settlement_answer
from eastwind.rules import available
from eastwind.tiles.notation import CODES
from eastwind.words import WINDS

#: Any JSON, as small as it comes.
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    | st.sampled_from(CODES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
TILES = st.lists(st.sampled_from(CODES[:34]), min_size=10, max_size=15)
MELD = st.fixed_dictionaries(
    {"kind": st.sampled_from(list(MELDS)), "tiles": st.lists(st.sampled_from(CODES[:9]), min_size=2, max_size=4)}
)
HAND = {
    "rules": st.sampled_from(available()),
    "melds": st.lists(MELD, max_size=1),
    "hand": TILES,
    "last": st.none() | st.sampled_from(CODES),
    "source": st.none() | st.sampled_from(list(SOURCES)),
    "flowers": st.lists(st.sampled_from(CODES[34:]), max_size=2, unique=True),
    "seat": st.sampled_from(WINDS),
    "round": st.sampled_from(WINDS),
    "won": st.booleans(),
    "events": st.lists(st.sampled_from(list(EVENTS)), max_size=2),
    "options": st.dictionaries(
        st.sampled_from(["flowers", "limit", "rounds", "robbing", "none"]), ANYTHING, max_size=2
    ),
}
SETTLEMENT = {
    "rules": st.sampled_from(available()),
    "values": st.dictionaries(st.sampled_from(WINDS), st.integers(-1, 3000), min_size=3, max_size=4),
    "winners": st.lists(st.sampled_from(WINDS), max_size=2),
    "discarder": st.none() | st.sampled_from(WINDS),
    "penalty": st.booleans(),
}


def question(parts: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
    """A question of the right form, or one in which anything stands in some places."""
    spoilt = st.fixed_dictionaries(parts).flatmap(
        lambda good: st.dictionaries(st.sampled_from(sorted(parts)), ANYTHING, max_size=2).map(
            lambda bad: {**good, **bad}
        )
    )
    return st.fixed_dictionaries(parts) | spoilt | ANYTHING


@given(question(HAND))
@settings(max_examples=100)
def test_any_hand(asked: Any) -> None:
    try:
        found = answer(json.loads(json.dumps(asked)))
    except EastwindError:
        return
    assert set(found) == {"won", "points", "doubles", "limits", "total", "lines"}
    assert found["total"] >= 0


@given(question(SETTLEMENT))
@settings(max_examples=100)
def test_any_settlement(asked: Any) -> None:
    try:
        found = settlement_answer(json.loads(json.dumps(asked)))
    except EastwindError:
        return
    # where nobody pays, each adds up his own
    assert sum(found["net"].values()) == 0 or (found["net"] == asked["values"] and not found["payments"])
    assert all(amount > 0 for _, _, amount in found["payments"])

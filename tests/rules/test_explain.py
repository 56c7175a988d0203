"""Descriptions of the type expected at a place of a model: variants of unions, tables, lengths, bounds."""

from typing import Annotated, Any, Literal

import pytest
from annotated_types import MaxLen, MinLen
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from eastwind.rules.explain import along, annotation, dotted, in_words, keys_of, length_in_words, tags_of, value_at


class Won(BaseModel):
    type: Literal["won"]
    winners: Annotated[list[int], MinLen(1), MaxLen(3)]


class Drawn(BaseModel):
    type: Literal["drawn"]
    note: Annotated[str, MaxLen(40)] = ""


class Sheet(BaseModel):
    entries: list[Annotated[Won | Drawn, Field(discriminator="type")]]
    sums: dict[str, int] = {}
    held: int | str | None = None
    either: Won | str = ""
    names: Annotated[list[str], MinLen(2)] = []
    many: Annotated[list[str], MaxLen(9)] = []
    revision: Annotated[int, Field(ge=-(2**53) + 1, le=2**53 - 1)] = 0
    seat: Annotated[int, Field(ge=0, le=3)] = 0


def places(tree: dict[str, Any]) -> list[tuple[str, Any]]:
    """Where a tree is wrong, and what is wanted there."""
    with pytest.raises(ValidationError) as refused:
        TypeAdapter(Sheet).validate_python(tree)
    found = [along(Sheet, item["loc"]) for item in refused.value.errors()]
    return [(dotted(path), wanted) for path, wanted in found]


def test_the_variant_of_a_union_is_no_step_of_the_place() -> None:
    [(place, wanted)] = places({"entries": [{"type": "won", "winners": ["x"]}]})
    assert (place, in_words(wanted)) == ("entries[0].winners[0]", "a whole number")
    [(place, wanted)] = places({"entries": [{"type": "drawn", "note": 1}]})
    assert (place, in_words(wanted)) == ("entries[0].note", "a text of at most 40 characters")


def test_a_key_that_is_wrong_is_told_at_its_table() -> None:
    path, wanted = along(Sheet, ("sums", "x", "[key]"))
    assert (dotted(path), in_words(wanted)) == ("sums.x", "a whole number")


def test_of_types_that_are_no_models_all_are_told() -> None:
    found = places({"entries": [], "held": []})
    assert [(place, in_words(wanted)) for place, wanted in found] == [("held", "a whole number or a text")] * 2


def test_a_model_among_other_types_is_found_by_its_name() -> None:
    path, wanted = along(Sheet, ("either", "Won", "winners"))
    assert (dotted(path), length_in_words(wanted)) == ("either.winners", "a list of 1 to 3")
    path, wanted = along(Sheet, ("either", "Lost", "winners"))
    assert (dotted(path), in_words(wanted)) == ("either.winners", "a known key")


def test_variants_are_told_apart_by_the_key_that_all_of_them_have() -> None:
    assert tags_of(annotation(Sheet, ("entries", 0))) == ("type", ("won", "drawn"))
    assert tags_of(annotation(Sheet, ("held",))) == ("", ())
    assert tags_of(annotation(Sheet, ("either",))) == ("type", ("won",))


def test_lengths_and_bounds_in_words() -> None:
    assert length_in_words(annotation(Sheet, ("names",))) == "a list of at least 2"
    assert length_in_words(annotation(Sheet, ("many",))) == "a list of at most 9"
    assert in_words(annotation(Sheet, ("revision",))) == "a whole number"
    assert in_words(annotation(Sheet, ("seat",))) == "a whole number from 0 to 3"
    assert in_words(Won) == "a table with type, winners"
    assert keys_of(annotation(Sheet, ("seat",))) == []


def test_what_stands_nowhere_is_nothing() -> None:
    assert value_at({"a": [1]}, ("a", 0)) == 1
    assert value_at({"a": [1]}, ("a", 1)) is None
    assert value_at({"a": 1}, ("a", "b", 2)) is None
    assert dotted(("a", 2, "b")) == "a[2].b"

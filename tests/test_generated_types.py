"""The page's message types are those of the server's models, and each kind of type is written as one would by hand."""

from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, RootModel

from scripts.generate_types import OUTPUTS, NoTypeScriptFormError, generate, header


@pytest.mark.parametrize("module", OUTPUTS)
def test_the_types_in_the_page_are_up_to_date(module: str) -> None:
    made = generate(import_module(f"eastwind.server.wire.{module}"))
    assert OUTPUTS[module].read_text(encoding="utf-8") == made, "run `make types`"


class Wind(Enum):
    EAST = "east"
    SOUTH = "south"


Place = Annotated[int, Field(ge=0, le=3)]


class Draw(BaseModel):
    """Takes a tile."""

    type: Literal["draw"] = "draw"
    place: Place


class Claim(BaseModel):
    """Takes a discard.

    Whoever sits nearest, first.
    """

    type: Literal["claim"] = "claim"
    wind: Wind
    tile: str | None = Field(default=None, description="what is claimed")


class Scores(RootModel[dict[str, int]]):
    pass


Move = Annotated[Draw | Claim, Field(discriminator="type")]


class Turn(BaseModel):
    model_config = ConfigDict(extra="forbid")

    move: Move
    pair: tuple[int, str]
    choices: list[Literal[1, 2] | None]
    scores: Scores
    places: dict[str, list[Place]]
    long: Literal[
        "a_rather_long_word",
        "another_long_word",
        "the_third_long_word",
        "the_fourth_one",
        "the_fifth_one",
        "the_last_one",
    ]


EXPECTED = """
export type Place = number;

/** Takes a tile. */
export interface Draw {
  type: "draw";
  place: Place;
}

/**
 * Takes a discard.
 *
 * Whoever sits nearest, first.
 */
export interface Claim {
  type: "claim";
  wind: Wind;
  /** what is claimed */
  tile: string | null;
}

export type Scores = Record<string, number>;

export interface Turn {
  move: Move;
  pair: [number, string];
  choices: (1 | 2 | null)[];
  scores: Scores;
  places: Record<string, Place[]>;
  long:
    | "a_rather_long_word"
    | "another_long_word"
    | "the_third_long_word"
    | "the_fourth_one"
    | "the_fifth_one"
    | "the_last_one";
}

export type Wind = "east" | "south";

export type Move = Draw | Claim;
"""


def _module(**names: object) -> ModuleType:
    module = ModuleType("made_up_protocol")
    vars(module).update(names)
    return module


def test_each_kind_of_type_has_its_plain_form() -> None:
    made = generate(
        _module(Place=Place, Draw=Draw, Claim=Claim, Scores=Scores, Turn=Turn, Move=Move, WIRE_MODELS=[Turn])
    )
    assert made == header("made_up_protocol") + EXPECTED


def test_what_has_no_plain_form_is_refused() -> None:
    class Vague(BaseModel):
        anything: Any

    with pytest.raises(NoTypeScriptFormError, match=r"^Vague\.anything: "):
        generate(_module(WIRE_MODELS=[Vague]))


def test_undeclared_fields_are_refused() -> None:
    class Loose(BaseModel):
        model_config = ConfigDict(extra="allow")

        tile: str

    with pytest.raises(NoTypeScriptFormError, match="Loose: extra fields"):
        generate(_module(WIRE_MODELS=[Loose]))

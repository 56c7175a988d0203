"""The page's message types are those of the server's models, and each kind of type is written as one would by hand."""

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

import pytest
from fastapi import FastAPI, Header
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, JsonValue, RootModel

from eastwind.table.public import ROWS, Form
from scripts import public_parts
from scripts.endpoints import Endpoint, endpoints
from scripts.generate_types import (
    HEADER,
    MESSAGES,
    OUTPUT,
    SPOKEN,
    generate,
    made,
    message_ids,
    page_languages,
    page_messages,
)
from scripts.typescript import NoTypeScriptFormError


def test_the_types_in_the_page_are_up_to_date() -> None:
    assert OUTPUT.read_text(encoding="utf-8") == made(), "run `make types`"


def test_the_fields_of_views_that_follow_from_public_figures_are_up_to_date() -> None:
    assert public_parts.OUTPUT.read_text(encoding="utf-8") == public_parts.made(), "run `make types`"


def test_every_form_of_a_figure_has_a_type_or_fields_of_its_own() -> None:
    assert set(Form) - public_parts.TYPES.keys() == {row.form for row in ROWS.values() if not row.said} | {Form.POND}


def test_the_messages_that_the_page_may_name_are_up_to_date() -> None:
    assert MESSAGES.read_text(encoding="utf-8") == page_messages(), "run `make types`"
    assert SPOKEN.read_text(encoding="utf-8") == page_languages(), "run `make types`"


def test_the_ids_of_messages_are_found_without_terms_attributes_and_comments(tmp_path: Path) -> None:
    words = tmp_path / "words.ftl"
    words.write_text("# not = one\nscore-a = A\n    .about = B\n-term = C\nhand =\n    D = E\n", encoding="utf-8")
    assert message_ids([words]).endswith('export type MessageId =\n  | "hand"\n  | "score-a";\n')


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
    module = _module(Place=Place, Draw=Draw, Claim=Claim, Scores=Scores, Turn=Turn, Move=Move)
    assert generate([module]) == HEADER + EXPECTED


def test_what_has_no_plain_form_is_refused() -> None:
    class Vague(BaseModel):
        anything: Any

    with pytest.raises(NoTypeScriptFormError, match=r"^Vague\.anything: "):
        generate([_module(Vague=Vague)])


def test_undeclared_fields_are_refused() -> None:
    class Loose(BaseModel):
        model_config = ConfigDict(extra="allow")

        tile: str

    with pytest.raises(NoTypeScriptFormError, match="Loose: extra fields"):
        generate([_module(Loose=Loose)])


def test_a_type_of_two_modules_is_written_once() -> None:
    one = _module(Place=Place, Draw=Draw)
    other = _module(Place=Place, Seat=Place, Draw=Draw, Score=int)
    assert generate([one, other]) == generate([one])


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(NoTypeScriptFormError, match="Place: another type"):
        generate([_module(Place=Place), _module(Place=Literal["here", "there"])])

    class Draw(BaseModel):
        other: int

    with pytest.raises(NoTypeScriptFormError, match="Draw: another model"):
        generate([_module(Draw=globals()["Draw"]), _module(Draw=Draw)])


def test_any_json_is_a_type_of_its_own() -> None:
    class Kept(BaseModel):
        rules: dict[str, JsonValue]

    assert "rules: Record<string, JsonValue>;" in generate([_module(Kept=Kept)])


class Found(BaseModel):
    place: Place


class Lost(BaseModel):
    code: Literal["lost"]


def _described() -> Mapping[str, Any]:
    app = FastAPI()
    lost: dict[int | str, dict[str, Any]] = {404: {"model": Lost}}

    @app.get("/api/tiles/{place}", responses=lost)
    def show(place: int, corner: Literal["on", "off"] = "on", authorization: Annotated[str, Header()] = "") -> Found:
        """A tile.

        And more of it.
        """
        raise NotImplementedError

    @app.post("/api/tiles", status_code=201)
    def lay(tile: Draw) -> list[Draw]:
        raise NotImplementedError

    @app.get("/api/tiles", response_class=PlainTextResponse)
    def read(first: int) -> PlainTextResponse:
        raise NotImplementedError

    return app.openapi()


ADDRESSES = """
/** What may come in the place of an answer. */
export type Refusal = Lost;

/** Every address of the server: what it takes, what it answers. */
export interface Endpoints {
  /** A tile. */
  "GET /api/tiles/{place}": {
    path: { place: number };
    query?: { corner?: "on" | "off" };
    token: string;
    answer: Found;
  };
  "POST /api/tiles": {
    body: Draw;
    answer: Draw[];
  };
  "GET /api/tiles": {
    query: { first: number };
    answer: string;
  };
}

/** The addresses that answer with a text; all others answer with JSON. */
export const TEXTS: ReadonlySet<keyof Endpoints> = new Set<keyof Endpoints>([
  "GET /api/tiles",
]);
"""


def test_what_an_address_takes_and_answers_is_read_from_its_description() -> None:
    module = _module(Place=Place, Draw=Draw, Found=Found, Lost=Lost)
    assert generate([module], list(endpoints(_described()))).endswith(ADDRESSES)


def test_a_model_that_no_module_has_is_told_with_its_address() -> None:
    with pytest.raises(NoTypeScriptFormError, match=r"^GET /api/tiles/\{place\}: Found is a model of none"):
        generate([_module(Place=Place, Draw=Draw, Lost=Lost)], list(endpoints(_described())))


def test_a_seats_token_may_be_told_as_a_way_to_authenticate() -> None:
    described = {"paths": {"/api/x": {"get": {"security": [{"seat": []}], "responses": {"200": {"content": {}}}}}}}
    found: list[Endpoint] = list(endpoints(described))
    assert [(one.name, one.token, one.answer) for one in found] == [("GET /api/x", True, None)]

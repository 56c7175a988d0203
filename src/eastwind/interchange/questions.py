"""Models of the JSON in which programs ask questions, and errors that name the place of a fault.

pydantic validates; its findings are turned into one sentence with the place, the expectation and the input.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, TypeVar, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError

from eastwind import texts
from eastwind.explain.vocabulary import HandEvent, MeldKind, TileCode, Wind, WinSource
from eastwind.interchange.faults import InterchangeError
from eastwind.rules.explain import (
    along,
    dotted,
    in_words,
    is_union,
    keys_of,
    length_in_words,
    plain_type,
    tags_of,
    value_at,
)
from eastwind.rules.faults import did_you_mean, one_of, show

M = TypeVar("M", bound=BaseModel)

#: Largest worth of a hand that is accepted: more than any hand is worth, and small enough that doubled sums for three stay
#: within 32 bits.
MOST: Final = 100_000_000
#: Largest number of names of an open dictionary, and largest length of each.
MOST_NAMES: Final = 64
LONGEST_KEY: Final = 64
#: Longest text and largest number that an option may be set to.
_LONGEST_OPTION: Final = 200
_LARGEST_OPTION: Final = 2**53 - 1
#: Largest number of tiles of a set that is read; the check of the set then says how many it may have.
_MOST_TILES: Final = 18
#: Largest number of names that an error lists in full.
_FEW: Final = 4


def checked(is_right: Callable[[str], bool], expected: str) -> AfterValidator:
    """Return a validator of texts whose error says what was expected."""

    def check(text: str) -> str:
        if not is_right(text):
            raise ValueError(expected)
        return text

    return AfterValidator(check)


IN_ONE_LINE: Final = checked(texts.is_line, texts.LINE)
Key = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY), IN_ONE_LINE]
_OptionText = Annotated[str, Field(max_length=_LONGEST_OPTION), IN_ONE_LINE]
_OptionNumber = Annotated[int, Field(ge=-_LARGEST_OPTION, le=_LARGEST_OPTION)]
#: Options of a rule set by name; the rule set decides which exist.
Options = Annotated[dict[Key, _OptionText | _OptionNumber | bool], Field(max_length=MOST_NAMES)]
#: Options whose kinds of values the rule set decides too.
AnyOptions = Annotated[dict[Key, JsonValue], Field(max_length=MOST_NAMES)]


class QuestionModel(BaseModel):
    """Base of the models: strict and frozen, without conversion between types and without unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class MeldJson(QuestionModel):
    """A set on the table."""

    kind: MeldKind
    tiles: list[TileCode] = Field(max_length=_MOST_TILES)


class HandJson(QuestionModel):
    """A hand and the circumstances that its worth depends on."""

    melds: Sequence[MeldJson] = Field(default_factory=list)
    hand: list[TileCode]
    last: TileCode | None = None
    source: WinSource | None = None
    flowers: list[TileCode] = Field(default_factory=list)
    seat: Wind
    round: Wind
    won: bool
    events: list[HandEvent] = Field(default_factory=list)


class AnyHandJson(HandJson):
    """A hand that may be dead: with `dead` its number of tiles is wrong on purpose."""

    dead: bool = False


class HandQuestion(AnyHandJson):
    """A hand, and the rule set with options under which it is to be valued."""

    rules: JsonValue
    options: AnyOptions = Field(default_factory=dict)


class SettlementQuestion(QuestionModel):
    """Worth of every hand by its seat, winners, discarder, and whether the discarder pays for all.

    `waiting`: seats paid for being one tile short at the end of a drawn hand.
    """

    rules: JsonValue
    options: AnyOptions = Field(default_factory=dict)
    values: Annotated[dict[Key, Annotated[int, Field(ge=0, le=MOST)]], Field(max_length=MOST_NAMES)]
    winners: list[str]
    discarder: str | None = None
    penalty: bool = False
    waiting: list[str] = Field(default_factory=list)


def read(model: type[M], obj: object, what: str) -> M:
    """Return `obj` as a model; null counts as a missing list or table. `what` names the whole, like "the question".

    :raises InterchangeError: for the first part that does not fit: its place, what was expected there and what was found.
    """
    if isinstance(obj, dict):
        empty = {name for name, field in model.model_fields.items() if field.default_factory is not None}
        obj = {key: value for key, value in obj.items() if value is not None or key not in empty}
    try:
        return model.model_validate(obj)
    except ValidationError as error:
        found = error.errors(include_url=False, include_context=False)
        kind, told = found[0]["type"], found[0]["loc"]
        path, wanted = along(model, told)
        place = dotted(path) or what
        if kind == "missing":
            missing = [one["loc"][-1] for one in found if one["type"] == kind and one["loc"][:-1] == told[:-1]]
            keys = ", ".join(map(str, value_at(obj, path[:-1]))) or "nothing"
            raise _error(dotted(path[:-1]) or what, " and ".join(map(show, missing)), keys) from error
        if kind == "extra_forbidden":
            keys = along(model, told[:-1])[1]
            expected = did_you_mean(str(path[-1]), keys_of(keys))
            raise _error(dotted(path[:-1]) or what, expected, show(path[-1])) from error
        value = value_at(obj, path)
        if kind in ("union_tag_invalid", "union_tag_not_found") and isinstance(value, dict):
            key, tags = tags_of(wanted)
            if key in value:
                raise _error(dotted((*path, key)), one_of(tags), show(value[key])) from error
            raise _error(place, show(key), ", ".join(map(str, value)) or "nothing") from error
        raise _error(place, _expected(wanted, kind, value), "nothing" if value is None else show(value)) from error


def _expected(wanted: Any, kind: str, found: object) -> str:
    bare = plain_type(wanted)
    if kind == "model_attributes_type" or (kind in ("model_type", "dict_type") and not is_union(bare)):
        return "an object"
    if kind in ("list_type", "sequence_type", "sequence_str"):
        return "a list"
    if kind in ("too_long", "too_short"):
        return length_in_words(wanted)
    if kind == "string_too_short":
        return "a text that is not empty"
    if kind == "literal_error":
        names = get_args(bare)
        return one_of(names) if len(names) <= _FEW else did_you_mean(str(found), names)
    return in_words(wanted)


def _error(place: str, expected: str, found: str) -> InterchangeError:
    return InterchangeError(f"{place}: expected {expected}, found {found}", place)

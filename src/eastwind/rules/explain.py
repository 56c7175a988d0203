"""From what pydantic found wrong to what a person who wrote the file needs to know."""

from collections.abc import Callable, Iterable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel, ValidationError

from eastwind.rules.faults import RuleFault, limited_likes, one_of, show

Path = tuple[str | int, ...]


def explain(
    error: ValidationError, model: type[BaseModel], tree: Mapping[str, Any], file_of: Callable[[Path], str]
) -> list[RuleFault]:
    """Every fault of `tree`, which was to become a `model`; `file_of` says which file wrote a key."""
    found = error.errors(include_url=False, include_input=False, include_context=False)
    like = limited_likes()
    return [_fault(item["type"], item["loc"], item["msg"], model, tree, (file_of, like)) for item in found]


def _fault(
    kind: str,
    path: Path,
    message: str,
    model: type[BaseModel],
    tree: Mapping[str, Any],
    told: tuple[Callable[[Path], str], Callable[[str, Iterable[str]], str]],
) -> RuleFault:
    """:param told: which file wrote a key, and what an unknown name is like."""
    file_of, like = told
    found = value_at(tree, path)
    if kind == "extra_forbidden":
        parent = annotation(model, path[:-1])
        expected = like(str(path[-1]), _keys_of(parent))
        return RuleFault(file_of(path), dotted(path), expected, f"the unknown key {show(str(path[-1]))}")
    expected = message if kind in ("limit", "scalar") else in_words(annotation(model, path))
    return RuleFault(file_of(path), dotted(path), expected, "nothing" if kind == "missing" else show(found))


def dotted(path: Path) -> str:
    """The key as it is written in a file: `patterns.chow.points`, `notes[2].id`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def value_at(tree: Any, path: Path) -> Any:
    """What stands at `path` in plain values; None where nothing does."""
    for step in path:
        try:
            tree = tree[step]
        except (KeyError, IndexError, TypeError):
            return None
    return tree


def annotation(model: type[BaseModel], path: Path) -> Any:
    """The type wanted at `path` below `model`, with its metadata where it is a field's."""
    wanted: Any = model
    for step in path:
        wanted = _step(wanted, step)
    return wanted


def wanted_at(model: type[BaseModel], path: Path) -> Any:
    """The type wanted at `path` below `model`, without metadata and without "or nothing"."""
    return _bare(annotation(model, path))


def type_at(model: type[BaseModel], path: Path) -> Any:
    """The type of the field at `path`, metadata included, to validate one value alone; None where there is no field."""
    *above, last = path
    parent = _bare(annotation(model, tuple(above)))
    if not (isinstance(parent, type) and issubclass(parent, BaseModel)) or str(last) not in parent.model_fields:
        return None
    field = parent.model_fields[str(last)]
    if not field.metadata:
        return field.annotation
    return Annotated[(field.annotation, *field.metadata)]


def _step(wanted: Any, step: str | int) -> Any:
    wanted = _bare(wanted)
    if isinstance(wanted, type) and issubclass(wanted, BaseModel):
        field = wanted.model_fields.get(str(step))
        return None if field is None else _Field(field.annotation, tuple(field.metadata))
    arguments = get_args(wanted)
    return arguments[0 if isinstance(step, int) else -1] if arguments else None


class _Field:
    """A field's type with what was annotated to it."""

    def __init__(self, annotation: Any, metadata: tuple[Any, ...]) -> None:
        self.annotation = annotation
        self.metadata = metadata


def _bare(wanted: Any) -> Any:
    """`wanted` without its metadata and without "or nothing"."""
    if isinstance(wanted, _Field):
        wanted = wanted.annotation
    if hasattr(wanted, "__metadata__"):
        wanted = get_args(wanted)[0]
    if get_origin(wanted) in (Union, UnionType):
        kept = [item for item in get_args(wanted) if item is not NoneType]
        if len(kept) == 1:
            return _bare(kept[0])
    return wanted


def _metadata(wanted: Any) -> tuple[Any, ...]:
    found: tuple[Any, ...] = ()
    if isinstance(wanted, _Field):
        found, wanted = wanted.metadata, wanted.annotation
    found += tuple(getattr(wanted, "__metadata__", ()))
    flat: list[Any] = []
    for item in found:
        flat.extend(getattr(item, "metadata", ()) or (item,))
    return tuple(flat)


def _keys_of(wanted: Any) -> list[str]:
    wanted = _bare(wanted)
    return list(wanted.model_fields) if isinstance(wanted, type) and issubclass(wanted, BaseModel) else []


def in_words(wanted: Any) -> str:
    """What a type asks for, in words for the person who writes a file."""
    bare, metadata = _bare(wanted), _metadata(wanted)
    if get_origin(bare) is Literal:
        choices = get_args(bare)
        return one_of(choices) + (" (the only value that can be played)" if len(choices) == 1 else "")
    if bare is bool:
        return "true or false"
    if bare is int:
        low = next((item.ge for item in metadata if isinstance(item, Ge)), None)
        high = next((item.le for item in metadata if isinstance(item, Le)), None)
        return "a whole number" + (f" from {low} to {high}" if low is not None and high is not None else "")
    if bare is str:
        pattern = next((item.pattern for item in metadata if getattr(item, "pattern", None)), None)
        return _TEXTS.get(pattern or "", "a text")
    if isinstance(bare, type) and issubclass(bare, BaseModel):
        fields = bare.model_fields
        if "value" in fields and "source" in fields:
            return f"{{ value = …, source = … }} with {in_words(_step(bare, 'value'))} as the value"
        return f"a table with {', '.join(fields)}"
    if get_origin(bare) is tuple:
        return "a list"
    if get_origin(bare) in (Union, UnionType):
        return " or ".join(
            one_of(get_args(part)) if get_origin(part) is Literal else in_words(part) for part in get_args(bare)
        )
    return "a table" if bare is not None else "a known key"


_TEXTS: dict[str, str] = {
    r"^[a-z][a-z0-9-]*$": "a name of small letters, digits and dashes, beginning with a letter",
    r"^[a-z]{2}$": "a language's two letters",
    r"^(decision|house|[A-Z][A-Z0-9]*( \S.*)?)$": 'a document and its section ("RU V"), "decision" or "house"',
}

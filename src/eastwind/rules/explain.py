"""Translation of pydantic's errors into faults for the person who wrote the file."""

from collections.abc import Callable, Iterable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import BaseModel, ValidationError

from eastwind.rules.faults import RuleFault, limited_likes, one_of, show

Path = tuple[str | int, ...]
_COUNTED_EXACTLY: Final = 2**53 - 1


def explain(
    error: ValidationError, model: type[BaseModel], tree: Mapping[str, Any], file_of: Callable[[Path], str]
) -> list[RuleFault]:
    """Return every fault of `tree`, which was to become a `model`; `file_of` gives the file that wrote a key."""
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
    """Return the fault for one of pydantic's errors.

    :param told: functions for the file that wrote a key, and for the known name that an unknown one resembles.
    """
    file_of, like = told
    found = value_at(tree, path)
    if kind == "extra_forbidden":
        parent = annotation(model, path[:-1])
        expected = like(str(path[-1]), keys_of(parent))
        return RuleFault(file_of(path), dotted(path), expected, f"the unknown key {show(str(path[-1]))}")
    expected = message if kind in ("limit", "scalar") else in_words(annotation(model, path))
    return RuleFault(file_of(path), dotted(path), expected, "nothing" if kind == "missing" else show(found))


def dotted(path: Path) -> str:
    """Return the key as it is written in a file: `patterns.chow.points`, `notes[2].id`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def value_at(tree: Any, path: Path) -> Any:
    """Return the plain value at `path`; None where there is none."""
    for step in path:
        try:
            tree = tree[step]
        except (KeyError, IndexError, TypeError):
            return None
    return tree


def is_union(bare: Any) -> bool:
    """Return whether several types are allowed at one place."""
    return get_origin(bare) in (Union, UnionType)


def along(model: type[BaseModel], found: Path) -> tuple[Path, Any]:
    """Return the place that pydantic means by `found`, and the type wanted there with its metadata.

    pydantic names the variant of a union as a step of its own (`entries.0.won.winners`), which is in no file.
    """
    wanted: Any = model
    path: Path = ()
    for at, step in enumerate(found):
        bare = plain_type(wanted)
        if is_union(bare):
            arms = [arm for arm in get_args(bare) if arm is not NoneType]
            named = [arm for arm in arms if step in _names_of(arm)]
            # each type that is no model would be a fault of its own: report what all of them want
            is_last = at == len(found) - 1 and not (named and keys_of(named[0]))
            wanted = wanted if is_last else named[0] if named else None
        elif step != _KEY_ITSELF:
            path = (*path, step)
            wanted = _step(wanted, step)
    return path, wanted


#: Step by which pydantic says that a key of a table is wrong, and not the value at it.
_KEY_ITSELF = "[key]"


def _names_of(arm: Any) -> tuple[object, ...]:
    """Return pydantic's names for a variant: the value of the key that tells variants apart, or the name of its type."""
    bare = plain_type(arm)
    if not (isinstance(bare, type) and issubclass(bare, BaseModel)):
        return (getattr(bare, "__name__", None),)
    told = [
        get_args(field.annotation) for field in bare.model_fields.values() if get_origin(field.annotation) is Literal
    ]
    return (bare.__name__, *(value for values in told if len(values) == 1 for value in values))


def tags_of(wanted: Any) -> tuple[str, tuple[object, ...]]:
    """Return the key that tells the variants of a union apart, and its possible values; ("", ()) where there is none."""
    arms = [
        arm
        for arm in map(plain_type, get_args(plain_type(wanted)))
        if isinstance(arm, type) and issubclass(arm, BaseModel)
    ]
    for name in arms[0].model_fields if arms else ():
        said = [get_args(arm.model_fields[name].annotation) for arm in arms if name in arm.model_fields]
        if len(said) == len(arms) and all(len(values) == 1 for values in said):
            return name, tuple(value for values in said for value in values)
    return "", ()


def annotation(model: type[BaseModel], path: Path) -> Any:
    """Return the type wanted at `path` below `model`, with its metadata where it is a field's."""
    wanted: Any = model
    for step in path:
        wanted = _step(wanted, step)
    return wanted


def wanted_at(model: type[BaseModel], path: Path) -> Any:
    """Return the type wanted at `path` below `model`, without metadata and without "or nothing"."""
    return plain_type(annotation(model, path))


def type_at(model: type[BaseModel], path: Path) -> Any:
    """Return the type of the field at `path`, with metadata, to validate one value alone; None where there is no field."""
    *above, last = path
    parent = plain_type(annotation(model, tuple(above)))
    if not (isinstance(parent, type) and issubclass(parent, BaseModel)) or str(last) not in parent.model_fields:
        return None
    field = parent.model_fields[str(last)]
    if not field.metadata:
        return field.annotation
    return Annotated[(field.annotation, *field.metadata)]


def _step(wanted: Any, step: str | int) -> Any:
    wanted = plain_type(wanted)
    if isinstance(wanted, type) and issubclass(wanted, BaseModel):
        field = wanted.model_fields.get(str(step))
        return None if field is None else _Field(field.annotation, tuple(field.metadata))
    arguments = get_args(wanted)
    return arguments[0 if isinstance(step, int) else -1] if arguments else None


class _Field:
    """Type of a field with its annotated metadata."""

    def __init__(self, annotation: Any, metadata: tuple[Any, ...]) -> None:
        self.annotation = annotation
        self.metadata = metadata


def plain_type(wanted: Any) -> Any:
    """Return `wanted` without its metadata and without "or nothing"."""
    if isinstance(wanted, _Field):
        wanted = wanted.annotation
    if hasattr(wanted, "__metadata__"):
        wanted = get_args(wanted)[0]
    if get_origin(wanted) in (Union, UnionType):
        kept = [item for item in get_args(wanted) if item is not NoneType]
        if len(kept) == 1:
            return plain_type(kept[0])
    return wanted


def _metadata(wanted: Any) -> tuple[Any, ...]:
    found: tuple[Any, ...] = ()
    if isinstance(wanted, _Field):
        found, wanted = wanted.metadata, wanted.annotation
    found += tuple(getattr(wanted, "__metadata__", ()))
    arms = [arm for arm in get_args(wanted) if arm is not NoneType] if is_union(wanted) else []
    if len(arms) == 1:
        found += tuple(getattr(arms[0], "__metadata__", ()))
    flat: list[Any] = []
    for item in found:
        flat.extend(getattr(item, "metadata", ()) or (item,))
    return tuple(flat)


def keys_of(wanted: Any) -> list[str]:
    """Return the keys of the wanted model; none where it is no model."""
    wanted = plain_type(wanted)
    return list(wanted.model_fields) if isinstance(wanted, type) and issubclass(wanted, BaseModel) else []


def in_words(wanted: Any) -> str:
    """Return the requirement of a type in words, for the person who writes a file."""
    bare, metadata = plain_type(wanted), _metadata(wanted)
    if get_origin(bare) is Literal:
        choices = get_args(bare)
        return one_of(choices) + (" (the only value that can be played)" if len(choices) == 1 else "")
    if bare is bool:
        return "true or false"
    if bare is int:
        low = next((item.ge for item in metadata if isinstance(item, Ge)), None)
        high = next((item.le for item in metadata if isinstance(item, Le)), None)
        # a number that is only held to what every program counts exactly has no bounds worth reporting
        is_told = None not in (low, high) and (low, high) != (-_COUNTED_EXACTLY, _COUNTED_EXACTLY)
        return "a whole number" + (f" from {low} to {high}" if is_told else "")
    if bare is str:
        pattern = next((item.pattern for item in metadata if getattr(item, "pattern", None)), None)
        most = next((item.max_length for item in metadata if isinstance(item, MaxLen)), None)
        return _TEXTS.get(pattern or "", "a text" if most is None else f"a text of at most {most} characters")
    if isinstance(bare, type) and issubclass(bare, BaseModel):
        fields = bare.model_fields
        if "value" in fields and "source" in fields:
            return f"{{ value = …, source = … }} with {in_words(_step(bare, 'value'))} as the value"
        return f"a table with {', '.join(fields)}"
    if get_origin(bare) is tuple:
        return "a list"
    if get_origin(bare) in (Union, UnionType):
        parts = [part for part in get_args(bare) if part is not NoneType]
        return " or ".join(one_of(get_args(part)) if get_origin(part) is Literal else in_words(part) for part in parts)
    return "a table" if bare is not None else "a known key"


def length_in_words(wanted: Any) -> str:
    """Return the bounds of a list's length in words, as `a list of 2 to 4`."""
    metadata = _metadata(wanted)
    least = next((item.min_length for item in metadata if isinstance(item, MinLen)), 0)
    most = next((item.max_length for item in metadata if isinstance(item, MaxLen)), None)
    if most is None:
        return f"a list of at least {least}"
    return f"a list of {least} to {most}" if least else f"a list of at most {most}"


_TEXTS: dict[str, str] = {
    r"^[a-z][a-z0-9-]*$": "a name of small letters, digits and dashes, beginning with a letter",
    r"^[a-z]{2}$": "a language's two letters",
    r"^([1-9][mps]|[1-7]z|[1-8]f)$": 'a tile like "5m" or "1z"',
    r"^(decision|house|[A-Z][A-Z0-9]*( \S.*)?)$": 'a document and its section ("RU V"), "decision" or "house"',
}

"""Writes the page's message types from the server's models.

    .venv/bin/python -m scripts.generate_types

`WIRE_MODELS` in `eastwind.server.wire.protocol` and its neighbours names the models that go over the wire; those they refer
to come along. The named types of such a module (`Wind = Literal[…]`, unions of messages) keep their names. A message is always
whole, in both directions: a field with a default is there all the same, so nothing is optional in TypeScript. What has no plain
TypeScript form is an error here, never `any`.
"""

import json
import typing
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

_PAGE: Final = Path(__file__).resolve().parent.parent / "web" / "src"
#: Module of `eastwind.server.wire` → the file with its types.
OUTPUTS: Final = {
    "protocol": _PAGE / "wire" / "protocol.ts",
    "solo": _PAGE / "wire" / "solo.ts",
    "calculator": _PAGE / "wire" / "calculator.ts",
    "rulebook": _PAGE / "wire" / "book.ts",
    "simulate": _PAGE / "wire" / "simulate.ts",
    "household": _PAGE / "wire" / "household.ts",
}
WIDTH: Final = 120

Schema: TypeAlias = Mapping[str, Any]

_REFERENCE: Final = "#/$defs/{model}"
_PREFIX: Final = "#/$defs/"
#: What says something about a value's meaning or bounds, but has no place in its TypeScript type.
_PROSE: Final = frozenset({"title", "description", "default", "examples"})
_BOUNDS: Final = frozenset(
    "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format "
    "minItems maxItems uniqueItems minProperties maxProperties propertyNames discriminator".split()
)
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class NoTypeScriptFormError(ValueError):
    """A model holds something that the page's types cannot say plainly."""


def header(module: str) -> str:
    """The first line of the types of a module of `eastwind.server.wire`."""
    return f"// Made from src/eastwind/server/wire/{module}.py by `make types`. Do not edit.\n"


def generate(protocol: ModuleType) -> str:
    """The text of the types of a module that has `WIRE_MODELS`."""
    models: Sequence[type[BaseModel]] = protocol.WIRE_MODELS
    _, schema = models_json_schema([(model, "serialization") for model in models], ref_template=_REFERENCE)
    definitions: Mapping[str, Schema] = schema.get("$defs", {})
    named = dict(_named_types(protocol))
    writer = _Writer({_key(form): name for name, form in named.items()})
    parts = [writer.named_type(name, form) for name, form in named.items() if not _refers(form)]
    parts += [writer.definition(name, definitions[name]) for name in _reading_order(protocol, definitions)]
    parts += [writer.named_type(name, form) for name, form in named.items() if _refers(form)]
    return "\n".join([header(protocol.__name__.rpartition(".")[2]), *parts])


def _named_types(protocol: ModuleType) -> Iterator[tuple[str, Schema]]:
    """The module's own names for types that are not models, with their schemas."""
    for name in _names(protocol):
        value = getattr(protocol, name)
        if name.startswith("_") or typing.get_origin(value) not in (Annotated, Literal, Union, UnionType):
            continue
        form = TypeAdapter(value).json_schema(mode="serialization", ref_template=_REFERENCE)
        yield name, {key: part for key, part in form.items() if key != "$defs"}


def _names(protocol: ModuleType) -> list[str]:
    """A module's names in the order of its source; those of a door to other modules as it lists them."""
    listed: list[str] | None = getattr(protocol, "__all__", None)
    return list(vars(protocol)) if listed is None else listed


def _reading_order(protocol: ModuleType, definitions: Mapping[str, Schema]) -> list[str]:
    """The definitions in the order of their source, then what comes from elsewhere."""
    own = [name for name in _names(protocol) if name in definitions]
    return own + sorted(definitions.keys() - set(own))


def _refers(form: Schema) -> bool:
    return _PREFIX in json.dumps(form)


def _key(form: Schema) -> str:
    """Equal for two schemas of one type, whatever is said about them."""
    return json.dumps({key: part for key, part in form.items() if key not in _PROSE}, sort_keys=True)


class _Writer:
    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def named_type(self, name: str, form: Schema) -> str:
        head = f"export type {name} ="
        line = f"{head} {self._unnamed(form, name)};"
        if len(line) <= WIDTH:
            return f"{line}\n"
        return "\n".join([head, *(f"  | {member}" for member in self._members(form, name))]) + ";\n"

    def definition(self, name: str, form: Schema) -> str:
        said = _comment(form, indent="")
        if form.get("type") != "object" or isinstance(form.get("additionalProperties"), Mapping):
            return said + self.named_type(name, form)
        if form.get("additionalProperties"):
            raise NoTypeScriptFormError(f"{name}: extra fields beside declared ones")
        fields = "".join(
            _comment(field, indent="  ") + self._field(f"{name}.{key}", key, field)
            for key, field in form.get("properties", {}).items()
        )
        return f"{said}export interface {name} {{\n{fields}}}\n"

    def _field(self, where: str, key: str, form: Schema) -> str:
        head = f"  {key if key.isidentifier() else json.dumps(key)}:"
        line = f"{head} {self.type_of(form, where)};\n"
        if len(line) <= WIDTH:
            return line
        members = self._members(form, where)
        if len(members) == 1:
            return line
        return "\n".join([head, *(f"    | {member}" for member in members)]) + ";\n"

    def type_of(self, form: Schema, where: str) -> str:
        """The TypeScript type of a schema, by its name where it has one."""
        return self._names.get(_key(form)) or self._unnamed(form, where)

    def _unnamed(self, form: Schema, where: str) -> str:
        return " | ".join(self._members(form, where))

    def _members(self, form: Schema, where: str) -> list[str]:
        """The alternatives of a union; one where there is no choice."""
        rest = {key: part for key, part in form.items() if key not in _PROSE | _BOUNDS}
        match rest:
            case {"$ref": str(reference), **others} if not others:
                return [reference.removeprefix(_PREFIX)]
            case {"const": value}:
                return [json.dumps(value, ensure_ascii=False)]
            case {"enum": values}:
                return [json.dumps(value, ensure_ascii=False) for value in values]
            case {"anyOf": options, **others} | {"oneOf": options, **others} if not others:
                return list(dict.fromkeys(self.type_of(option, where) for option in options))
            case {"type": "array", "prefixItems": items, **others} if others.keys() <= {"items"}:
                return [f"[{', '.join(self.type_of(item, where) for item in items)}]"]
            case {"type": "array", "items": items, **others} if not others:
                inner = self.type_of(items, where)
                return [f"({inner})[]" if " | " in inner else f"{inner}[]"]
            case {"type": "object", "additionalProperties": Mapping() as values, **others} if not others:
                return [f"Record<string, {self.type_of(values, where)}>"]
            case {"type": str(kind), **others} if kind in _PLAIN and not others:
                return [_PLAIN[kind]]
        raise NoTypeScriptFormError(f"{where}: {json.dumps(form)}")


def _comment(form: Schema, indent: str) -> str:
    text = form.get("description", "")
    if not text:
        return ""
    lines = [line.strip() for line in text.replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(f"{indent}{line}".rstrip() + "\n" for line in ["/**", *(f" * {line}" for line in lines), " */"])


def main() -> None:
    for module, output in OUTPUTS.items():
        output.write_text(generate(import_module(f"eastwind.server.wire.{module}")), encoding="utf-8")
        print(f"wrote {output.relative_to(_PAGE.parent.parent)}")


if __name__ == "__main__":
    main()

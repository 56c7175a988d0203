"""TypeScript types from JSON schemas, as one would write them by hand.

A message is always whole, in both directions: a field with a default is there all the same, so nothing is optional but in what
says of itself that it tells only what is different. What has no plain TypeScript form is an error here, never `any`.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from eastwind.server.wire.changes import PARTIAL

WIDTH: Final = 120

Schema: TypeAlias = Mapping[str, Any]

PREFIX: Final = "#/$defs/"
REFERENCE: Final = "#/$defs/{model}"
#: What says something about a value's meaning or bounds, but has no place in its TypeScript type.
_PROSE: Final = frozenset({"title", "description", "default", "examples"})
_BOUNDS: Final = frozenset(
    "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format "
    "minItems maxItems uniqueItems minProperties maxProperties propertyNames discriminator".split()
)
#: What pydantic calls a value that may be any JSON; it has a type of its own in TypeScript, which is not `any`.
_ANY_JSON: Final = "JsonValue"
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class NoTypeScriptFormError(ValueError):
    """A model holds something that the page's types cannot say plainly."""


def key(form: Schema) -> str:
    """Equal for two schemas of one type, whatever is said about them."""
    return json.dumps({name: part for name, part in form.items() if name not in _PROSE}, sort_keys=True)


def refers(form: Schema) -> bool:
    """Whether a schema speaks of a definition."""
    return PREFIX in json.dumps(form)


class Writer:
    """Writes types; `named`: schemas that have names of their own."""

    def __init__(self, named: Mapping[str, Schema]) -> None:
        self._names: Final = {key(form): name for name, form in reversed(list(named.items()))}

    def named_type(self, name: str, form: Schema) -> str:
        """`export type Name = …;`"""
        head = f"export type {name} ="
        line = f"{head} {self._unnamed(form, name)};"
        if len(line) <= WIDTH:
            return f"{line}\n"
        return "\n".join([head, *(f"  | {member}" for member in self._members(form, name))]) + ";\n"

    def definition(self, name: str, form: Schema) -> str:
        """An interface, or a named type where the model is not an object with fields of its own."""
        said = comment(form, indent="")
        if name == _ANY_JSON:
            return f"export type {name} = string | number | boolean | null | {name}[] | {{ [name: string]: {name} }};\n"
        if form.get("type") != "object" or isinstance(form.get("additionalProperties"), Mapping):
            return said + self.named_type(name, form)
        if form.get("additionalProperties"):
            raise NoTypeScriptFormError(f"{name}: extra fields beside declared ones")
        fields = "".join(
            comment(field, indent="  ")
            + self._field(
                f"{name}.{place}", place, field, optional=PARTIAL in form and place not in form.get("required", ())
            )
            for place, field in form.get("properties", {}).items()
        )
        return f"{said}export interface {name} {{\n{fields}}}\n"

    def type_of(self, form: Schema, where: str) -> str:
        """The TypeScript type of a schema, by its name where it has one."""
        return self._names.get(key(form)) or self._unnamed(form, where)

    def _field(self, where: str, name: str, form: Schema, *, optional: bool) -> str:
        head = f"  {name if name.isidentifier() else json.dumps(name)}{'?' if optional else ''}:"
        line = f"{head} {self.type_of(form, where)};\n"
        if len(line) <= WIDTH:
            return line
        members = self._members(form, where)
        if len(members) == 1:
            return line
        return "\n".join([head, *(f"    | {member}" for member in members)]) + ";\n"

    def _unnamed(self, form: Schema, where: str) -> str:
        return " | ".join(self._members(form, where))

    def _members(self, form: Schema, where: str) -> list[str]:
        """The alternatives of a union; one where there is no choice."""
        rest = {name: part for name, part in form.items() if name not in _PROSE | _BOUNDS}
        match rest:
            case {"$ref": str(reference), **others} if not others:
                return [reference.removeprefix(PREFIX)]
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
            case {"type": "object", **others} if not others:
                return ["Record<string, unknown>"]
            case {"type": str(kind), **others} if kind in _PLAIN and not others:
                return [_PLAIN[kind]]
        raise NoTypeScriptFormError(f"{where}: {json.dumps(form)}")


def comment(form: Schema, indent: str) -> str:
    """What a schema says of itself, as a comment; nothing where it says nothing."""
    text = form.get("description", "")
    if not text:
        return ""
    lines = [line.strip() for line in text.replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(f"{indent}{line}".rstrip() + "\n" for line in ["/**", *(f" * {line}" for line in lines), " */"])

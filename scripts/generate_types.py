"""Writes the page's types of everything that goes over the wire, from the server's models and from its own description.

Before them the fields of the views that follow from the public figures (`public_parts`).

    .venv/bin/python -m scripts.generate_types

The named types of the wire's modules (`Wind = Literal[…]`, unions of messages) keep their names, and no type is written
twice. What each address takes and answers stands in `Endpoints`, so that the page cannot ask for what is not there, or take
it for something else.
"""

import re
import subprocess
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Annotated, Final, Literal, Union

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from eastwind.server import wire
from eastwind.server.wire import texts
from eastwind.words import LANGUAGES
from scripts import public_parts
from scripts.endpoints import Endpoint, description, endpoints
from scripts.typescript import PREFIX, REFERENCE, NoTypeScriptFormError, Schema, Writer, comment, key, refers

_PROJECT: Final = Path(__file__).resolve().parent.parent
OUTPUT: Final = _PROJECT / "web" / "src" / "wire" / "generated.ts"
MESSAGES: Final = _PROJECT / "web" / "src" / "words" / "ids.generated.ts"
SPOKEN: Final = _PROJECT / "web" / "src" / "words" / "languages.generated.ts"
#: The line that begins a message; terms and comments begin otherwise.
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
HEADER: Final = "// Made from src/eastwind/server by `make types`. Do not edit.\n"


def generate(modules: Iterable[ModuleType], addresses: Sequence[Endpoint] = ()) -> str:
    """The text of the types of modules with messages, and of what is asked at addresses."""
    modules = list(modules)
    named = _named_types(modules)
    definitions = _definitions(modules)
    writer = Writer(named)
    order = _reading_order(modules, definitions)
    parts = [writer.named_type(name, form) for name, form in named.items() if not refers(form)]
    parts += [writer.definition(name, definitions[name]) for name in order]
    parts += [writer.named_type(name, form) for name, form in named.items() if refers(form)]
    if addresses:
        parts += _of_addresses(addresses, writer, definitions.keys())
    return "\n".join([HEADER, *parts])


def _definitions(modules: Sequence[ModuleType]) -> Mapping[str, Schema]:
    models = dict.fromkeys(model for module in modules for model in _models(module))
    _, schema = models_json_schema([(model, "serialization") for model in models], ref_template=REFERENCE)
    definitions: Mapping[str, Schema] = schema.get("$defs", {})
    for name in definitions:
        if "__" in name:  # what pydantic makes of two models of one name
            raise NoTypeScriptFormError(f"{name}: another model has the same name")
    return definitions


def _models(module: ModuleType) -> Iterator[type[BaseModel]]:
    """The module's models; what they have in common, and has no fields, is none."""
    for name in _names(module):
        value = getattr(module, name)
        if isinstance(value, type) and issubclass(value, BaseModel) and value.model_fields:
            yield value


def _named_types(modules: Sequence[ModuleType]) -> dict[str, Schema]:
    """The modules' own names for types that are not models, with their schemas; of two names for one type the first."""
    found: dict[str, Schema] = {}
    for module in modules:
        for name, form in _own_named_types(module):
            if name in found:
                if key(found[name]) != key(form):
                    raise NoTypeScriptFormError(f"{name}: another type of {module.__name__} has the same name")
            elif key(form) not in map(key, found.values()):
                found[name] = form
    return found


#: Texts and numbers with their bounds, which TypeScript has no types for: to the page they are plain ones.
_BOUNDS: Final = tuple(getattr(texts, name) for name in texts.__all__)


def _own_named_types(module: ModuleType) -> Iterator[tuple[str, Schema]]:
    for name in _names(module):
        value = getattr(module, name)
        if name.startswith("_") or typing.get_origin(value) not in (Annotated, Literal, Union, UnionType):
            continue
        if any(value is bound for bound in _BOUNDS):
            continue
        form = TypeAdapter(value).json_schema(mode="serialization", ref_template=REFERENCE)
        yield name, {part: said for part, said in form.items() if part != "$defs"}


def _names(module: ModuleType) -> list[str]:
    """A module's names in the order of its source; those of a door to other modules as it lists them."""
    listed: list[str] | None = getattr(module, "__all__", None)
    return list(vars(module)) if listed is None else listed


def _reading_order(modules: Sequence[ModuleType], definitions: Mapping[str, Schema]) -> list[str]:
    """The definitions in the order of their source, then what comes from elsewhere."""
    own = dict.fromkeys(name for module in modules for name in _names(module) if name in definitions)
    return [*own, *sorted(definitions.keys() - own.keys())]


def _of_addresses(addresses: Sequence[Endpoint], writer: Writer, known: Iterable[str]) -> Iterator[str]:
    """`Endpoints`, and what a refusal may be."""
    known = set(known)
    refusals = dict.fromkeys(
        member
        for address in addresses
        for refusal in address.refusals
        for member in writer.type_of(refusal, address.name).split(" | ")
        if member in known
    )
    yield "/** What may come in the place of an answer. */\n" + f"export type Refusal = {' | '.join(refusals)};\n"
    yield (
        "/** Every address of the server: what it takes, what it answers. */\nexport interface Endpoints {\n"
        + "".join(_of_address(address, writer, known) for address in addresses)
        + "}\n"
    )
    texts = "".join(f'  "{address.name}",\n' for address in addresses if address.answer is None)
    yield (
        "/** The addresses that answer with a text; all others answer with JSON. */\n"
        f"export const TEXTS: ReadonlySet<keyof Endpoints> = new Set<keyof Endpoints>([\n{texts}]);\n"
    )


def _of_address(address: Endpoint, writer: Writer, known: set[str]) -> str:
    def told(form: Schema) -> str:
        for name in re.findall(rf"{re.escape(PREFIX)}(\w+)", str(form)):
            if name not in known:
                raise NoTypeScriptFormError(f"{address.name}: {name} is a model of none of the modules")
        return writer.type_of(form, address.name)

    def fields(forms: Mapping[str, Schema], needed: Iterable[str]) -> str:
        inner = "; ".join(f"{name}{'' if name in needed else '?'}: {told(form)}" for name, form in forms.items())
        return f"{{ {inner} }}"

    rows: list[tuple[str, str]] = []
    if address.path:
        rows.append(("path", fields(address.path, address.path)))
    if address.query:
        rows.append(("query" if address.needed else "query?", fields(address.query, address.needed)))
    if address.token:
        rows.append(("token", "string"))
    if address.body is not None:
        rows.append(("body", told(address.body)))
    answer = "string" if address.answer is None else "unknown" if not address.answer else told(address.answer)
    rows.append(("answer", answer))
    said = comment({"description": address.said}, indent="  ")
    inner = "".join(f"    {name}: {form};\n" for name, form in rows)
    return f'{said}  "{address.name}": {{\n{inner}  }};\n'


def made() -> str:
    """The text of the page's types, as the server has them now."""
    # the door to play's messages first; what it shows of the others is not written again
    names = sorted((part.name for part in iter_modules(wire.__path__)), key=lambda name: (name != "protocol", name))
    modules = [import_module(f"{wire.__name__}.{name}") for name in names]
    return generate(modules, list(endpoints(description())))


def message_ids(files: Iterable[Path]) -> str:
    """The ids of all messages in Fluent files, as a type: the page can name no other."""
    names = sorted({name for file in files for name in _MESSAGE.findall(file.read_text(encoding="utf-8"))})
    listed = "".join(f'  | "{name}"\n' for name in names)
    return f"// Made from src/eastwind/words by `make types`. Do not edit.\n\nexport type MessageId =\n{listed[:-1]};\n"


def page_messages() -> str:
    """The ids of the messages that the page may show. All languages have the same: a test of the words says so."""
    return message_ids(sorted((_PROJECT / "src" / "eastwind" / "words" / "en").glob("*.ftl")))


def page_languages() -> str:
    """The languages of the page: those of the server, in its order."""
    listed = ", ".join(f'"{language}"' for language in LANGUAGES)
    made_from = "// Made from src/eastwind/words by `make types`. Do not edit.\n\n"
    union = "export type Language = (typeof languages)[number];\n"
    return f"{made_from}export const languages = [{listed}] as const;\n{union}"


def main() -> None:
    if public_parts.OUTPUT.read_text(encoding="utf-8") != public_parts.made():
        # the page's types are made of these classes, which this process has loaded as they were
        public_parts.OUTPUT.write_text(public_parts.made(), encoding="utf-8")
        print(f"wrote {public_parts.OUTPUT.relative_to(_PROJECT)}", flush=True)
        subprocess.run([sys.executable, "-m", "scripts.generate_types"], check=True)
        return
    for output, text in ((OUTPUT, made()), (MESSAGES, page_messages()), (SPOKEN, page_languages())):
        output.write_text(text, encoding="utf-8")
        print(f"wrote {output.relative_to(_PROJECT)}")


if __name__ == "__main__":
    main()

"""One Python source with its imports and names rewritten; `scripts.renamed` says where to."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

#: Where a name stands in a text: its line, from 1, and its column in bytes.
Place = tuple[int, int]
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
_Scoped = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef | _Comprehension
_Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
_LINE: Final = 120
#: A line of a program within a string that imports something of ours.
_PROGRAM: Final = re.compile(r"^\s*(?:from|import) (?:eastwind|tests|scripts)\.", re.MULTILINE)
_NAME: Final = re.compile(r"(?<![\w.])[A-Za-z_]\w*")


@dataclass(frozen=True)
class Edits:
    """New names for the names of a source.

    :ivar moved: the place of a module now; :ivar found: module and name by which something is imported now; :ivar anywhere: a
        name now, wherever it is defined; :ivar is_module: whether there is, or was, a module; :ivar words: identifiers to new
        ones wherever they stand.
    """

    moved: Callable[[str], str]
    found: Callable[[str, str], tuple[str, str]]
    anywhere: Callable[[str], str]
    is_module: Callable[[str], bool]
    words: Mapping[str, str]


def rewritten(text: str, module: str, names: Mapping[str, Mapping[str, str]], edits: Edits) -> tuple[str, list[str]]:
    """Return a source of a module, at its new place, with everything renamed, and notes on what a person should look at."""
    source = _Source(text, edits)
    source.rename(names.get(module, {}))
    after = source.text()
    if edits.words:
        after, notes = _with_words(after, edits.words)
        return after, [*source.notes, *notes]
    return after, source.notes


class _Source:
    """A source with the replacements that it is to have: by place, the length in bytes and the new text."""

    def __init__(self, text: str, edits: Edits) -> None:
        self._lines: Final = text.encode().splitlines(keepends=True)
        self._tree: Final = ast.parse(text)
        self._edits: Final = edits
        self._replaced: Final[dict[tuple[int, int], tuple[int, str]]] = {}
        self._starts: Final = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))
        self.notes: Final[list[str]] = []
        self._present: Final = _all_names(self._tree)
        self._own_new: frozenset[str] = frozenset()
        #: Names bound by imports whose binding is renamed, by the scope that binds them.
        self._renamed: Final[dict[ast.AST, dict[str, str]]] = {}
        #: Local names of modules, by the scope that binds them.
        self._modules: Final[dict[ast.AST, dict[str, str]]] = {}

    def rename(self, own: Mapping[str, str]) -> None:
        """Note every replacement; `own`: names that the module itself defines, to new ones."""
        bound = _bound_in(self._tree)
        self._own_new = frozenset(new for old, new in own.items() if old in bound)
        self._renamed[self._tree] = {old: new for old, new in own.items() if old in bound}
        for statement, scope in _statements(self._tree):
            match statement:
                case ast.ImportFrom(level=0, module=str(base)):
                    self._import_from(statement, base, scope)
                case ast.Import():
                    self._import(statement, scope)
        for old, new in self._renamed[self._tree].items():
            if new in self._present and old in own:
                self.notes.append(f"{new} is a name there already")
        self._walk(self._tree, [self._tree])

    def text(self) -> str:
        """Return the source with all replacements, and with the names in its docstrings and comments."""
        whole = b"".join(self._lines)
        for start, (length, new) in sorted(
            ((self._starts[line - 1] + column, what) for (line, column), what in self._replaced.items()), reverse=True
        ):
            whole = whole[:start] + new.encode() + whole[start + length :]
        text = whole.decode()
        plain = {old: new for names in self._renamed.values() for old, new in names.items()}
        return _in_prose(text, plain) if plain else text

    def _put(self, place: Place, old: str, new: str) -> None:
        line = self._lines[place[0] - 1]
        if line[place[1] : place[1] + len(old.encode())] != old.encode():
            self.notes.append(f"line {place[0]}: {old} is not where it should be")
            return
        self._replaced[place] = (len(old.encode()), new)

    def _import_from(self, node: ast.ImportFrom, base: str, scope: ast.AST) -> None:
        groups: dict[str, list[str]] = {}
        for alias in node.names:
            child = f"{base}.{alias.name}"
            if self._edits.is_module(child):
                home, _, name = self._edits.moved(child).rpartition(".")
                self._modules.setdefault(scope, {})[alias.asname or alias.name] = child
            else:
                home, name = self._edits.found(base, alias.name)
            given = alias.asname
            if given is None and name != alias.name and name in self._present and name not in self._own_new:
                given = f"{home.rpartition('.')[2]}_{name}"
                self._renamed.setdefault(scope, {})[alias.name] = given
            elif given is None and name != alias.name:
                self._renamed.setdefault(scope, {})[alias.name] = name
            stays = given in (None, name) and not _said_twice(alias, name)
            groups.setdefault(home, []).append(name if stays else f"{name} as {given}")
        if list(groups) == [base] and groups[base] == [_written(alias) for alias in node.names]:
            return
        self._replaced[node.lineno, node.col_offset] = (self._length(node), _imports(groups, node.col_offset))

    def _import(self, node: ast.Import, scope: ast.AST) -> None:
        words = []
        for alias in node.names:
            new = self._edits.moved(alias.name)
            if alias.asname:
                self._modules.setdefault(scope, {})[alias.asname] = alias.name
            elif new != alias.name:
                self.notes.append(f"line {node.lineno}: import {alias.name}")
            words.append(new + (f" as {alias.asname}" if alias.asname else ""))
        if words != [_written(alias) for alias in node.names]:
            self._replaced[node.lineno, node.col_offset] = (self._length(node), "import " + ", ".join(words))

    def _length(self, node: ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        return end - (self._starts[node.lineno - 1] + node.col_offset)

    def _walk(self, node: ast.AST, scopes: list[ast.AST]) -> None:
        """Go through a node, whose names are looked up in `scopes`, the innermost last."""
        match node:
            case ast.Import() | ast.ImportFrom():
                return
            case ast.JoinedStr():
                self._in_format(node, scopes)
                return
            case ast.Constant(value=str(text)) if _PROGRAM.search(text):
                self._in_text(node, lambda written: written.replace(text, self._program(text)))
            case ast.Name(id=name):
                self._put_if(name, scopes, (node.lineno, node.col_offset))
            case ast.Attribute(value=ast.Name(id=name), attr=attr):
                self._attribute(node, name, attr, scopes)
            case ast.Global(names=names):
                self.notes.extend(f"line {node.lineno}: global {name}" for name in names if self._new(name, scopes))
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant):
                        self._in_strings(part, scopes)
            case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation) if annotation is not None:
                self._in_strings(annotation, scopes)
        if isinstance(node, _Defined):
            self._definition(node, scopes)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            self._in_strings(node.returns, scopes)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
            self._in_strings(node.args[0], scopes)
        match node:
            case ast.Call(
                func=ast.Attribute(attr="setattr" | "delattr"), args=[_, ast.Constant(value=str(name)) as said, *_]
            ):
                new = self._edits.anywhere(name)
                self._in_text(said, lambda text: text.replace(name, new))
        if isinstance(node, _Scoped):
            outside = _outside(node)
            for child in outside:
                self._walk(child, scopes)
            inner = [*(scope for scope in scopes if not isinstance(scope, ast.ClassDef)), node]
            for child in ast.iter_child_nodes(node):
                if child not in outside:
                    self._walk(child, inner)
        else:
            for child in ast.iter_child_nodes(node):
                self._walk(child, scopes)

    def _new(self, name: str, scopes: list[ast.AST]) -> str | None:
        """Return the new name of what a name means within scopes, None where it stays."""
        for scope in reversed(scopes):
            found = self._renamed.get(scope, {}).get(name)
            if found is not None:
                return found
            if scope is not self._tree and name in _bound_in(scope):
                return None
        return None

    def _put_if(self, name: str, scopes: list[ast.AST], place: Place) -> None:
        new = self._new(name, scopes)
        if new is not None:
            self._put(place, name, new)

    def _attribute(self, node: ast.Attribute, name: str, attr: str, scopes: list[ast.AST]) -> None:
        for scope in reversed(scopes):
            module = self._modules.get(scope, {}).get(name)
            if module is not None:
                home, new = self._edits.found(module, attr)
                if home != self._edits.moved(module):
                    self.notes.append(f"line {node.lineno}: {name}.{attr} lies in {home} now")
                if new != attr:
                    assert node.end_lineno is not None
                    assert node.end_col_offset is not None
                    self._put((node.end_lineno, node.end_col_offset - len(attr.encode())), attr, new)
                return
            if scope is not self._tree and name in _bound_in(scope):
                return

    def _definition(self, node: _Defined, scopes: list[ast.AST]) -> None:
        new = self._new(node.name, scopes) if len(scopes) == 1 else None
        if new is None:
            return
        line = self._lines[node.lineno - 1]
        found = re.search(rb"\b(?:def|class)\s+", line[node.col_offset :])
        assert found is not None
        self._put((node.lineno, node.col_offset + found.end()), node.name, new)

    def _program(self, text: str) -> str:
        """Return a program that is written as a string, as tests start them, with everything renamed."""
        try:
            ast.parse(text)
        except SyntaxError:
            return text
        return rewritten(text, "", {}, self._edits)[0]

    def _in_strings(self, annotation: ast.AST, scopes: list[ast.AST]) -> None:
        match annotation:
            case ast.Constant(value=str()):
                self._in_text(annotation, lambda text: _NAME.sub(lambda one: self._new(one[0], scopes) or one[0], text))
            case ast.Subscript(value=ast.Name(id="Literal" | "Annotated")):
                return
        for node in ast.iter_child_nodes(annotation):
            self._in_strings(node, scopes)

    def _in_format(self, node: ast.JoinedStr, scopes: list[ast.AST]) -> None:
        """Rename inside a formatted string, whose parts Python 3.11 places wrongly."""
        used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        new = {name: found for name in used if (found := self._new(name, scopes)) is not None}
        for part in ast.walk(node):
            match part:
                case ast.Attribute(value=ast.Name(id=name), attr=attr):
                    module = self._modules.get(self._tree, {}).get(name)
                    if module is not None and self._edits.found(module, attr)[1] != attr:
                        self.notes.append(f"line {node.lineno}: {name}.{attr} in a formatted string")
        if new:
            self._in_text(node, lambda text: _in_braces(text, new))

    def _in_text(self, node: ast.expr, change: Callable[[str], str]) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        old = b"".join(self._lines)[start:end].decode()
        if change(old) != old:
            self._replaced[node.lineno, node.col_offset] = (end - start, change(old))


@dataclass(frozen=True)
class _Word:
    """Identifier to be renamed, as the tables write it: `beat` is one anywhere, `.beat` an attribute, `store.beat` one of a name
    `store`, `^beat` none of them, `$beat` nor the name of an argument in a call; with `()` or `:Type` behind it only where
    that follows.
    """

    before: str
    name: str
    after: str

    @classmethod
    def read(cls, written: str) -> "_Word":
        found = re.fullmatch(r"([\^$]|\w*\.)?(\w+)(\(\)|:\w+)?", written)
        assert found is not None, f"a word cannot be read: {written}"
        return cls(found[1] or "", found[2], (found[3] or "").removesuffix(")"))

    def is_here(self, before: str, after: str, *, dot: bool, names_argument: bool) -> bool:
        if not after.startswith(self.after):
            return False
        match self.before:
            case "":
                return True
            case "^":
                return not dot
            case "$":
                return not dot and not names_argument
            case ".":
                return dot
        return dot and f"{before}." == self.before


def _with_words(text: str, table: Mapping[str, str]) -> tuple[str, list[str]]:
    """Rename identifiers wherever they stand, but in imports, and where an import binds them."""
    tree = ast.parse(text)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    lines = {line for node in imports for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    imported = {(alias.asname or alias.name).partition(".")[0] for node in imports for alias in node.names}
    words = [
        (word, new)
        for old, new in table.items()
        if (word := _Word.read(old)).name not in imported or "." in word.before
    ]
    by_name: dict[str, list[tuple[_Word, str]]] = {}
    for word, new in words:
        by_name.setdefault(word.name, []).append((word, new))
    anywhere = {word.name: new for word, new in words if word.before in ("", "^", "$") and not word.after}
    rows, starts = text.splitlines(keepends=True), [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    present = _all_names(tree)
    notes: dict[str, None] = {}
    parts: list[str] = []
    done = 0
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    for at, token in enumerate(tokens):
        if token.start[0] in lines:
            continue
        new = token.string
        if token.type == tokenize.NAME:
            dot = at > 0 and tokens[at - 1].string == "."
            before = tokens[at - 2].string if dot and at > 1 else ""
            after = "".join(one.string for one in tokens[at + 1 : at + 3])
            names_argument = after.startswith("=") and tokens[at + 1].start == token.end
            for word, becomes in by_name.get(token.string, ()):
                if word.is_here(before, after, dot=dot, names_argument=names_argument):
                    new = becomes
                    if new in present and not dot and new != token.string:
                        notes[f"{new} is a name there already, and {token.string} becomes it"] = None
                    break
        elif token.type == tokenize.STRING and "f" in token.string.partition(token.string[-1])[0].lower():
            new = _in_braces(token.string, anywhere, attributes=True)
        if new != token.string:
            start, end = starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]
            parts += [text[done:start], new]
            done = end
    return _in_prose("".join([*parts, text[done:]]), anywhere), [*notes]


def _in_prose(text: str, names: Mapping[str, str]) -> str:
    """Rename in backticks, and where a docstring speaks of a parameter, within comments and docstrings."""
    one = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    if not one:
        return text
    quoted = re.compile(
        rf"(?<=`)({one})(?=[`.(\[])|(?<=:param )({one})(?=:)|(?<=:ivar )({one})(?=:)|(?<=:raises )({one})(?=:)"
    )
    parts: list[str] = []
    done = 0
    rows = text.splitlines(keepends=True)
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.endswith('"""')):
            start, end = starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]
            parts += [text[done:start], quoted.sub(lambda found: names[found[0]], token.string)]
            done = end
    return "".join([*parts, text[done:]])


def _in_braces(text: str, names: Mapping[str, str], *, attributes: bool = False) -> str:
    """Rename in the parts of a formatted string that are code."""
    before = r"(?<!\w)" if attributes else r"(?<![\w.])"
    word = re.compile(before + "(" + "|".join(map(re.escape, names)) + r")(?!\w)(?!=[^=])")
    return re.sub(r"\{[^{}]*\}", lambda part: word.sub(lambda found: names[found[0]], part[0]), text) if names else text


def _said_twice(alias: ast.alias, name: str) -> bool:
    """Return whether an import says `x as x`, by which a package shows what it offers."""
    return alias.asname == alias.name == name


def _imports(groups: Mapping[str, list[str]], column: int) -> str:
    """Return imports from several modules, one below the other, from a column on; those that are long in brackets."""
    indent = " " * column
    written = []
    for home, words in groups.items():
        line = f"from {home} import {', '.join(words)}"
        if column + len(line) > _LINE:
            line = f"from {home} import (\n" + "".join(f"{indent}    {word},\n" for word in words) + f"{indent})"
        written.append(line)
    return f"\n{indent}".join(written)


def _written(alias: ast.alias) -> str:
    return alias.name + (f" as {alias.asname}" if alias.asname else "")


def _statements(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield every import with the scope that it binds names in."""

    def within(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import | ast.ImportFrom):
                yield child, scope
            yield from within(child, child if isinstance(child, _Scoped) else scope)

    return within(tree, tree)


def _outside(node: _Scoped) -> list[ast.AST]:
    """Return the parts of a scope that are evaluated outside it: decorators, defaults, annotations, bases."""
    match node:
        case ast.FunctionDef(args=args) | ast.AsyncFunctionDef(args=args):
            annotations = [
                arg.annotation
                for arg in [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
                if arg
            ]
            kept = [*node.decorator_list, *args.defaults, *args.kw_defaults, node.returns, *annotations]
            return [part for part in kept if part is not None]
        case ast.Lambda(args=args):
            return [part for part in [*args.defaults, *args.kw_defaults] if part is not None]
        case ast.ClassDef():
            return [*node.decorator_list, *node.bases, *node.keywords]
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            return [node.generators[0].iter]
    raise AssertionError(node)


@lru_cache(maxsize=4096)
def _bound_in(scope: ast.AST) -> frozenset[str]:
    """Return the names that a scope binds itself."""

    def within(node: ast.AST) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            match child:
                case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                    yield name
                case ast.arg(arg=name):
                    yield name
                case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                    yield name
                case ast.MatchMapping(rest=str(name)):
                    yield name
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    yield name
                case ast.Import(names=names) | ast.ImportFrom(names=names):
                    yield from ((alias.asname or alias.name).partition(".")[0] for alias in names)
            if not isinstance(child, _Scoped):
                yield from within(child)

    return frozenset(within(scope))


def _all_names(tree: ast.AST) -> set[str]:
    """Return all identifiers of a source, but attributes of others."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.alias():
                found.add((node.asname or node.name).partition(".")[0])
    return found

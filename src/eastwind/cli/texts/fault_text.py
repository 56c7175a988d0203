"""Faults of a rule set's file as lines, in the language of the file's author."""

from eastwind.interchange.fault_words import FaultWords, words_of
from eastwind.library.files import FileError, read_text
from eastwind.rules import RuleFaults
from eastwind.rules.faults import RuleFault
from eastwind.rules.loader import tree_of_text
from eastwind.words import text


def faults_text(faults: RuleFaults, name: str, language: str) -> list[str]:
    """Return a line for every fault, in the order in which they were found. `name`: of the file, or of the preset."""
    if language == "en":
        return [str(fault) for fault in faults.faults]
    words = words_of(faults, tree_of_text(_text_of(name)), language)
    return [_line(fault, said, language) for fault, said in zip(faults.faults, words, strict=True)]


def _line(fault: RuleFault, words: FaultWords, language: str) -> str:
    where = f"{fault.file}: {words.place}" if fault.key else fault.file
    if words.said:
        return f"{where}: {words.said}"
    return text(language, "fault-line", where=where, expected=words.expected, found=words.found)


def _text_of(name: str) -> str:
    try:
        return read_text(name)
    except FileError:
        return ""

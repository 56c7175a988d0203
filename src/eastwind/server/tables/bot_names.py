"""Names of the bots of a table."""

from collections.abc import Sequence

from eastwind.server.match import chance
from eastwind.words import bot_person, text


def bot_names(levels: Sequence[str], taken: Sequence[str], language: str) -> list[str]:
    """Return a name for each bot: its own, once; others any that is free there. `taken`: the names of those who sit there."""
    known = [name.strip() for name in text(language, "bot-names").split(",")]
    there = {name.casefold() for name in taken}
    spare = iter(chance.choose_names([name for name in known if name.casefold() not in there], len(levels), ""))
    names: list[str] = []
    for level in levels:
        person = bot_person(level, language)
        used = person in names or person.casefold() in there
        names.append(next(spare) if used or not person else person)
    return names

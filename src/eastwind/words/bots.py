"""Names of bots."""

from eastwind.words.texts import attribute, message_ids, text


def bot_name(name: str, language: str) -> str:
    """Return the name of a bot in a language; a bot without a text of ours, not built in, has its own name."""
    message = f"level-{name}"
    return text(language, message) if message in message_ids(language) else name


def bot_person(name: str, language: str) -> str:
    """Return the name of the character that a built-in bot plays at a table; empty for a bot without a character."""
    person = f"level-{name}.person"
    return attribute(language, f"level-{name}", "person") if person in message_ids(language) else ""

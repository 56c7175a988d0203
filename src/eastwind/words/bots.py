"""What bots are called."""

from eastwind.words.texts import attribute, message_ids, text


def bot_name(name: str, language: str) -> str:
    """What a bot is called in a language; one that no text of ours names, because somebody brought it, has its own name."""
    message = f"level-{name}"
    return text(language, message) if message in message_ids(language) else name


def bot_person(name: str, language: str) -> str:
    """Whom one meets at a table in a bot of ours; empty for one that is nobody of its own."""
    person = f"level-{name}.person"
    return attribute(language, f"level-{name}", "person") if person in message_ids(language) else ""

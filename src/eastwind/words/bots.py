"""What bots are called."""

from eastwind.words.texts import message_ids, text


def bot_name(name: str, language: str) -> str:
    """What a bot is called in a language; one that no text of ours names, because somebody brought it, has its own name."""
    message = f"level-{name}"
    return text(language, message) if message in message_ids(language) else name

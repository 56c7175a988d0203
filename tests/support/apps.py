"""The server's application, for tests: each part of it may be replaced."""

from dataclasses import fields
from typing import Any, Final

from fastapi import FastAPI

from eastwind.server.app import create_app
from eastwind.server.match.world import World
from eastwind.server.settings import Settings

_OF_WORLD: Final = {field.name for field in fields(World)}


def app_with(settings: Settings, **parts: Any) -> FastAPI:
    """Return the application; `parts` are those of `World` and of `create_app`, by name."""
    world = {name: parts.pop(name) for name in _OF_WORLD & parts.keys()}
    return create_app(settings, World(**world), **parts)

"""Application of a server, with its store, its bus and the address at which other processes reach it."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from eastwind.cli.serving.plan import Plan, SetUp
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    import ssl

    from fastapi import FastAPI

    from eastwind.server.cluster.bus import BusLine
    from eastwind.server.interim.application import SecondsLeft
    from eastwind.server.network import Inside, Known
    from eastwind.server.serve import Certificate
    from eastwind.server.settings import Settings
    from eastwind.server.store.database_store import DatabaseStore
    from eastwind.server.store.errors import StoreError


def trusted_by(certificate: "Certificate | None", plan: Plan) -> "ssl.SSLContext | None":
    """Return the trust of the processes of one database in each other's certificates; None where they speak in the clear."""
    from eastwind.server.network import trusted_inside

    if certificate is None and (plan.inside_cafile is not None or plan.inside_name is not None):
        raise UsageError("--inside-cafile, --inside-name: without --certfile there is no TLS between the processes")
    if plan.inside_name is not None and plan.inside_cafile is None:
        raise UsageError("--inside-name: expected --inside-cafile too, whose certificates bear the name")
    if certificate is None or not plan.is_one_of_several:
        return None
    try:
        return trusted_inside(certificate.certificate, plan.inside_cafile)
    except OSError as error:
        option = "--certfile" if plan.inside_cafile is None else "--inside-cafile"
        raise UsageError(f"{option}: expected certificates in PEM: {error.strerror or error}") from error


def opened_store(settings: "Settings", plan: Plan) -> "DatabaseStore":
    from eastwind.server.store.errors import StoreError
    from eastwind.server.store.opening import open_store

    try:
        return open_store(settings.database, plan.database)
    except StoreError as error:
        raise UsageError(_cannot_keep(error)) from error


def _cannot_keep(error: "StoreError") -> str:
    from eastwind.server.store.errors import StoreFault

    if error.fault is StoreFault.NOT_WRITABLE:
        return f"{error}; --data names another folder"
    return str(error)


def line_to(address: str) -> "Callable[[], BusLine]":
    """Return a maker of lines to a Valkey or Redis, whether or not it answers now: tables can be played at without it."""
    from eastwind.server.cluster.valkey import ValkeyLine

    try:
        ValkeyLine(address)
    except ValueError as error:
        raise UsageError("--bus: expected an address such as redis://host:6379, whose port is a number") from error
    return lambda: ValkeyLine(address)


def make_application(
    settings: "Settings",
    bots: list[str],
    store: "DatabaseStore",
    bus: "Callable[[], BusLine] | None",
    inside: "Inside | None",
    left: "SecondsLeft | None" = None,
) -> "FastAPI":
    """Load the engine, the server upon it, and the user's own bots.

    :param left: seconds for which the engine is interpreted, if it is.
    """
    from eastwind.cli.own_bots import registry_with
    from eastwind.server.app import create_app
    from eastwind.server.cluster.bus import OverBus
    from eastwind.server.interim.application import EVEN_SECONDS
    from eastwind.server.match.world import World

    world = World(even_seconds=0.0 if left is None else EVEN_SECONDS)
    given: dict[str, Any] = {"bots": registry_with(bots), "store": store}
    if left is not None:
        given["not_yet"] = left.not_yet
    if inside is None:
        return create_app(settings, world, **given)
    told = OverBus(settings.limits.sockets_a_seat, bus, time.monotonic)
    return create_app(settings, world, publisher=told, inside=inside, **given)


def application_of(set_up: SetUp, left: "SecondsLeft | None" = None) -> "FastAPI":
    """Return the application with a store of its own. :param left: seconds for which the engine is interpreted, if it is."""
    store = opened_store(set_up.settings, set_up.plan)
    bus = None if set_up.plan.bus is None else line_to(set_up.plan.bus)
    plan = set_up.plan
    inside = None if set_up.inside is None else reached(set_up.inside, set_up.certificate, plan, set_up.known)
    return make_application(set_up.settings, set_up.bots, store, bus, inside, left)


def reached(at: tuple[Any, ...], certificate: "Certificate | None", plan: Plan, known: "Known") -> "Inside":
    from eastwind.server.network import Inside

    trusted = trusted_by(certificate, plan)
    host, port = at[:2]
    place = f"{'ws' if trusted is None else 'wss'}://{f'[{host}]' if ':' in host else host}:{port}"
    return Inside(place, trusted, plan.inside_name, known)

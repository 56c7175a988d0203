"""Configuration of all tests: collected files, tiers, costs, Hypothesis profiles, and fixtures for browser, database and bus."""

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.support.tiers import mark_tier

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.support.postgres import Postgres
    from tests.support.valkey import Valkey

pytest_plugins = ["tests.support.costs"]

# The same cases on every run and every machine: a red run means that the code changed. `HYPOTHESIS_PROFILE=explore` looks for
# new ones. No deadline, and no complaint about slow generation: other people's work shares the machine.
settings.register_profile(
    "steady", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("steady"), derandomize=False, max_examples=1000)
# For the engine run interpreted, which takes a hundred times as long.
settings.register_profile("few", settings.get_profile("steady"), max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Of modules without tests only those are imported whose docstrings have examples."""
    if collection_path.suffix != ".py" or collection_path.name.startswith("test_"):
        return None
    return None if b">>> " in collection_path.read_bytes() else True


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a real browser come last: a process that has opened one has a loop running from then on."""
    items.sort(key=_in_a_browser)
    for item in items:
        mark_tier(item)


def pytest_collection_finish() -> None:
    """What was loaded for thousands of tests stays: looking for rubbish in it again and again took a twentieth of the time."""
    gc.collect()
    gc.freeze()


def _in_a_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A process that has opened a browser may be handed other tests from a slower one: its loop stands aside for them."""
    loop = None if _in_a_browser(item) else asyncio._get_running_loop()
    if loop is None:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A PostgreSQL of one's own, started once for each process that runs tests; take an `empty` place in it."""
    from tests.support.postgres import postgres_of_ones_own

    with postgres_of_ones_own() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator["Valkey"]:
    """A bus of one's own, started once for each process that runs tests."""
    from tests.support.valkey import valkey_of_ones_own

    with valkey_of_ones_own() as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """A headless Chromium, started once for each process that runs tests; make contexts and pages of your own in it."""
    from playwright.sync_api import sync_playwright

    from scripts.chromium import chromium_path

    path = chromium_path()
    if path is None:
        pytest.fail("no Chromium was found: run `make browser`, or name one in EASTWIND_CHROMIUM")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=_quiet_and_contained())
        yield chromium
        chromium.close()


def _quiet_and_contained() -> list[str]:
    """Arguments for a Chromium that neither calls home nor asks for what a container does not have."""
    return [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        # no test looks at what is painted, only at the document and its layout: painting took a quarter of the browser's time
        "--force-gpu-mem-available-mb=1",
    ]

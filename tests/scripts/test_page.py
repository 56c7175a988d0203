"""Which Node builds the page, and when the page is built again."""

from pathlib import Path

import pytest

from scripts import page


@pytest.mark.parametrize(
    ("version", "is_new_enough"),
    [
        pytest.param((18, 20), False, id="18"),
        pytest.param((20, 18), False, id="20 too early"),
        pytest.param((20, 19), True, id="20"),
        pytest.param((21, 7), False, id="21"),
        pytest.param((22, 11), False, id="22 too early"),
        pytest.param((22, 12), True, id="22"),
        pytest.param((23, 9), False, id="23"),
        pytest.param((24, 0), True, id="24"),
        pytest.param((26, 1), True, id="26"),
    ],
)
def test_node_is_new_enough_for_the_build(version: tuple[int, int], is_new_enough: bool) -> None:
    assert page.is_new_enough(*version) is is_new_enough


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A small project of its own, and the npm commands that were run for it."""
    for path in ("web/src/main.ts", "web/package.json", "web/package-lock.json", "words/en/tiles.ftl"):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("first")
    monkeypatch.setattr(page, "_PROJECT", tmp_path)
    monkeypatch.setattr(page, "_WEB", tmp_path / "web")
    monkeypatch.setattr(page, "_WORDS", tmp_path / "words")
    monkeypatch.setattr(page, "_BUILT", tmp_path / "static")
    commands: list[str] = []

    def npm(*arguments: str, **settings: str) -> None:
        commands.append(" ".join([*arguments, *settings.values()]))
        (tmp_path / "static").mkdir(exist_ok=True)
        (tmp_path / "web" / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(page, "_npm", npm)
    return commands


def test_an_unchanged_page_is_built_once(builds: list[str]) -> None:
    page.build()
    assert [command.split()[0] for command in builds] == ["ci", "run"]
    page.build()
    assert len(builds) == 2


def test_a_page_to_play_is_squeezed_in_a_hurry_and_one_to_hand_on_is_built_as_a_whole(builds: list[str]) -> None:
    page.build(to_play=True)
    page.build(to_play=True)
    assert [command.split()[-1] for command in builds] == ["--loglevel=error", "in-a-hurry"]
    page.build()
    assert builds[2:] == ["run --silent build"]
    # what is whole will do to play
    page.build(to_play=True)
    assert len(builds) == 3


@pytest.mark.parametrize("path", ["web/src/main.ts", "words/en/tiles.ftl"])
def test_a_changed_source_builds_the_page_again(builds: list[str], tmp_path: Path, path: str) -> None:
    page.build()
    (tmp_path / path).write_text("second")
    page.build()
    assert builds[2:] == ["run --silent build"]


def test_a_changed_lock_installs_and_builds_again(builds: list[str], tmp_path: Path) -> None:
    page.build()
    (tmp_path / "web" / "package-lock.json").write_text("second")
    page.build()
    assert [command.split()[0] for command in builds[2:]] == ["ci", "run"]


def test_a_build_that_failed_is_tried_again(builds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    npm = page._npm

    def fail_to_build(*arguments: str) -> None:
        npm(*arguments)
        if arguments[0] == "run":
            raise SystemExit(1)

    with monkeypatch.context() as patch:
        patch.setattr(page, "_npm", fail_to_build)
        with pytest.raises(SystemExit):
            page.build()
    page.build()
    assert builds[1:] == ["run --silent build"] * 2

"""An engine that another process compiles for all workers."""

import pytest

from eastwind.cli.compiling import engine
from eastwind.cli.serving.elsewhere import Elsewhere


def test_what_could_not_be_kept_is_waited_for_once_after_compiling_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "is_kept", lambda *parts: False)
    elsewhere = Elsewhere()
    elsewhere.note_end()
    # a server that begins then knows that something has to be compiled, and does not wait for ever
    assert list(elsewhere.waited_for("table", "solo")) == ["table"]
    assert not elsewhere.under_way


def test_nothing_is_waited_for_where_all_is_kept_or_the_worker_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "is_kept", lambda *parts: parts == ("table",))
    elsewhere = Elsewhere()
    assert list(elsewhere.waited_for("table")) == []
    elsewhere.stop()
    assert list(elsewhere.waited_for("table", "solo")) == []

"""Texts that are kept in `tests/golden` and compared as a whole.

To write them anew after a change that was meant, and then read the difference in git before it is committed:

    EASTWIND_REFRESH_GOLDEN=1 .venv/bin/python -m pytest tests/table/test_golden.py
"""

import os
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).parents[1] / "golden"


def check_golden(name: str, text: str) -> None:
    """Fails with both texts if the file of this name under `tests/golden` does not hold `text`."""
    path = FOLDER / name
    if os.environ.get("EASTWIND_REFRESH_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.skip(f"written anew: {path}")
    assert text == path.read_text(encoding="utf-8")

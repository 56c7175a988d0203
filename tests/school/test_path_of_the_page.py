"""What the page knows of the path, in a file of its own: how many levels each step has, and which mistakes it tells apart.

`python -m tests.school.test_path_of_the_page` writes it anew where the path is meant to change.
"""

import json
from pathlib import Path
from typing import Final

from eastwind.school import STEPS

PATH: Final = Path(__file__).parents[2] / "web" / "src" / "school" / "tasks" / "path.json"


def path() -> dict[str, dict[str, object]]:
    return {step.id: {"levels": len(step.levels), "mistakes": list(step.mistakes)} for step in STEPS}


def test_the_page_knows_the_steps_of_the_engine() -> None:
    assert json.loads(PATH.read_text(encoding="utf-8")) == path(), f"run `python -m {__name__}`"


if __name__ == "__main__":
    PATH.write_text(json.dumps(path(), indent=1) + "\n", encoding="utf-8")

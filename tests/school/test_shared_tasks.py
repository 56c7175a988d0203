"""The page makes the engine's tasks by itself, without a network: a file of what they are holds both sides together.

`python -m tests.school.test_shared_tasks` writes it anew where the engine's tasks are meant to change.
"""

import hashlib
import json
from pathlib import Path
from typing import Final

from eastwind.school import STEPS, make_task

SHARED: Final = Path(__file__).parents[2] / "web" / "src" / "school" / "tasks" / "shared.json"
_SEEDS: Final = (*range(40), 123_456_789, 2**53 - 1)
#: Its deals are the server's.
_NOT_OF_THE_PAGE: Final = "solitaire"
#: Games that find out by themselves what is right: the best sets, the pairs.
_ANSWER_LEFT_OUT: Final = frozenset({"neighbours", "alike", "memory", "combinations"})


def shared() -> dict[str, dict[str, str]]:
    """By step and level, then by seed: a digest of the task."""
    return {
        f"{step.id} {level}": {str(seed): _digest(step.id, seed, level) for seed in _SEEDS}
        for step in STEPS
        if step.id != _NOT_OF_THE_PAGE
        for level in range(1, len(step.levels) + 1)
    }


def _digest(step: str, seed: int, level: int) -> str:
    task = make_task(step, seed, level)
    told: dict[str, object] = {"tiles": task.tiles, "on_head": task.on_head, "asked": dict(task.asked)}
    if task.kind not in _ANSWER_LEFT_OUT:
        told["answer"] = task.answer
    return hashlib.sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:10]


def test_the_engine_makes_the_tasks_that_the_page_is_held_to() -> None:
    assert json.loads(SHARED.read_text(encoding="utf-8")) == shared()


if __name__ == "__main__":
    SHARED.write_text(json.dumps(shared(), indent=1) + "\n", encoding="utf-8")

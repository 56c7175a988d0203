"""Task of the children's path: the tiles on the table, the question, the right answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

#: Answer in the shapes of JSON, by step: tiles in the notation; sets of them; places from 0; numbers by name; a number.
Answer: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Task:
    """Task of a step; the same step, level and seed make the same task.

    :ivar step: its id; :ivar kind: the game that it is: the step, or for the other suits the step that is played again.
    :ivar tiles: tiles on the table, each in the notation, in the order in which they lie; :ivar on_head: places, from 0, of
        those that lie on their head.
    :ivar asked: further parts of the question, by name; :ivar answer: a right answer, in the form in which one is given.
    """

    step: str
    kind: str
    level: int
    seed: int
    tiles: tuple[str, ...]
    answer: Answer
    asked: Mapping[str, Any] = field(default_factory=dict)
    on_head: tuple[int, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return all of it, as JSON has it."""
        return {
            "step": self.step,
            "kind": self.kind,
            "level": self.level,
            "seed": self.seed,
            "tiles": list(self.tiles),
            "on_head": list(self.on_head),
            "asked": dict(self.asked),
            "answer": self.answer,
        }

"""Messages of the trainers: tasks with their answers. Their parts are the trainers' own models."""

from eastwind.server.wire.protocol import Message
from eastwind.trainers.tasks import (
    Claim,
    ClaimsAsked,
    ClaimSeat,
    HandWorth,
    LinesAsked,
    NameAsked,
    Strength,
    SumAsked,
    SumsAsked,
    Task,
    TaskHand,
    TaskMeld,
    TilesAsked,
    TileTold,
    Trainer,
)

__all__ = [
    "Claim",
    "ClaimSeat",
    "ClaimsAsked",
    "DailyTask",
    "HandWorth",
    "LinesAsked",
    "NameAsked",
    "Strength",
    "SumAsked",
    "SumsAsked",
    "Task",
    "TaskHand",
    "TaskMeld",
    "TileTold",
    "TilesAsked",
    "Trainer",
]


class DailyTask(Message):
    """Task of a day."""

    day: str
    rules: str
    task: Task

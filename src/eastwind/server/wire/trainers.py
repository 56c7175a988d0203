"""The trainers' messages: tasks with their answers. What they are made of is the trainers' own."""

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
    """The task of a day."""

    day: str
    rules: str
    task: Task

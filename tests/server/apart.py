"""Work apart without processes, for tests of what is asked: as quick as a call, and as strict about what can be sent."""

from collections.abc import Callable
from typing import TypeVar

from anyio import to_thread

from eastwind.server.jobs.worker import Done, Failed, OutOfMemory, Refused, WorkerJob, outcome_of
from tests.support.sent import sent

R = TypeVar("R")


class InThreads:
    """Does the work in a thread of the test's own process. What goes in and comes out is copied as between processes."""

    async def do(self, function: Callable[..., R], *args: object) -> R:
        outcome = sent(await to_thread.run_sync(outcome_of, sent(WorkerJob(function, args, 60.0))))
        match outcome:
            case Done(result):
                found: R = result
                return found
            case Refused(refusal):
                raise refusal
            case Failed(trace):
                raise AssertionError(trace)
            case OutOfMemory():
                raise MemoryError
        raise AssertionError(outcome)

    async def warm(self) -> None:
        """There is nothing to load."""

    async def close(self) -> None:
        """There is nothing to end."""

"""Reviews of matches by the coach for visitors: begun once, kept when they are done."""

from typing import TYPE_CHECKING, Final

from anyio import to_thread

from eastwind.server.jobs.jobs import Job, Jobs
from eastwind.server.store.reviews import ReviewFile
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.reviews import MatchReview, ReviewState

if TYPE_CHECKING:
    from eastwind.server.analysis.review import ReviewTask

#: Reviews that are kept on the disk, some 60 KB each.
_KEPT: Final = 2_000


class Reviews:
    """Reviews by their names. A client that knows a match knows its name. Used from the event loop, but for `keep`."""

    def __init__(self, jobs: Jobs, file: ReviewFile, kept: int = _KEPT, mark: str = "") -> None:
        """:param mark: suffix of the names of reviews that this process gives out; they are known without it."""
        self._jobs: Final = jobs
        self._file: Final = file
        self._most: Final = kept
        self._mark: Final = mark
        #: name → the job that goes through it
        self._under_way: Final[dict[str, str]] = {}

    def keep(self, name: str, review: str) -> None:
        """Keep a review that is done; in any thread.

        :raises StoreError: if it cannot be kept.
        """
        self._file.keep(name, review, self._most)

    async def known(self, name: str) -> ReviewState | None:
        """Return the progress of a review; None where it was never begun, or was given up.

        :raises StoreError: if it cannot be looked for.
        """
        job = self._job(name)
        if job is not None and job.state in ("waiting", "running"):
            return self._told(name, job)
        review = await to_thread.run_sync(self._kept, name)
        if review is not None:
            return _done(name + self._mark, review)
        return self._told(name, job) if job is not None and job.state in ("done", "failed") else None

    def begin(self, task: "ReviewTask", visitor: str) -> ReviewState:
        """Begin to go through a match, unless another wish has begun it meanwhile.

        :raises Refusal: if too much waits already.
        """
        job = self._job(task.name)
        if job is None or job.state not in ("waiting", "running"):
            job = self._jobs.begin(task, visitor)
            self._under_way[task.name] = job.id
        return self._told(task.name, job)

    async def find(self, name: str) -> ReviewState:
        """Return the progress of a review.

        :raises Refusal: if it was never begun, or was given up long ago.
        """
        job = self._job(name)
        found = await self.known(name)
        if found is None and job is not None:
            found = self._told(name, job)
        if found is None:
            raise _unknown(name)
        return found

    async def cancel(self, name: str) -> ReviewState:
        """End a review that is not done.

        :raises Refusal: if there is none.
        """
        job = self._job(name)
        if job is None:
            return await self.find(name)
        return self._told(name, self._jobs.cancel(job))

    def _kept(self, name: str) -> MatchReview | None:
        kept = self._file.find(name)
        return None if kept is None else MatchReview.model_validate_json(kept)

    def _job(self, name: str) -> Job | None:
        job = self._jobs.find(self._under_way.get(name, ""))
        if job is None:
            self._under_way.pop(name, None)
        return job

    def _told(self, name: str, job: Job) -> ReviewState:
        state, rate = job.state, self._jobs.rate(job)
        return ReviewState(
            id=name + self._mark,
            state=state,
            ahead=self._jobs.ahead_of(job),
            decisions=job.task.size,
            done=job.done,
            seconds_left=(job.task.size - job.done) / rate if rate and state == "running" else None,
            review=job.found if state == "done" else None,
        )


def _done(name: str, review: MatchReview) -> ReviewState:
    decisions = sum(len(hand.decisions) for hand in review.hands)
    return ReviewState(
        id=name, state="done", ahead=0, decisions=decisions, done=decisions, seconds_left=None, review=review
    )


def _unknown(name: str) -> Refusal:
    return Refusal(ErrorCode.NO_SUCH_REVIEW, "a review that was begun here", name)

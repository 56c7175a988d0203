"""`/api/simulate`: simulations to begin, ask after and end, and their reports."""

from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from eastwind.bots import Registry
from eastwind.rules import RuleSet
from eastwind.server.http.answers import FRESH, compressed
from eastwind.server.http.dependencies import Language, NamedBy, TheBots, TheJobs, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.http.work import Work
from eastwind.server.jobs.jobs import Job, Jobs
from eastwind.server.services.presets import chosen_preset, rules_from
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.simulate import Simulation, SimulationResult, SimulationRules, SimulationWish
from eastwind.words import LANGUAGES

if TYPE_CHECKING:
    from eastwind.server.services.simulation import SimulationTask

_HTML: Final = "text/html"
#: Hands of one simulation, under each of its rule sets.
_MOST_HANDS: Final = 100_000
_TEXT: Final = {"schema": {"type": "string"}}
_LanguageOfReport = Annotated[
    str | None,
    Query(
        alias="language",
        description=f"one of {', '.join(LANGUAGES)}; otherwise what the browser asks for",
        max_length=10,
    ),
]
router: Final = APIRouter(prefix="/api/simulate", tags=["simulations"])


@router.post("", status_code=202)
async def begin_simulation(wish: SimulationWish, jobs: TheJobs, bots: TheBots, work: TheWork) -> Simulation:
    """Begin to play in the background. Ask for the answer's `id` until its state is `done`."""
    sets = [await _rules(one, work) for one in (wish.before, wish.after) if one is not None]
    job = jobs.begin(await work.here(_task, wish, sets, bots), work.visitor)
    return await _told(work, jobs, job)


@router.get("/{simulation}", responses=refusals(ErrorCode.NO_SUCH_SIMULATION))
async def show_simulation(simulation: NamedBy, jobs: TheJobs, response: Response, work: TheWork) -> Simulation:
    """Return the progress of a simulation, and its findings once it is over: also in the hands before it was ended.

    One that is not asked after for a minute is given up.
    """
    response.headers.update(FRESH)
    return await _told(work, jobs, _found(jobs, simulation))


@router.delete("/{simulation}", responses=refusals(ErrorCode.NO_SUCH_SIMULATION))
async def cancel_simulation(simulation: NamedBy, jobs: TheJobs, work: TheWork) -> Simulation:
    """End a simulation; one that is over stays as it is."""
    return await _told(work, jobs, jobs.cancel(_found(jobs, simulation)))


@router.get(
    "/{simulation}/report",
    response_class=Response,
    responses={200: {"content": {_HTML: _TEXT}}, **refusals(ErrorCode.NO_SUCH_SIMULATION, ErrorCode.NOT_DONE)},
)
async def show_report(
    simulation: NamedBy,
    jobs: TheJobs,
    request: Request,
    asked: Language,
    work: TheWork,
    language: _LanguageOfReport = None,
) -> Response:
    """Return the report with its plots, before and after side by side: a file that needs nothing else, for keeping."""
    job = _found(jobs, simulation)
    if language is not None and language not in LANGUAGES:
        raise Refusal(ErrorCode.MALFORMED, f"language: one of {', '.join(LANGUAGES)}", language)
    if not job.found:
        raise Refusal(ErrorCode.NOT_DONE, "a simulation that is done, or was ended after some hands", job.state)
    chosen = language or asked

    def make() -> Response:
        from eastwind.report.page import report_html

        # it brings its own style, which this server's policy does not let a page from here do
        headers = {**FRESH, "Content-Disposition": 'attachment; filename="eastwind-simulation.html"'}
        return compressed(request, report_html(job.found, chosen).encode(), f"{_HTML}; charset=utf-8", headers)

    return await work.here(make)


async def _rules(asked: SimulationRules, work: Work) -> RuleSet:
    if asked.file is None:
        return await work.here(chosen_preset, asked.rules, asked.options)
    return await work.here(rules_from, await work.apart(_canonical_in, asked.file, asked.options))


def _canonical_in(file: str, options: dict[str, str | int | bool]) -> str:
    from eastwind.server.services.simulation import canonical_in

    return canonical_in(file, options)


def _task(wish: SimulationWish, sets: list[RuleSet], bots: Registry) -> "SimulationTask":
    from eastwind.server.services.simulation import SimulationTask, plans_of

    return SimulationTask(plans_of(wish, sets, _MOST_HANDS, bots))


def _found(jobs: Jobs, name: str) -> Job:
    from eastwind.server.services.simulation import SimulationTask

    job = jobs.find(name)
    if job is None or not isinstance(job.task, SimulationTask):
        raise Refusal(ErrorCode.NO_SUCH_SIMULATION, "a simulation that was begun here not long ago", name)
    return job


async def _told(work: Work, jobs: Jobs, job: Job) -> Simulation:
    return await work.here(_state_of, job, jobs.rate(job), jobs.ahead_of(job))


def _state_of(job: Job, rate: float, ahead: int) -> Simulation:
    state = job.state  # once: it may change meanwhile
    return Simulation(
        id=job.id,
        state=state,
        ahead=ahead,
        hands=job.task.size,
        done=job.done,
        rate=rate,
        seconds_left=(job.task.size - job.done) / rate if rate and state == "running" else None,
        result=_result(job) if state != "running" and job.found else None,
    )


def _result(job: Job) -> SimulationResult:
    from eastwind.server.services.simulation import result_of

    return result_of(job.found)

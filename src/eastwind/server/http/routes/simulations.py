"""`/api/simulate`: begin a simulation, ask how far it is, end it, get its report."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from eastwind.bots import Registry
from eastwind.rules import RuleSet
from eastwind.server.http.answers import FRESH, compressed
from eastwind.server.http.dependencies import Language, TheBots, TheSimulations, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.http.work import Work
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.simulate import Simulation, SimulationResult, SimulationRules, SimulationWish
from eastwind.server.workshop.presets import chosen_preset, rules_from
from eastwind.server.workshop.simulation_jobs import Job, Simulations
from eastwind.words import LANGUAGES

_HTML: Final = "text/html"
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
async def begin_simulation(
    wish: SimulationWish, simulations: TheSimulations, bots: TheBots, work: TheWork
) -> Simulation:
    """Begins to play in the background. Ask for the answer's `id` until its state is `done`."""
    sets = [await _rules(one, work) for one in (wish.before, wish.after) if one is not None]
    job = await work.here(_begin, simulations, wish, sets, bots, work.visitor)
    return await work.here(_told, simulations, job)


@router.get("/{simulation}", responses=refusals(ErrorCode.NO_SUCH_SIMULATION))
async def show_simulation(
    simulation: str, simulations: TheSimulations, response: Response, work: TheWork
) -> Simulation:
    """How far it is, and what it found once it is done. One that nobody asks after for a minute is given up."""
    response.headers.update(FRESH)
    return await work.here(_told, simulations, simulations.find(simulation))


@router.delete("/{simulation}", responses=refusals(ErrorCode.NO_SUCH_SIMULATION))
async def cancel_simulation(simulation: str, simulations: TheSimulations, work: TheWork) -> Simulation:
    """Ends it; one that is over stays as it is."""
    return await work.here(_told, simulations, simulations.cancel(simulation))


@router.get(
    "/{simulation}/report",
    response_class=Response,
    responses={200: {"content": {_HTML: _TEXT}}, **refusals(ErrorCode.NO_SUCH_SIMULATION, ErrorCode.NOT_DONE)},
)
async def show_report(
    simulation: str,
    simulations: TheSimulations,
    request: Request,
    asked: Language,
    work: TheWork,
    language: _LanguageOfReport = None,
) -> Response:
    """The report with its plots, before and after side by side: a file that needs nothing else, for keeping."""
    job = simulations.find(simulation)
    if language is not None and language not in LANGUAGES:
        raise Refusal(ErrorCode.MALFORMED, f"language: one of {', '.join(LANGUAGES)}", language)
    if job.state != "done":
        raise Refusal(ErrorCode.NOT_DONE, "a simulation that is done", job.state)
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
    from eastwind.server.workshop.simulation import canonical_in

    return canonical_in(file, options)


def _begin(simulations: Simulations, wish: SimulationWish, sets: list[RuleSet], bots: Registry, visitor: str) -> Job:
    from eastwind.server.workshop.simulation import plans_of

    return simulations.begin(plans_of(wish, sets, simulations.limits.hands, bots), visitor)


def _told(simulations: Simulations, job: Job) -> Simulation:
    state = job.state  # once: the thread that plays may change it meanwhile
    rate = simulations.rate(job)
    return Simulation(
        id=job.id,
        state=state,
        ahead=simulations.ahead_of(job),
        hands=job.hands,
        done=job.done,
        rate=rate,
        seconds_left=(job.hands - job.done) / rate if rate and state == "running" else None,
        result=_result(job) if state == "done" else None,
    )


def _result(job: Job) -> SimulationResult:
    from eastwind.server.workshop.simulation import result_of

    return result_of(job.found)

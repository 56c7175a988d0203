"""Tasks of the children's path on paper, as answers."""

from eastwind.school import STEPS, TaskError
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.worksheets import worksheets


def sheet_of(step: str, seed: int, count: int, level: int, language: str) -> str:
    """Return the page of some tasks of a step, in HTML.

    :raises Refusal: where there is no such step, or no such level of it.
    """
    found = next((known for known in STEPS if known.id == step), None)
    if found is None:
        raise Refusal(ErrorCode.NOT_FOUND, f"one of {', '.join(known.id for known in STEPS)}", step)
    try:
        return worksheets([step], seed, count=count, level=level, language=language)
    except TaskError as error:
        raise Refusal(ErrorCode.MALFORMED, f"a level from 1 to {len(found.levels)}", str(level)) from error

"""Whatever the description of the calculator's calls allows, and what it does not, gets an answer that it describes."""

from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from eastwind.rules import available
from eastwind.server.app import create_app
from tests.server.house import ORIGIN, settings_for

load_all_checks()
_CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
_CALLS: Final = [("/api/score", "POST"), ("/api/rulesets/{name}/examples", "GET")]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("path", "method"), _CALLS, ids=["score", "examples"])
def test_every_request_gets_an_answer_as_described(
    tmp_path_factory: pytest.TempPathFactory, path: str, method: str, mode: schemathesis.GenerationMode
) -> None:
    app = create_app(settings_for(tmp_path_factory.mktemp("data")))
    operation = schemathesis.openapi.from_dict(app.openapi())[path][method]
    with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
        seen: set[int] = set()

        @settings(max_examples=40, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(data=st.data())
        def ask(data: st.DataObject) -> None:
            case = data.draw(operation.as_strategy(generation_mode=mode))
            if mode is schemathesis.GenerationMode.POSITIVE:
                _name_a_rule_set(case, data)
            sent = case.as_transport_kwargs(base_url=ORIGIN)
            # the calls know no cookies, and the client takes none with a request; bytes have a name of their own there
            del sent["cookies"]
            if isinstance(sent.get("data"), bytes | str):
                sent["content"] = sent.pop("data")
            response = client.request(**sent)
            seen.add(response.status_code)
            case.validate_response(response, checks=_CHECKS)

        ask()
    if method == "POST":
        # what is well formed is sometimes a hand and sometimes none; what is not well formed never is
        assert seen == ({200, 422} if mode is schemathesis.GenerationMode.POSITIVE else {422})


def _name_a_rule_set(case: "schemathesis.Case[Any]", data: st.DataObject) -> None:
    """Names are texts to the description, and a text is hardly ever the name of a rule set: most cases get one."""
    name = data.draw(st.sampled_from([*available(), "house-of-cards"]))
    # tiles at random are hardly ever a set
    most_sets = data.draw(st.integers(0, 1))
    body = case.body
    if isinstance(body, dict):
        sets = body.get("melds", [])
        assert isinstance(sets, list)
        case.body = {**body, "rules": name, "options": {}, "melds": sets[:most_sets]}

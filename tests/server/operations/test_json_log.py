"""The log as lines of JSON."""

import io
import json
import logging
from datetime import datetime

from eastwind.server.operations.json_log import JsonLines


def test_every_record_is_one_line_with_its_trace() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    log = logging.Logger("eastwind.somewhere")
    log.addHandler(handler)
    log.warning("Стол %s\nи ещё", "x")
    try:
        raise ValueError("no")
    except ValueError:
        log.exception("it failed")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert datetime.fromisoformat(first.pop("time")).tzinfo is not None
    assert first == {"level": "warning", "logger": "eastwind.somewhere", "message": "Стол x\nи ещё"}
    assert "ValueError: no" in second["exception"]

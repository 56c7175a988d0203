"""The log as lines of JSON, for programs that gather logs."""

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Format of a record as one line: `time` (UTC, ISO 8601), `level`, `logger`, `message`, and `exception` if there was one."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        # as ASCII it is whole JSON whatever the stream of the log is encoded in
        return json.dumps(told)

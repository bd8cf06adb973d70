"""Structured logs: one JSON object a line. Nothing secret is ever put into them."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

# What logging itself keeps on a record; everything else was given as `extra`.
OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """`process` is the number of the server process, where several write into one log."""

    def __init__(self, process: int | None = None) -> None:
        super().__init__()
        self.process = process

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if self.process is not None:
            line["process"] = self.process
        more = {name: value for name, value in vars(record).items() if name not in OWN}
        line |= {f"{name}_" if name in line else name: value for name, value in more.items()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def is_ours(record: logging.LogRecord) -> bool:
    """Filter out lines for what somebody sends that is no request: they could fill the disk with them."""
    return record.getMessage() not in ("Invalid HTTP request received.", "Unsupported upgrade request.")


def set_up_logs(level: str = "INFO", process: int | None = None) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(process))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    quiet()


def quiet() -> None:
    """Silence loggers that would tell whole messages and headers: cookies, cards and passwords among them."""
    for talkative in ("uvicorn.error", "websockets"):
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLogger().level))

"""Options that `eastwind play` and `eastwind serve` share."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from eastwind.cli.usage_error import UsageError
from eastwind.server.settings import LOOPBACK

if TYPE_CHECKING:
    from eastwind.server.serve import Certificate

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 — only when it is asked for
_HIGHEST_PORT: Final = 65_535
#: More would only keep each other waiting.
_MOST_WORKERS: Final = 64


def add_options_to(command: argparse.ArgumentParser) -> None:
    """Add the options of a server: its addresses, the place of its matches, the proxies it trusts."""
    command.add_argument("--host", help=f"address to listen on (default {LOOPBACK}: this machine only)")
    command.add_argument("--certfile", type=Path, metavar="PEM", help="TLS certificate")
    command.add_argument("--keyfile", type=Path, metavar="PEM", help="key of the TLS certificate")
    command.add_argument("--data", type=Path, metavar="DIR", help="folder for the matches (default: the user's own)")
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="a bot of your own in Python that may be asked to a table; may be given several times (docs/bots.md)",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe the proxies at this address or in this network, such as 10.1.0.0/16, for whom they speak "
        "(X-Forwarded-For); several with commas, or given several times",
    )
    command.add_argument(
        "--no-limits",
        action="store_true",
        help="slow nobody down for asking often: for measurements, not for strangers",
    )


def port_of(text: str) -> int:
    """Parse a port given by the user."""
    if not text.isdecimal() or int(text) > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {_HIGHEST_PORT}, got {text!r}")
    return int(text)


def workers_of(text: str) -> int:
    """Parse a number of processes given by the user."""
    if not text.isdecimal() or not 1 <= int(text) <= _MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to {_MOST_WORKERS}, got {text!r}")
    return int(text)


def certificate_of(certfile: Path | None, keyfile: Path | None) -> "Certificate | None":
    """Return the TLS certificate given by the user, if any; raises `UsageError` where a part of it is missing."""
    from eastwind.server.serve import Certificate

    if certfile is None and keyfile is None:
        return None
    if certfile is None or keyfile is None:
        raise UsageError("TLS needs both: --certfile CERTIFICATE.pem --keyfile KEY.pem")
    for file in (certfile, keyfile):
        if not file.is_file():
            raise UsageError(f"expected a file in PEM, found none at {file}")
    return Certificate(certfile, keyfile)

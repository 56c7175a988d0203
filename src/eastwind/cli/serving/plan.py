"""Settings of a server's run, and those of its interpreted process."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.server.network import Known
from eastwind.server.settings import LOOPBACK

if TYPE_CHECKING:
    from eastwind.server.serve import Certificate
    from eastwind.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Plan:
    """Settings of a server's run.

    :ivar or_any: another port will do where the wanted one is taken; :ivar public: origin at which it is reached from outside;
        :ivar listed: open tables are listed to all visitors; :ivar told: address at which its figures are exported, if any;
        :ivar as_json: its log is lines of JSON; :ivar database: the address of a database of its own, None for a file in the
        matches' folder; :ivar bus: the address of the bus that brings news from other processes, if any; :ivar workers: number
        of processes at one address; :ivar inside: the address at which processes on other machines reach these;
        :ivar inside_cafile: certificates that are trusted of those; :ivar inside_name: name that has to be in them.
    """

    host: str
    port: int
    or_any: bool = False
    public: str | None = None
    listed: bool = False
    told: tuple[str, int] | None = None
    as_json: bool = False
    in_detail: bool = False
    database: str | None = None
    bus: str | None = None
    workers: int = 1
    inside: str = LOOPBACK
    inside_cafile: Path | None = None
    inside_name: str | None = None

    @property
    def is_one_of_several(self) -> bool:
        """Possibility that other processes serve the same database."""
        return self.workers > 1 or self.database is not None or self.bus is not None


@dataclass(frozen=True, slots=True)
class SetUp:
    """Settings of the interpreted process.

    :ivar inside: the address at which other processes of the same database reach the server in front, host and port; :ivar known:
        by which they recognise it.
    """

    settings: "Settings"
    bots: list[str]
    plan: Plan
    certificate: "Certificate | None"
    inside: tuple[str, int] | None
    known: Known

"""Figures that a store counts of its own work."""

from dataclasses import dataclass, field

from eastwind.server.counters import Delays


@dataclass(slots=True)
class StoreFigures:
    """The figures of one store."""

    #: How long each commit of batches took.
    commits: Delays = field(default_factory=Delays)
    #: Batches in them: all that one message set off is one.
    batches: int = 0
    #: Batches that another process had been quicker with.
    conflicts: int = 0
    #: Batches that could not be kept for another reason.
    failures: int = 0
    #: Tables that were opened.
    tables: int = 0

    def note(self, seconds: float, batches: int, conflicts: int, failures: int) -> None:
        """Count a finished commit. `batches`: of all that were to be kept with it."""
        self.commits.note(seconds)
        self.batches += batches - conflicts - failures
        self.conflicts += conflicts
        self.failures += failures

    def add(self, others: "StoreFigures") -> None:
        """Add what another process has counted before this one."""
        self.commits.add(others.commits)
        self.batches += others.batches
        self.conflicts += others.conflicts
        self.failures += others.failures
        self.tables += others.tables

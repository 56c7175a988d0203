"""Rows of a database that belong to no match: states of the clocks, the processes that serve, the tables that each holds."""

from eastwind.server.store import statements
from eastwind.server.store.rows import ProcessRow
from eastwind.server.store.statements import Session

# --- how the time stands -------------------------------------------------------------------------------------------------


def keep_pace(session: Session, table: str, state: str, due: str | None) -> None:
    session.hold([table])
    if session.change(statements.UPDATE_PACE, state, due, table) == 0:
        session.write(statements.INSERT_PACE, [(state, due, table)])


def read_pace(session: Session, table: str) -> str | None:
    found = session.rows(statements.FIND_PACE, table)
    return str(found[0][0]) if found else None


def read_due(session: Session, now: str, most: int) -> list[str]:
    return [str(row[0]) for row in session.rows(statements.FIND_DUE, now, most)]


# --- the processes -------------------------------------------------------------------------------------------------------


def heartbeat(session: Session, process: ProcessRow) -> bool:
    """Note that a process lives, and return whether it was among the living."""
    if session.change(statements.BEAT, process.name):
        return True
    session.write(statements.INSERT_PROCESS, [(process.name, process.place, process.secret, process.beat)])
    return False


def read_processes(session: Session) -> list[ProcessRow]:
    return [ProcessRow(*row) for row in session.rows(statements.FIND_PROCESSES)]


def remove_process(session: Session, process: str) -> None:
    session.write(statements.DELETE_HOLDS, [(process,)])
    session.write(statements.DELETE_PROCESS, [(process,)])


def read_holder(session: Session, table: str) -> ProcessRow | None:
    """Return the living process that holds a table, None when there is none."""
    found = session.rows(statements.FIND_HOLD, table)
    return ProcessRow(*found[0]) if found else None


def claim_table(session: Session, table: str, process: ProcessRow) -> ProcessRow:
    """Return the holder of a table: the one that has it already and lives, or this process from now on."""
    session.hold([table])
    held = read_holder(session, table)
    if held is not None:
        return held
    session.write(statements.DELETE_HOLD, [(table,)])
    session.write(statements.INSERT_HOLD, [(table, process.name)])
    return process

"""Text of a score book: hand by hand the worth of each player's hand and its reasons, the payments, and the standing."""

from collections.abc import Iterator, Sequence

from eastwind.cli.columns import columns
from eastwind.cli.terminal import printable
from eastwind.explain.bills import BillLine
from eastwind.interchange.rule_words import rule_label
from eastwind.sheet.book import Correction, Entry, FalseWin, ScoreBook, SomebodyWon
from eastwind.sheet.names import names_told
from eastwind.sheet.told import Sheet, SheetEntry
from eastwind.words import WINDS, round_name, text

_DOUBLE = 2


def told(book: ScoreBook, sheet: Sheet, doubts: Sequence[str], language: str) -> Iterator[str]:
    """Yield the whole book, line by line."""
    names = names_told([printable(name) for name in book.names], language)
    yield f"{printable(book.name) or text(language, 'keep-no-name')} · {sheet.rules}"
    for entry, found in zip(book.entries, sheet.entries, strict=True):
        yield ""
        yield from _entry(entry, found, names, language)
    yield ""
    yield text(language, "keep-standing")
    order = sorted(range(len(names)), key=lambda seat: -sheet.scores[seat])
    yield from columns([[names[seat], str(sheet.stock + sheet.scores[seat])] for seat in order])
    faults = [f"{found.hand}: {fault.said}" for found in sheet.entries for fault in found.faults]
    yield ""
    if not doubts and not faults:
        yield text(language, "keep-adds-up")
        return
    yield text(language, "keep-doubts")
    yield from (f"  {doubt}" for doubt in (*faults, *doubts))


def _entry(entry: Entry, found: SheetEntry, names: Sequence[str], language: str) -> Iterator[str]:
    prevailing = round_name(language, WINDS.index(found.round_wind))
    yield text(language, "keep-hand", hand=found.hand, round=prevailing, dealer=names[found.dealer])
    totals = {worth.seat: worth.total for worth in found.worths}
    if isinstance(entry, SomebodyWon):
        for seat in entry.winners:
            yield "  " + text(language, "keep-hand-won", name=names[seat], total=totals[seat])
    else:
        said = [text(language, f"keep-{entry.type.replace('_', '-')}")]
        said += [names[entry.seat]] if isinstance(entry, FalseWin) else []
        said += [printable(entry.reason)] if isinstance(entry, Correction) else []
        yield "  " + ": ".join(said)
    for worth in found.worths:
        if worth.bill is not None:
            yield "  " + text(language, "keep-worth", name=names[worth.seat], total=worth.total)
            yield from columns([_line(line, language) for line in worth.bill.lines], indent="    ")
    for payment in found.payments:
        payer, payee = names[payment.payer], names[payment.payee]
        yield "  " + text(language, "keep-pays", payer=payer, payee=payee, amount=payment.amount)
    yield from columns([[names[seat], f"{net:+}", str(found.scores[seat])] for seat, net in enumerate(found.net)])
    for debt in found.debts:
        debtor, creditor = names[debt.debtor], names[debt.creditor]
        yield "  " + text(language, "keep-owes", debtor=debtor, creditor=creditor, amount=debt.amount)


def _line(line: BillLine, language: str) -> list[str]:
    worth = f"×{_DOUBLE**line.doubles}" if line.doubles else str(line.points) if line.points else ""
    return [line.title or rule_label(line.rule, language), line.tiles, worth, line.source]

"""Every room of the house once, and what is further inside: whoever looks at all of it walks here."""

from collections.abc import Iterator
from typing import Final

from tests.browser.company import remember_seat
from tests.browser.live import BROKEN_LINE, Person

#: Rooms that the tour enters, by the sight that is in them.
ON_TOUR: Final = {
    "/play": "the set-up",
    "/table/{table}": "the bills",
    "/table/{table}/replay/{hand:number}/[frame]": "the replay",
}
#: The others: an address in each, and what it waits for.
SIGHTS: Final = {
    "/": ("/", "a.place"),
    "/settings": ("/settings", "dialog[open] input"),
    "/record/{record}/{hand:number}/[frame]": ("/record/{record}/1", ".replay"),
    "/record/{record}/review": ("/record/{record}/review", "main tbody"),
    "/table/{table}/review": ("/table/{table}/review", "main tbody"),
    "/mistakes": ("/mistakes", "main"),
    "/solitaire/editor/[layout]": ("/solitaire/editor", "[role=application]"),
    "/solitaire/[layout]/[deal]": ("/solitaire/lotus/s42", ".stone"),
    "/connect": ("/connect", ".stone"),
    "/school/adult/[step]": ("/school/adult", "main footer"),
    "/school/cards/[step]": ("/school/cards/neighbours", "main article"),
    "/school/voice": ("/school/voice", "li[data-line]"),
    "/school/[step]/[suit]/[seed]": ("/school/line-up/p/3", ".piece"),
    "/family/[step]": ("/family", "main .card"),
    "/calculator?[query]": (
        "/calculator?hand=234m88m[666z][999s]34s5s&seat=S&round=E&by=discard&rules=ru-classic",
        ".bill .rule",
    ),
    "/calculator/table?[query]": ("/calculator/table", "main .panel"),
    "/rules/book/table/{table}/[...anchor]?[query]": ("/rules/book/table/{table}/chapter/winning", ".chapter"),
    "/rules/book/invitation/{code}/[...anchor]?[query]": ("/rules/book/invitation/{code}/chapter/winning", ".chapter"),
    "/rules/book/[rules]/[...anchor]?[query]": ("/rules/book/dmjl", ".chapter"),
    "/lessons/[lesson]": ("/lessons/claims", ".slip .asked"),
    "/game/[page]/[term]": ("/game/words/pung", "article .here"),
    "/rules?[link]": ("/rules", "[data-group]"),
    "/statistics": ("/statistics", "main .cards"),
    "/join/[code]": ("/join", "form input"),
    "/device/{ticket}": ("/device/ticket", "main .button-main"),
    "/watch/{code}": ("/watch/{code}", "main .hands"),
    # no hand is over there yet, and that is said; with one it is the replay of a table
    "/watch/{code}/{hand:number}": ("/watch/{code}/1", "main [role=alert]"),
    "/verify/[table]": ("/verify", "textarea"),
    "/scorebook/[book]/[view]/[entry]": ("/scorebook", "main .tools"),
    "/trainers/[trainer]/[level]/[seed]": ("/trainers/count/2/7", "article form"),
    "/simulator": ("/simulator", "form select"),
    "/interface": ("/interface", ".opblock"),
}
#: Keys that open a dialogue, by the address where they do.
KEYS: Final = {"/solitaire/[layout]/[deal]": "?lct", "/connect": "?n"}
#: A book is as long as a book: what it finds for a word is made of the same paragraphs.
ASKED: Final = {
    "/rules/book/table/{table}/[...anchor]?[query]": "wonders",
    "/rules/book/[rules]/[...anchor]?[query]": "thirteen",
}
#: The record of a table's finished hands, brought to the server; what each is called there, and a table at which one looks on.
_BRING_RECORD: Final = """async () => {
  const [{ table, token }] = JSON.parse(localStorage.getItem("eastwind.tables"));
  const record = await fetch(`/api/tables/${table}/record`, { headers: { Authorization: `Bearer ${token}` } });
  const brought = await fetch("/api/replays", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record: await record.text() }),
  });
  const opened = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ rules: "ru-classic", name: "Ann", persons: 4, bots: [], watch: "later" }),
  });
  const mine = await opened.json();
  return { table, record: (await brought.json()).replay, code: mine.code, lobby: mine };
}"""
#: What is behind the doors of a room: an address, and what it waits for.
INSIDE: Final = {
    "the child's path": ("/school", "main"),
    "a step's page for adults": ("/school/adult/line-up", "main"),
    "a game of the school": ("/school/snake", ".piece"),
    "who plays along": ("/school/memory", "main button"),
    "all lessons": ("/lessons", "main a"),
    "all trainers": ("/trainers", "main a"),
    "the book of the game": ("/game", "article"),
    "the solitaire gone on with": ("/solitaire", ".stone"),
    "a table to come to": ("/join/{code}", "main form"),
    "the lobby": ("/table/{lobby}", "section.panel"),
}


def walk(ann: Person) -> Iterator[str]:
    """A hand played without looking about, every room that it does not lead to, and what is inside."""
    # the rules of the hand that is told; what is chosen at first is that of the language
    ann.sit_down("ru-classic")
    ann.play_the_story()
    page = ann.page
    page.locator(".ending").wait_for()
    opened = page.evaluate(_BRING_RECORD)
    # of a hand that nobody has played yet
    ann.forgiven = BROKEN_LINE
    for pattern, (where, sign) in SIGHTS.items():
        _enter(ann, where.format(**opened), sign)
        if pattern in ASKED:
            page.get_by_role("searchbox").fill(ASKED[pattern])
            ann.rest()
        yield pattern
        for key in KEYS.get(pattern, ""):
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
            ann.rest()
            yield f"{pattern}, {key}"
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    lobby = opened.pop("lobby")
    for name, (where, sign) in INSIDE.items():
        if name == "the lobby":  # whoever has a seat is no longer asked to come
            remember_seat(page, lobby, "Ann")
        _enter(ann, where.format(**opened, lobby=lobby["table"]), sign)
        yield name
    _enter(ann, "/nothing", "main")
    yield "an address that leads nowhere"


def _enter(ann: Person, where: str, sign: str) -> None:
    ann.page.evaluate("hash => { location.hash = hash; }", f"#{where}")
    ann.page.locator(sign).first.wait_for()
    ann.rest()

"""Every sight of the page in four languages, and at three widths."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from eastwind.words import LANGUAGES, message_ids
from tests.browser.live import live, person
from tests.browser.tour import Tour, walls

pytestmark = pytest.mark.browser

#: All that is written or said on the page: text, names for screen readers, tips, hints in fields, the tab's title.
ALL_TEXT: Final = """() => {
  const said = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      const value = element.getAttribute(name);
      if (value) said.push(value);
    }
  }
  return said.join('\\n');
}"""

_ID: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
_BROKEN: Final = re.compile(r"[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b|\[[a-z-]+(?:\.[a-z]+)?\]")
_CYRILLIC: Final = re.compile(r"[Ѐ-ӿ]{2,}")
_LATIN: Final = re.compile(r"[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]{3,}")
#: Written alike in every language: the name of the house, of languages in themselves, of keys, of sections, a command.
_EVERYWHERE: Final = frozenset(
    "Eastwind English Polski Русский Български Enter Shift Ctrl Esc Space Home End Tab SHA III VII VIII".split()
    + "eastwind play lan".split()
)


def faults_in(said: str, language: str, names: frozenset[str] = frozenset()) -> list[str]:
    """What in a text is no text of the language; `names` are written alike in all of them."""
    found = [f"id {name}" for name in _ID.findall(said) if name in message_ids(language)]
    found += [f"broken {piece!r}" for piece in _BROKEN.findall(said)]
    foreign = _LATIN if language in ("ru", "bg") else _CYRILLIC
    found += [f"foreign {word}" for word in foreign.findall(said) if word not in _EVERYWHERE | names]
    return sorted(set(found))


#: Elements that reach out of the window to the right, or out of one that cannot be scrolled sideways.
_OVERFLOW: Final = """() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const dialog of document.querySelectorAll('dialog[open], dialog[open] .content')) {
    if (dialog.scrollWidth > dialog.clientWidth + 1) found.push(`${dialog.className || 'dialog'} scrolls sideways`);
  }
  for (const control of document.querySelectorAll('button, a, input, select')) {
    // asked first: measuring inside a closed <details> lays the whole page out anew for each control
    if (!control.checkVisibility()) continue;
    const box = control.getBoundingClientRect();
    if (box.width === 0) continue;
    // a board that is larger than its frame is dragged
    const scrolled = control.closest('.strip, .pager, .scroll, table') || control.matches('.stage .stone');
    if (scrolled || (box.right <= width + 1 && box.left >= -1)) continue;
    found.push(`${control.outerHTML.slice(0, 120)} at ${box.left}–${box.right}`);
  }
  return found;
}"""


#: Words that stand on two lines, broken wherever the line ended.
_BROKEN_WORDS: Final = r"""() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!/\p{L}{3}/u.test(node.data)) continue;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // a code is no word; what is clipped to nothing is heard alone
    if (parent.closest("code, pre, .visually-hidden")) continue;
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1 || range.getClientRects().length < 2) continue;
    for (const word of node.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter((it) => it.width > 1 && it.height > 1);
      if (new Set(lines.map((it) => Math.round(it.top))).size < 2) continue;
      found.add(`${word[0]} is broken in ${parent.outerHTML.slice(0, 90)}`);
    }
  }
  return [...found];
}"""


def out_of_sight(page: Page) -> list[str]:
    """What reaches out of the window, and words that are broken to stay in it."""
    found: list[str] = page.evaluate(_OVERFLOW) + page.evaluate(_BROKEN_WORDS)
    return found


def in_languages_and_sizes(*sizes: tuple[int, int]) -> pytest.MarkDecorator:
    """Every language and every size; the longest words, Russian ones, on the smallest screen and on a larger one."""
    cases = _cases(sizes)
    return pytest.mark.parametrize(("language", "size"), cases, ids=[f"{name}-{size[0]}" for name, size in cases])


def in_languages_and_windows(*sizes: tuple[int, int]) -> pytest.MarkDecorator:
    """The same where every window may be given to every sight: Russian ones are looked at in two on the way."""
    (_, smallest), (_, larger), *others = _cases(sizes)
    cases = [("ru", [larger, smallest]), *((language, [size]) for language, size in others)]
    return pytest.mark.parametrize(("language", "sizes"), cases, ids=[language for language, _ in cases])


def _cases(sizes: Sequence[tuple[int, int]]) -> list[tuple[str, tuple[int, int]]]:
    smallest, larger, *_ = sizes
    first = [("ru", smallest), ("ru", larger)]
    others = zip([language for language in LANGUAGES if language != "ru"], reversed(sizes), strict=False)
    cases = [*first, *others]
    assert ({language for language, _ in cases}, {size for _, size in cases}) == (set(LANGUAGES), set(sizes))
    return cases


@pytest.mark.sweep
@in_languages_and_sizes((360, 740), (1280, 800), (1920, 1080))
def test_every_sight_is_in_the_language_and_in_the_window(
    browser: Browser, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with live(tmp_path, walls=walls()) as address, person(browser, address, language=language, size=size) as visitor:
        faults = {
            sight: found
            for sight in Tour(visitor, language)
            if (found := faults_in(visitor.page.evaluate(ALL_TEXT), language) + out_of_sight(visitor.page))
        }
        assert faults == {}
        assert visitor.page.evaluate("document.documentElement.lang") == language

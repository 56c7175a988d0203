// What a key does at the table, once it is known what it means.

import { isShortcut } from "../kit/shortcuts/guard";
import type { LegalAction } from "../wire/generated";
import { intentOf, type Intent } from "./keys";
import type { Wish } from "./line/now";
import type { TableSession } from "./line/session.svelte";
import { isTile } from "./tile-focus.svelte";

/** What only the page can do. */
export interface PageHands {
  focus(tile: number): void;
  /** Presses the tile: the same as a click, so that the tile begins its way where it stands. */
  click(tile: number): void;
  openKeys(): void;
  openSheet(): void;
  showLog(): void;
  toggleHelp(): void;
  /** Makes an action of the help ready: a tile is lifted, a button has the focus. */
  take(action: LegalAction): void;
}

/** A key was pressed somewhere on the page. What it means here is done, and not what else it would have done. */
export function pressKey(event: KeyboardEvent, session: TableSession, page: PageHands): void {
  const { hand } = session;
  // A key that is held presses nothing again: what has come up meanwhile was not read.
  if (event.repeat && isStripPress(event)) event.preventDefault();
  if (!isShortcut(event, "[data-tile]")) return;
  if (session.opening && !isTile(event.target) && ["Escape", "Enter", " "].includes(event.key)) {
    event.preventDefault();
    session.endOpening();
    return;
  }
  // Any other key ends it too, and does what it does.
  if (!["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) session.endOpening();
  const intent = intentOf(event, {
    canPass: session.choices.pass !== null,
    choosing: hand.choosing !== null || hand.doubt !== null,
  });
  if (!intent) return;
  event.preventDefault();
  if (event.repeat && intent.do !== "move" && intent.do !== "shift") return;
  handleIntent(intent, session, page);
}

function isStripPress({ key, target }: KeyboardEvent): boolean {
  return (key === "Enter" || key === " ") && target instanceof Element && target.closest(".strip") !== null;
}

export function handleIntent(intent: Intent, session: TableSession, page: PageHands): void {
  const { choices, hand } = session;
  switch (intent.do) {
    case "move":
    case "end":
      walk(intent);
      return;
    case "shift": {
      const at = hand.tiles.findIndex((tile) => tile.id === hand.focused);
      const tile = hand.tiles[at];
      if (tile) hand.move(tile, at + intent.by);
      return;
    }
    case "play":
      if (hand.doubt?.action) take(hand.doubt.action, "pass");
      else playOrPick();
      return;
    case "pass":
      take(choices.pass, "pass");
      return;
    case "back":
      if (hand.choosing !== null) hand.choosing = null;
      else if (hand.doubt) hand.keep();
      else if (session.refusal) session.refusal = null;
      else hand.chosenId = null;
      return;
    case "chow":
      among(choices.chows, "chow");
      return;
    case "kong":
      among(choices.kongs, "kong");
      return;
    case "own":
      among(choices.own, "own");
      return;
    case "pung":
      take(choices.pung, "pung");
      return;
    case "mahjong":
      take(choices.mahjong, "mahjong");
      return;
    case "flower":
      take(choices.flowers[0] ?? null, "flower");
      return;
    case "ready":
      if (choices.readyAtOnce) take(choices.readyAtOnce, "declare");
      else if (hand.declarations.length > 0) nextDeclaration();
      else session.cannot("declare");
      return;
    case "pick":
      pick(intent.number);
      return;
    case "advice-first": {
      const { best } = session;
      if (best) page.take(best);
      return;
    }
    case "help":
      page.toggleHelp();
      return;
    case "log":
      page.showLog();
      return;
    case "score":
      page.openSheet();
      return;
    case "take-back":
      session.takeBack();
      return;
    case "sort":
      hand.sort();
      return;
    case "keys":
      page.openKeys();
      return;
  }

  /** Nothing, a ready hand, ready at once, nothing: as far as each is on offer. */
  function nextDeclaration(): void {
    const ways = ["no", ...hand.declarations] as const;
    hand.declare = ways[(ways.indexOf(hand.declare) + 1) % ways.length] ?? "no";
  }

  function take(action: LegalAction | null, wish: Wish): void {
    if (!action) session.cannot(wish);
    else if (!session.deaf) session.act(action);
  }

  function among(actions: readonly LegalAction[], sort: "chow" | "kong" | "own"): void {
    if (actions.length > 1) hand.choosing = sort;
    else take(actions[0] ?? null, sort);
  }

  /** A digit: one of the sets being chosen among; without such a choice one of the chows that are on offer. */
  function pick(number: number): void {
    const actions = { kong: choices.kongs, own: choices.own, chow: choices.chows }[hand.choosing ?? "chow"];
    const action = actions[number - 1];
    if (action) take(action, hand.choosing ?? "chow");
  }

  function walk(step: Intent & { do: "move" | "end" }): void {
    const { tiles } = hand;
    const at = tiles.findIndex((tile) => tile.id === (hand.chosenId ?? hand.focused));
    let to = 0;
    if (step.do === "end") to = step.which === "first" ? 0 : tiles.length - 1;
    else if (at < 0) to = tiles.length - 1;
    else to = (at + step.by + tiles.length) % tiles.length;
    const tile = tiles[to];
    if (!tile) return;
    hand.lift(tile);
    page.focus(tile.id);
  }

  /** Enter and Space: plays the tile that is lifted; the first press lifts the one drawn last. */
  function playOrPick(): void {
    const { chosen, tiles } = hand;
    if (hand.choosing !== null) return;
    if (choices.pass && !hand.active) {
      session.cannot("tile");
      return;
    }
    const tile = chosen ?? tiles.find((it) => it.id === hand.focused) ?? tiles.at(-1);
    if (!tile || session.deaf) return;
    if (hand.focused !== tile.id) page.focus(tile.id);
    page.click(tile.id);
  }
}

// What a key does at the table, once it is known what it means.

import type { LegalAction } from "../wire/generated";
import type { Intent } from "./keys";
import type { TableSession } from "./line/session.svelte";

/** What only the page can do. */
export interface PageHands {
  focus(tile: number): void;
  /** Presses the tile: the same as a click, so that the tile begins its way where it stands. */
  click(tile: number): void;
  openKeys(): void;
  openSheet(): void;
  showLog(): void;
  toggleHelp(): void;
}

export function handleIntent(intent: Intent, session: TableSession, page: PageHands): void {
  const { choices } = session;
  switch (intent.do) {
    case "move":
    case "end":
      walk(intent);
      return;
    case "shift": {
      const at = session.tiles.findIndex((tile) => tile.id === session.focused);
      const tile = session.tiles[at];
      if (tile) session.move(tile, at + intent.by);
      return;
    }
    case "play":
      playOrPick();
      return;
    case "pass":
      take(choices.pass);
      return;
    case "back":
      if (session.choosing !== null) session.choosing = null;
      else if (session.warned) session.warned = null;
      else if (session.refusal) session.refusal = null;
      else session.chosenId = null;
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
      take(choices.pung);
      return;
    case "mahjong":
      take(choices.mahjong);
      return;
    case "flower":
      take(choices.flowers[0] ?? null);
      return;
    case "ready":
      if (choices.readyAtOnce) take(choices.readyAtOnce);
      else nextDeclaration();
      return;
    case "pick":
      pick(intent.number);
      return;
    case "advice-first": {
      const [best] = session.advice?.discards ?? [];
      if (!best) return;
      session.choose(best.tile);
      if (session.chosenId !== null) page.focus(session.chosenId);
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
    case "sort":
      session.sort();
      return;
    case "keys":
      page.openKeys();
      return;
  }

  /** Nothing, a ready hand, ready at once, nothing: as far as each is on offer. */
  function nextDeclaration(): void {
    const ways = ["no", ...session.declarations] as const;
    session.declare = ways[(ways.indexOf(session.declare) + 1) % ways.length] ?? "no";
  }

  function take(action: LegalAction | null): void {
    if (action && !session.deaf) session.act(action);
  }

  function among(actions: readonly LegalAction[], sort: "chow" | "kong" | "own"): void {
    if (actions.length === 1) take(actions[0] ?? null);
    else if (actions.length > 1) session.choosing = sort;
  }

  /** A digit: one of the sets being chosen among; without such a choice one of the chows that are on offer. */
  function pick(number: number): void {
    const actions = { kong: choices.kongs, own: choices.own, chow: choices.chows }[session.choosing ?? "chow"];
    take(actions[number - 1] ?? null);
  }

  function walk(step: Intent & { do: "move" | "end" }): void {
    const { tiles } = session;
    const at = tiles.findIndex((tile) => tile.id === (session.chosenId ?? session.focused));
    let to = 0;
    if (step.do === "end") to = step.which === "first" ? 0 : tiles.length - 1;
    else if (at < 0) to = tiles.length - 1;
    else to = (at + step.by + tiles.length) % tiles.length;
    const tile = tiles[to];
    if (!tile) return;
    session.chosenId = tile.id;
    session.focused = tile.id;
    session.warned = null;
    page.focus(tile.id);
  }

  /** Enter and Space: plays the tile that is lifted; the first press lifts the one drawn last. */
  function playOrPick(): void {
    const { chosen, tiles } = session;
    if (session.choosing !== null || (choices.pass && !session.active)) return;
    const tile = chosen ?? tiles.find((it) => it.id === session.focused) ?? tiles.at(-1);
    if (!tile || session.deaf) return;
    if (session.focused !== tile.id) page.focus(tile.id);
    page.click(tile.id);
  }
}

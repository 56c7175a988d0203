// A table with a person at it and no server behind it: a test says itself what the server tells.

import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { FIXTURES } from "../../dev/fixtures/table";
import { resetSettings } from "../../src/kit/settings/settings.svelte";
import type { Line } from "../../src/table/line/connection";
import type { HandTile } from "../../src/table/line/hand-order";
import { TableSession } from "../../src/table/line/session.svelte";
import { whole } from "./told";
import type { TileCode } from "../../src/tiles/codes";
import type { Advice, ClientMessage, GameEvent, LegalAction, ServerMessage, TableView } from "../../src/wire/generated";

export class FakeServer implements Line {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.onclose?.({} as CloseEvent);
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  update(view: TableView, ...events: GameEvent[]): void {
    this.tell(whole(view, events));
  }

  get actions(): string[] {
    return this.sent.filter((message) => message.type === "act").map((message) => message.action);
  }
}

/** Nothing stored, no settings, and a clock that stands: for the whole file that says so. */
export function eachTestBeginsAnew(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    resetSettings();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const POINT = { x: 0, y: 0 };

export function fixture(name: string, part: Partial<TableView> = {}): TableView {
  const found = FIXTURES[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return { ...structuredClone(found.view), ...part };
}

/** Claims among which there is no win to be let go. */
export function claims(part: Partial<TableView> = {}): TableView {
  const view = fixture("claims", part);
  return { ...view, legal: view.legal.filter(({ kind }) => kind !== "mahjong") };
}

export const act = (word: string): LegalAction => {
  const [kind = "", tile = null] = word.split(" ");
  return { word, kind: kind as LegalAction["kind"], tile: tile as LegalAction["tile"], tiles: [], ready: "no" };
};

export interface Seated {
  server: FakeServer;
  session: TableSession;
  press: (code: TileCode) => void;
}

/** What the test sat down at last: the server that it plays, the session at the table, a press on a tile in hand. */
export let server: FakeServer;
export let session: TableSession;
export let press: Seated["press"];

/** Sits down at a table at which nothing was told yet; the test gets up by itself when it is over. */
export function comeIn(): Seated {
  const line = new FakeServer();
  const seat = new TableSession({ table: "t", token: "token-token-token", openLine: () => line });
  onTestFinished(() => seat.close());
  server = line;
  session = seat;
  session.open();
  server.onopen?.({} as Event);
  press = (code) => seat.hand.press(tileOf(seat, code), POINT, 50);
  return { server, session, press };
}

/** Sits down at a table that stands so. */
export function sit(view: TableView): Seated {
  const seated = comeIn();
  seated.server.update(view);
  return seated;
}

/** Help for a hand that is one tile from waiting. */
export const advice = (version: number): Advice => ({
  type: "advice",
  version,
  distance: 1,
  waits: [],
  useful: [],
  discards: [],
  actions: [],
  bill: { won: false, points: 0, doubles: 0, uncapped: 0, total: 0, limited: false, lines: [] },
  bill_tile: null,
  obstacles: [],
});

export function tileOf(session: TableSession, code: TileCode): HandTile {
  const found = session.hand.tiles.find((it) => it.code === code);
  if (!found) throw new Error(`no ${code} in hand`);
  return found;
}

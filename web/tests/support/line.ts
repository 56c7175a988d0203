// A line that answers as a test says, and a connection on such lines.

import { Connection, type Line, type LineState } from "../../src/table/line/connection";
import { lobby as lobbyOf, lobbySeat } from "./lobby";
import { whole } from "./told";
import type { ClientMessage, Lobby, ServerMessage, TableView, Update } from "../../src/wire/generated";

export class FakeLine implements Line {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;
  onsend: (message: ClientMessage) => void = () => undefined;

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    this.sent.push(message);
    this.onsend(message);
    if (message.type === "ping" && !this.silent) this.tell({ type: "pong" });
  }

  close(): void {
    this.closed = true;
    if (this.silent) return;
    this.onclose?.({} as CloseEvent);
  }

  tell(message: ServerMessage): void {
    this.say(JSON.stringify(message));
  }

  say(data: unknown): void {
    this.onmessage?.({ data } as MessageEvent);
  }

  /** Answers nothing and does not close: what a network does that is gone. */
  silent = false;
}

export const place = {
  table: "t",
  hand: 1,
  phase: "turn",
  me: 0,
  options: {},
  wall: {},
  legal: [],
  history: [],
  seats: [{}, {}, {}, {}],
};
export const view = (version: number): TableView => ({ ...place, version }) as unknown as TableView;
export const position = (version: number): Update => whole(view(version));
export const next = (version: number): Update => ({
  type: "update",
  steps: [{ events: [], view: null, changed: { version }, after: version - 1 }],
});

/** Persons `P0`, `P1` …, and which of them are ready. */
export const lobby = (you: number, ready: readonly boolean[]): Lobby =>
  lobbyOf(
    you,
    ready.map((each, seat) => lobbySeat({ seat, name: `P${seat}`, ready: each })),
  );

export const watching: ServerMessage = {
  type: "watching",
  mode: "live",
  key: "k",
  begun: true,
  over: false,
  hands: [],
};

/** Everybody who is there is told of the lobby with every word, as by the server. */
export class LobbyServer {
  readonly lines: FakeLine[] = [];
  readonly ready: boolean[] = [];
  /** How often a message but a ping came. */
  asked = 0;

  /** A line of the person on a seat. */
  open(seat: number): FakeLine {
    const line = new FakeLine();
    this.lines[seat] = line;
    this.ready[seat] ??= false;
    line.onsend = (message) => {
      if (message.type === "ping") return;
      if (message.type === "ready") this.ready[seat] = message.ready;
      this.asked += 1;
      // as a network does: not before whoever said it has gone on
      if (this.asked < 100) setTimeout(() => this.tell());
    };
    return line;
  }

  tell(): void {
    for (const [seat, line] of this.lines.entries()) line.tell(lobby(seat, this.ready));
  }
}

export interface Bench {
  lines: FakeLine[];
  states: LineState[];
  updates: [number, boolean][];
  others: string[];
  unreadable: () => number;
  connection: Connection;
  last(): FakeLine;
}

export function bench(openLine = () => new FakeLine()): Bench {
  const lines: FakeLine[] = [];
  const states: LineState[] = [];
  const updates: [number, boolean][] = [];
  const others: string[] = [];
  let unreadable = 0;
  const connection = new Connection({
    url: "ws://here/ws/tables/t",
    token: "token-token-token",
    nonce: "n",
    random: () => 0.999,
    open: () => {
      const line = openLine();
      lines.push(line);
      return line;
    },
    onTold: (told, fresh) => updates.push(...told.map(({ view }): [number, boolean] => [view.version, fresh])),
    onMessage: (message) => others.push(message.type),
    onState: (state) => states.push(state),
    onUnreadable: () => (unreadable += 1),
  });
  connection.open();
  return {
    lines,
    states,
    updates,
    others,
    connection,
    unreadable: () => unreadable,
    last: () => {
      const line = lines.at(-1);
      if (!line) throw new Error("no line was opened");
      return line;
    },
  };
}

export function online(b: Bench, version = 1): void {
  b.last().onopen?.({} as Event);
  b.last().tell(position(version));
}

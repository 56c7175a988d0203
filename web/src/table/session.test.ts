// @vitest-environment jsdom
import "../../tests/support/media";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Line } from "./line/connection";
import type { ClientMessage, ErrorMessage, GameEvent, LegalAction, ServerMessage, TableView } from "../wire/generated";
import { resetSettings, settings } from "../kit/settings/settings.svelte";
import { FIXTURES } from "../../dev/fixtures/table";
import type { HandTile } from "./line/hand-order";
import { handleIntent, type PageHands } from "./key-play";
import { TableSession } from "./line/session.svelte";
import type { TileCode } from "../tiles/codes";

class FakeServer implements Line {
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
    this.tell({ type: "update", events, view });
  }

  get actions(): string[] {
    return this.sent.filter((message) => message.type === "act").map((message) => message.action);
  }
}

const NOTHING = { won: false, points: 0, doubles: 0, uncapped: 0, total: 0, limited: false, lines: [] };
const POINT = { x: 0, y: 0 };
const event = (kind: GameEvent["kind"], seat: number, tile: TileCode | null = null): GameEvent => ({
  kind,
  seat,
  tile,
  source: null,
  won: null,
  word: null,
});

function fixture(name: string, part: Partial<TableView> = {}): TableView {
  const found = FIXTURES[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return { ...structuredClone(found.view), ...part };
}

const act = (word: string): LegalAction => {
  const [kind = "", tile = null] = word.split(" ");
  return { word, kind: kind as LegalAction["kind"], tile: tile as LegalAction["tile"], tiles: [], ready: "no" };
};

let server: FakeServer;
let session: TableSession;

function sit(view: TableView): void {
  server = new FakeServer();
  session = new TableSession({ table: "t", token: "token-token-token", openLine: () => server });
  session.open();
  server.onopen?.({} as Event);
  server.update(view);
}

function tile(code: TileCode): HandTile {
  const found = session.tiles.find((it) => it.code === code);
  if (!found) throw new Error(`no ${code} in hand`);
  return found;
}

const press = (code: TileCode): void => session.press(tile(code), POINT, 50);
const page: PageHands = {
  focus: () => undefined,
  click: (id) => {
    const found = session.tiles.find((it) => it.id === id);
    if (found) session.press(found, POINT, 50);
  },
  openKeys: () => undefined,
  openSheet: () => undefined,
  showLog: () => undefined,
  toggleHelp: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  resetSettings();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("discarding", () => {
  test("with the guard a first press lifts the tile and a second one plays it", () => {
    sit(fixture("early"));
    press("6m");
    expect(session.chosen?.code).toBe("6m");
    expect(server.actions).toEqual([]);
    press("6m");
    expect(server.actions).toEqual(["discard 6m"]);
  });

  test("lifting another tile puts the first one down", () => {
    sit(fixture("early"));
    press("6m");
    press("2m");
    expect(session.chosen?.code).toBe("2m");
    expect(server.actions).toEqual([]);
  });

  test("without the guard one press plays", () => {
    settings.misclickGuard = false;
    sit(fixture("early"));
    press("6m");
    expect(server.actions).toEqual(["discard 6m"]);
  });

  test("answers the version that is shown, and is sent once", () => {
    sit(fixture("early", { version: 41 }));
    press("6m");
    press("6m");
    press("2m");
    press("2m");
    expect(server.sent.filter((message) => message.type === "act")).toEqual([
      { type: "act", version: 41, action: "discard 6m" },
    ]);
  });

  test("a dangerous tile asks for a second word", () => {
    sit(fixture("early", { dangerous: ["2m"] }));
    press("2m");
    press("2m");
    expect(server.actions).toEqual([]);
    expect(session.warned?.code).toBe("2m");
    press("2m");
    expect(server.actions).toEqual(["discard 2m"]);
  });

  test("choosing another tile forgets the warning", () => {
    sit(fixture("early", { dangerous: ["2m"] }));
    press("2m");
    press("2m");
    press("6m");
    expect(session.warned).toBeNull();
    press("2m");
    press("2m");
    expect(server.actions).toEqual([]);
  });

  test("a declaration goes with the discard, and only tiles that allow it can then be played", () => {
    sit(fixture("flowers"));
    expect(session.declarations).toEqual(["ready"]);
    session.declare = "ready";
    expect(session.canDiscard("9s")).toBe(true);
    expect(session.canDiscard("2m")).toBe(false);
    press("9s");
    press("9s");
    expect(server.actions).toEqual(["discard 9s ready"]);
  });

  test("when it is another's turn, tiles can be lifted but not played", () => {
    sit(fixture("early", { legal: [], turn: 2 }));
    press("6m");
    press("6m");
    expect(server.actions).toEqual([]);
    expect(session.active).toBe(false);
  });
});

describe("positions", () => {
  test("the first one after coming in is shown at once", () => {
    sit(fixture("early", { version: 12 }));
    expect(session.view?.version).toBe(12);
    expect(session.settled).toBe(true);
  });

  test("nothing can be played before what the bots did has been played out", () => {
    sit(fixture("early", { version: 1, legal: [] }));
    server.update(fixture("early", { version: 2, legal: [] }), event("discard", 0, "1m"));
    server.update(fixture("early", { version: 3, legal: [act("discard 6m")] }), event("draw", 1, "4s"));
    expect(session.view?.version).toBe(2);
    expect(session.asked).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(session.view?.version).toBe(3);
    expect(session.asked).toBe(true);
  });

  test("a claimable discard and one that nobody can claim look alike and last alike", () => {
    const next = (version: number, part: Partial<TableView>): TableView => {
      const view = fixture("early", { version, legal: [], turn: 2, last_discarder: 2, last_discard: "5p", ...part });
      view.seats[2]?.pond.push({ tile: "5p", taken_by: null, ready: "no" });
      return view;
    };
    const drawn = (version: number): TableView => {
      const view = next(version, { phase: "turn", turn: 3 });
      Object.assign(view.seats[3] ?? {}, { has_drawn: true, hand_count: 14 });
      return view;
    };
    const seen = (play: () => void): [number, TableView["phase"] | undefined, boolean | undefined][] => {
      sit(fixture("early", { version: 1, legal: [], turn: 2 }));
      play();
      const positions: [number, TableView["phase"] | undefined, boolean | undefined][] = [];
      for (let ms = 0; ms < 3000; ms += 50) {
        positions.push([ms, session.view?.phase, session.view?.seats[3]?.has_drawn]);
        vi.advanceTimersByTime(50);
      }
      session.close();
      return positions;
    };
    const waited = seen(() => {
      server.update(next(2, { phase: "claim" }), event("discard", 2, "5p"));
      server.update(next(3, { phase: "claim" }));
      server.update(drawn(4), event("draw", 3));
    });
    const unclaimable = seen(() => server.update(drawn(2), event("discard", 2, "5p"), event("draw", 3)));
    expect(unclaimable).toEqual(waited);
    sit(fixture("early"));
  });

  test("a lost line that comes back leaps to the position of now", () => {
    sit(fixture("early", { version: 1, legal: [] }));
    server.update(fixture("early", { version: 2, legal: [] }), event("discard", 0, "1m"));
    server.update(fixture("early", { version: 3, legal: [] }), event("discard", 2, "1m"));
    server.close();
    vi.advanceTimersByTime(400);
    server.onopen?.({} as Event);
    server.update(fixture("early", { version: 9 }));
    expect(session.view?.version).toBe(9);
    expect(session.settled).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(session.view?.version).toBe(9);
  });

  test("the log keeps the hand over a reload and tells nothing twice", () => {
    sit(fixture("early", { version: 1 }));
    server.update(fixture("early", { version: 2 }), event("discard", 0, "1m"));
    session.close();
    sit(fixture("early", { version: 2 }));
    expect(session.lines.map((line) => line.event.tile)).toEqual(["1m"]);
    server.update(fixture("early", { version: 3, hand: 4 }), event("deal", 0));
    expect(session.lines.map((line) => line.event.kind)).toEqual(["deal"]);
  });
});

describe("by itself", () => {
  test("flowers are laid and the page says so", () => {
    sit(fixture("flowers", { legal: [act("flower 2f")] }));
    expect(session.notices.map((notice) => notice.message)).toEqual(["table-auto-flower"]);
    vi.advanceTimersByTime(1000);
    expect(server.actions).toEqual(["flower 2f"]);
  });

  test("flowers wait for the person when the switch is off", () => {
    settings.autoFlowers = false;
    sit(fixture("flowers", { legal: [act("flower 2f")] }));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual([]);
  });

  test("claims are passed with the switch, said aloud, and never a win", () => {
    settings.autoPass = true;
    sit(fixture("claims", { legal: [act("pung"), act("pass")] }));
    vi.advanceTimersByTime(1000);
    expect(server.actions).toEqual(["pass"]);
    expect(session.notices.map((notice) => notice.message)).toEqual(["table-auto-pass"]);
    session.close();
    sit(fixture("claims"));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual([]);
  });

  test("a person who is faster than the switch is not answered for twice", () => {
    settings.autoPass = true;
    sit(fixture("claims", { legal: [act("pung"), act("pass")] }));
    session.act(act("pung"));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual(["pung"]);
  });
});

describe("keys", () => {
  test("are deaf for a moment after the question came up", () => {
    sit(fixture("claims"));
    handleIntent({ do: "pass" }, session, page);
    expect(server.actions).toEqual([]);
    vi.advanceTimersByTime(300);
    handleIntent({ do: "pass" }, session, page);
    expect(server.actions).toEqual(["pass"]);
  });

  test("sets of one's own are chosen among by digits, a single one is laid out at once", () => {
    sit(fixture("ownSets"));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "own" }, session, page);
    expect(session.choosing).toBe("own");
    handleIntent({ do: "pick", number: 4 }, session, page);
    expect(server.actions).toEqual(["lay_pung 7z"]);
    session.close();
    sit(fixture("ownSets", { legal: [act("discard 9s"), act("lay_chow 2m")] }));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "own" }, session, page);
    expect(server.actions).toEqual(["lay_chow 2m"]);
  });

  test("one chow is taken at once, several are chosen among by digits", () => {
    sit(fixture("claims"));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "chow" }, session, page);
    expect(session.choosing).toBe("chow");
    handleIntent({ do: "pick", number: 2 }, session, page);
    expect(server.actions).toEqual(["chow 5p"]);
    session.close();
    sit(fixture("claims", { legal: [act("chow 4p"), act("pass")] }));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "chow" }, session, page);
    expect(server.actions).toEqual(["chow 4p"]);
  });

  test("arrows lift as they walk, and go round at the ends", () => {
    sit(fixture("early"));
    handleIntent({ do: "move", by: -1 }, session, page);
    expect(session.chosen?.drawn).toBe(true);
    handleIntent({ do: "move", by: 1 }, session, page);
    expect(session.chosen?.code).toBe("2m");
    handleIntent({ do: "end", which: "last" }, session, page);
    expect(session.chosen?.code).toBe("4s");
  });

  test("the play key discards the lifted tile; without one it first lifts the tile just drawn", () => {
    sit(fixture("early"));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "play" }, session, page);
    expect(session.chosen?.code).toBe("4s");
    expect(server.actions).toEqual([]);
    handleIntent({ do: "play" }, session, page);
    expect(server.actions).toEqual(["discard 4s"]);
  });

  test("an offer of nothing is taken by no key", () => {
    sit(fixture("early"));
    vi.advanceTimersByTime(300);
    for (const name of ["chow", "pung", "kong", "mahjong", "flower", "ready"] as const)
      handleIntent({ do: name }, session, page);
    expect(server.actions).toEqual([]);
  });
});

describe("the order of the hand", () => {
  test("arranging by hand switches sorting off and says so; new tiles then come to the right", () => {
    sit(fixture("early"));
    session.move(tile("2m"), 5);
    expect(settings.sortHand).toBe(false);
    expect(session.notices.map((notice) => notice.message)).toEqual(["table-auto-sort-off"]);
    expect(session.tiles[5]?.code).toBe("2m");
    session.sort();
    expect(session.tiles[0]?.code).toBe("2m");
    expect(settings.sortHand).toBe(true);
  });
});

describe("refusals", () => {
  const refusal = (code: ErrorMessage["code"]): ErrorMessage => ({
    type: "error",
    code,
    expected: "",
    got: "",
    faults: [],
    version: null,
    position: null,
  });

  test("are shown, and the person may act again", () => {
    sit(fixture("early"));
    press("6m");
    press("6m");
    server.tell(refusal("illegal_action"));
    expect(session.refusal?.code).toBe("illegal_action");
    press("2m");
    press("2m");
    expect(server.actions).toEqual(["discard 6m", "discard 2m"]);
  });

  test("a claim that another's answer overtook is played again in the position that came meanwhile", () => {
    for (const positionFirst of [true, false]) {
      sit(fixture("claims", { version: 9 }));
      session.act(act("pung"));
      const newer = (): void => server.update(fixture("claims", { version: 10 }));
      const stale = (): void => server.tell({ ...refusal("stale_version"), version: 10 });
      if (positionFirst) newer();
      stale();
      if (!positionFirst) newer();
      expect(session.refusal).toBeNull();
      const acts = server.sent.filter((message) => message.type === "act");
      expect(acts).toEqual([
        { type: "act", version: 9, action: "pung" },
        { type: "act", version: 10, action: "pung" },
      ]);
      session.close();
    }
    sit(fixture("early"));
  });

  test("but never to another question", () => {
    sit(fixture("claims", { version: 9 }));
    session.act(act("pung"));
    server.tell({ ...refusal("stale_version"), version: 10 });
    server.update(fixture("claims", { version: 10, last_discard: "2s", last_discarder: 3 }), event("discard", 3, "2s"));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual(["pung"]);
    expect(session.asked).toBe(true);
  });

  test("somebody else's answer does not let the person act twice", () => {
    sit(fixture("claims", { version: 9 }));
    session.act(act("pung"));
    server.update(fixture("claims", { version: 10 }));
    session.act(act("pass"));
    expect(server.actions).toEqual(["pung"]);
  });

  test("a wrong token ends the wait", () => {
    sit(fixture("early"));
    server.tell(refusal("wrong_token"));
    expect(session.ended?.code).toBe("wrong_token");
  });
});

describe("help", () => {
  test("is asked for once a position, and only when it is wanted", () => {
    sit(fixture("early"));
    expect(server.sent.map((message) => message.type)).toEqual(["hello"]);
    settings.help = true;
    session.askAdvice();
    session.askAdvice();
    expect(server.sent.filter((message) => message.type === "advice").length).toBe(1);
  });

  test("that went down with the line is asked for again, for the same position", () => {
    settings.help = true;
    sit(fixture("early", { version: 5 }));
    const asked = (): number => server.sent.filter((message) => message.type === "advice").length;
    expect(asked()).toBe(1);
    server.close();
    vi.advanceTimersByTime(1000);
    server.onopen?.({} as Event);
    server.update(fixture("early", { version: 5 }));
    expect(asked()).toBe(2);
    server.tell({
      type: "advice",
      version: 5,
      distance: 1,
      waits: [],
      useful: [],
      discards: [],
      bill: NOTHING,
      bill_tile: null,
      obstacles: [],
    });
    server.close();
    vi.advanceTimersByTime(1000);
    server.onopen?.({} as Event);
    server.update(fixture("early", { version: 5 }));
    expect([asked(), session.advice?.version]).toEqual([2, 5]);
  });

  test("is not asked for a step in between: it would tell of the draw that is not seen yet", () => {
    settings.help = true;
    sit(fixture("early", { version: 1, legal: [], turn: 2 }));
    server.tell({ type: "pong" });
    const before = server.sent.length;
    server.update(fixture("early", { version: 2 }), event("discard", 2, "5p"), event("draw", 1, "4s"));
    expect(session.view?.legal).toEqual([]);
    expect(server.sent.length).toBe(before);
    vi.advanceTimersByTime(2000);
    expect(server.sent.at(-1)?.type).toBe("advice");
    expect(session.view?.legal.length).toBeGreaterThan(0);
  });

  test("of an older position is not shown", () => {
    settings.help = true;
    sit(fixture("early", { version: 5 }));
    server.tell({
      type: "advice",
      version: 4,
      distance: 1,
      waits: [],
      useful: [],
      discards: [],
      bill: NOTHING,
      bill_tile: null,
      obstacles: [],
    });
    expect(session.advice).toBeNull();
    server.tell({
      type: "advice",
      version: 5,
      distance: 1,
      waits: [],
      useful: [],
      discards: [],
      bill: NOTHING,
      bill_tile: null,
      obstacles: [],
    });
    expect(session.advice?.version).toBe(5);
  });
});

describe("the opening of a hand", () => {
  const dealt = (part: Partial<TableView> = {}): TableView => fixture("bare", { hand: 1, version: 1, ...part });

  test("is told in full for a new match; what the bots do waits, until it is put aside", () => {
    server = new FakeServer();
    session = new TableSession({ table: "t", token: "token-token-token", openLine: () => server });
    session.open();
    server.onopen?.({} as Event);
    server.update(dealt(), event("deal", 0));
    expect(session.opening).toBe("match");
    server.update(dealt({ version: 2 }), event("discard", 0, "1z"));
    vi.advanceTimersByTime(3000);
    expect(session.view?.version).toBe(1);
    session.endOpening();
    expect(session.opening).toBeNull();
    expect(session.view?.version).toBe(2);
  });

  test("stays while the page answers by itself what needs no answer", () => {
    sit(dealt());
    server.update(dealt({ hand: 2, version: 2, phase: "declare", legal: [act("pass")] }), event("deal", 0));
    vi.advanceTimersByTime(1000);
    expect(server.actions).toEqual(["pass"]);
    expect(session.opening).toBe("hand");
  });

  test("goes by itself, is short for a later hand, and is not told at all without pauses", () => {
    sit(dealt());
    expect(session.opening).toBeNull();
    server.update(dealt({ hand: 2, version: 2 }), event("deal", 0));
    expect(session.opening).toBe("hand");
    vi.advanceTimersByTime(6000);
    expect(session.opening).toBeNull();
    settings.pace = "instant";
    server.update(dealt({ hand: 3, version: 3 }), event("deal", 0));
    expect(session.opening).toBeNull();
  });

  test("ends with the first thing that is done", () => {
    sit(fixture("early"));
    server.update(fixture("early", { hand: 4, version: 2 }), event("deal", 0));
    expect(session.opening).toBe("hand");
    press("6m");
    expect(session.opening).toBeNull();
    expect(session.chosen?.code).toBe("6m");
  });
});

describe("a bot that failed", () => {
  test("is told of once, and that another plays in its place", () => {
    const seats = fixture("early").seats.map((seat) =>
      seat.seat === 2 ? { ...seat, player: "tidy", stand_in: "club" } : seat,
    );
    sit(fixture("early", { version: 1 }));
    expect(session.notices).toEqual([]);
    server.update(fixture("early", { version: 2, seats }));
    expect(session.notices.map((notice) => [notice.message, notice.args["bot"]])).toEqual([
      ["table-bot-failed", "tidy"],
    ]);
    vi.advanceTimersByTime(20_000);
    server.update(fixture("early", { version: 3, seats }));
    expect(session.notices).toEqual([]);
  });
});

describe("why a hand may not win", () => {
  test("is told once when it becomes so, unless one is asked about the drawn tile anyway", () => {
    sit(fixture("counters", { version: 5 }));
    expect(session.notices.map((notice) => notice.bar?.kind)).toEqual(["furiten"]);
    server.update(fixture("counters", { version: 6 }));
    expect(session.notices.map((notice) => notice.bar?.kind)).toEqual(["furiten"]);
  });
});

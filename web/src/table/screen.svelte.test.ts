// @vitest-environment jsdom
// What the screen of a table keeps in mind: when the bill comes, what stands open, where the keyboard is, what is asked.
import "../../tests/support/media";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ends } from "../../dev/fixtures/ends";
import {
  act,
  claims,
  eachTestBeginsAnew,
  fixture,
  POINT,
  session,
  sit,
  tileOf,
  type Seated,
} from "../../tests/support/live-table";
import { settings } from "../kit/settings/settings.svelte";
import { tileName, tileObject } from "../tiles/names";
import type { TableView } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import { BILL_AFTER_MS, BillTime } from "./bill-time.svelte";
import { pressKey, type PageHands } from "./key-play";
import type { Scene } from "./layout/scene";
import { Panels, RAIL_FROM } from "./panels.svelte";
import { Question } from "./question.svelte";
import { TileFocus } from "./tile-focus.svelte";

eachTestBeginsAnew();
beforeEach(() => {
  void i18n.choose("en");
  document.body.replaceChildren();
});

describe("the bill", () => {
  const over = ends["won"]!;
  const playing: TableView = { ...over, result: null, phase: "turn" };

  class Seat {
    view: TableView | null = $state.raw(null);
    settled = $state(true);
  }

  it("waits until the last call was seen, and goes with the hand", () => {
    const seat = new Seat();
    const bill = new BillTime(seat);
    seat.view = playing;
    bill.follow();
    seat.view = over;
    bill.follow();
    vi.advanceTimersByTime(BILL_AFTER_MS - 1);
    expect([bill.over, bill.shown]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(bill.shown).toBe(true);
    seat.view = { ...playing, hand: over.hand + 1 };
    bill.follow();
    expect([bill.over, bill.shown]).toEqual([false, false]);
  });

  it("is there at once for who comes back, and where nothing is waited for", () => {
    const seat = new Seat();
    const back = new BillTime(seat);
    seat.view = over;
    back.follow();
    vi.advanceTimersByTime(0);
    expect(back.shown).toBe(true);

    settings.pace = "instant";
    const instant = new BillTime(seat);
    seat.view = playing;
    instant.follow();
    seat.view = over;
    instant.follow();
    vi.advanceTimersByTime(0);
    expect(instant.shown).toBe(true);
  });

  it("does not come before everything was shown, nor when it was called off", () => {
    const seat = new Seat();
    const bill = new BillTime(seat);
    seat.view = over;
    seat.settled = false;
    bill.follow();
    vi.advanceTimersByTime(BILL_AFTER_MS);
    expect(bill.shown).toBe(false);
    seat.settled = true;
    bill.follow()?.();
    vi.advanceTimersByTime(BILL_AFTER_MS);
    expect(bill.shown).toBe(false);
  });

  it("can be put aside and taken up again", () => {
    const seat = new Seat();
    const bill = new BillTime(seat);
    seat.view = over;
    bill.follow();
    vi.advanceTimersByTime(0);
    bill.hide();
    expect([bill.shown, bill.hidden]).toEqual([false, true]);
    bill.show();
    expect([bill.shown, bill.hidden]).toEqual([true, false]);
  });
});

describe("help", () => {
  it.each([RAIL_FROM - 1, RAIL_FROM])("is shown where it would not be seen, else switched, at %i px", async (width) => {
    const panels = new Panels();
    panels.width = width;
    panels.rail = false;
    settings.help = true;
    const seen = (): boolean => (width < RAIL_FROM ? panels.hint : panels.rail);
    await panels.toggleHelp();
    expect([seen(), settings.help]).toEqual([true, true]);
    await panels.toggleHelp();
    expect(settings.help).toBe(false);
    await panels.toggleHelp();
    expect([seen(), settings.help]).toEqual([true, true]);
    // the drawer with everything else stays shut
    expect(panels.drawer).toBe(false);
  });

  it("brings the log out too, with the keyboard on it", async () => {
    document.body.innerHTML = '<div id="table-log"><ol tabindex="-1"></ol></div>';
    Element.prototype.scrollIntoView = () => undefined;
    const panels = new Panels();
    await panels.showLog();
    expect([panels.drawer, document.activeElement?.tagName]).toEqual([true, "OL"]);
  });
});

describe("the keyboard", () => {
  it("goes on to the tile drawn last when its tile leaves, and only then", async () => {
    const { session, server } = sit(fixture("early"));
    const { hand } = session;
    const focus = new TileFocus(hand);
    const draw = (): void =>
      document.body.replaceChildren(
        ...hand.tiles.map(({ id }) => Object.assign(document.createElement("button"), { id: `t${id}` })),
      );
    const mark = (): void =>
      document.querySelectorAll<HTMLElement>("button").forEach((it) => (it.dataset["tile"] = it.id.slice(1)));
    focus.place = document.body;
    draw();
    mark();
    const [first] = hand.tiles;
    hand.focused = first!.id;
    focus.focus(first!.id);
    focus.look();
    await focus.follow();
    expect(document.activeElement?.id).toBe(`t${first!.id}`);

    const view = fixture("early", { version: 9 });
    const own = view.seats.find((seat) => seat.seat === view.me)!;
    own.hand = own.hand!.filter((code) => code !== first!.code);
    focus.look();
    server.update(view);
    vi.advanceTimersByTime(3000);
    draw();
    mark();
    await focus.follow();
    expect(document.activeElement?.id).toBe(`t${hand.tiles.at(-1)!.id}`);
  });

  const page: PageHands = {
    focus: () => undefined,
    click: () => undefined,
    openKeys: vi.fn(),
    openSheet: () => undefined,
    showLog: () => undefined,
    toggleHelp: () => undefined,
    take: () => undefined,
  };
  const press = (seated: Seated, key: string): boolean => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    pressKey(event, seated.session, page);
    return event.defaultPrevented;
  };

  it("ends the opening first, and answers its own keys alone", () => {
    const seated = sit(claims());
    seated.session.opening = "hand";
    vi.advanceTimersByTime(300);
    expect(press(seated, "Escape")).toBe(true);
    expect([seated.session.opening, seated.server.actions]).toEqual([null, []]);
    expect(press(seated, "Escape")).toBe(true);
    expect(seated.server.actions).toEqual(["pass"]);
    expect(press(seated, "?")).toBe(true);
    expect(page.openKeys).toHaveBeenCalledOnce();
    expect(press(seated, "F5")).toBe(false);
  });
});

describe("the question", () => {
  const scene = (width: number, shape: Scene["shape"] = "square", height = 60): Scene =>
    ({ shape, width: width + 100, strip: { x: 80, y: 0, width, height } }) as Scene;
  const questionOf = (view: TableView, room = scene(1000), hidden = false): Question =>
    new Question(
      sit(view).session,
      () => room,
      () => hidden,
      () => undefined,
    );

  it("is about a discard, with what may be done with it or whose it is, as far as there is room", () => {
    const view = fixture("claims");
    const large = questionOf(view);
    expect([large.shown, large.asked?.tile, large.asked?.words]).toEqual([true, view.last_discard, ""]);
    const few = fixture("claims", { legal: [act("pung 6p"), act("pass")] });
    expect(questionOf(few).asked?.words).toBe("You may: pung.");
    expect(questionOf(few, scene(625)).asked?.words).toBe("Слава");
    expect(questionOf(few, scene(600)).asked?.words).toBe("");
    expect(questionOf(view, scene(400)).asked).toBeNull();
  });

  it("says on every table that it is one's turn", () => {
    const view = fixture("early");
    const large = questionOf(view);
    expect([large.shown, large.bare, large.asked?.words]).toEqual([true, true, "Your turn: discard a tile"]);
    const small = questionOf(view, scene(500, "tall" as Scene["shape"]));
    expect([small.shown, small.bare, small.asked]).toEqual([
      true,
      true,
      { tile: null, words: "Your turn: discard a tile" },
    ]);
  });

  it("says of a lifted tile that the next press discards it", () => {
    const question = questionOf(fixture("early"), scene(380));
    const tile = tileOf(session, "6m");
    session.hand.press(tile, POINT, 40);
    expect(question.asked?.words).toBe(`Press ${tileObject("6m")} again to discard it`);
    session.hand.chosenId = null;
    expect(question.asked?.words).toBe("Your turn: discard a tile");
  });

  it("asks for a second word with what was pressed, the win before it where it stands else", () => {
    const said = (question: Question): unknown[] =>
      question.doubtButtons.map(({ name, label, key }) => [name, label, key]);
    const large = questionOf(fixture("claims"));
    const { chows, pass } = session.choices;
    if (pass) session.act(pass);
    expect(large.doubted).toBe(t("now-spared"));
    expect(said(large)).toEqual([
      ["mahjong", t("table-mahjong"), "M"],
      ["instead", t("table-pass"), t("table-key-space")],
    ]);
    const chow = chows.at(-1);
    if (chow) session.act(chow);
    expect(large.doubtButtons.at(-1)).toMatchObject({
      label: t("table-chow"),
      said: t("table-chow-of", { tiles: (chow?.tiles ?? []).map(tileName).join(", ") }),
      tiles: chow?.tiles,
    });
    settings.misclickGuard = false;
    const danger = questionOf(fixture("early", { dangerous: ["2m"] }));
    session.hand.press(tileOf(session, "2m"), POINT, 40);
    expect(danger.doubtButtons.map(({ name }) => name)).toEqual(["keep", "discard-anyway"]);
    const [keep] = danger.doubtButtons;
    if (typeof keep?.does === "function") keep.does();
    expect(session.hand.doubt).toBeNull();
  });

  it("is among sets while one chooses", () => {
    const { session } = sit(fixture("claims"));
    const question = new Question(
      session,
      () => scene(1000),
      () => false,
      () => undefined,
    );
    session.hand.choosing = "chow";
    expect(question.sets.map((it) => it.name)).toEqual(session.choices.chows.map((it) => it.word));
    session.hand.choosing = null;
    expect(question.sets).toEqual([]);
  });

  it("says which keys there are only where there is room for them", () => {
    const view = fixture("claims");
    expect([questionOf(view, scene(2000)).showsKeys, questionOf(view, scene(640)).showsKeys]).toEqual([true, false]);
  });

  it("leaves the room at its left that the strip leaves at its right", () => {
    expect(questionOf(fixture("claims"), scene(1000)).ballast).toBe(60);
  });

  it("waits with a bill that was put aside", () => {
    expect(questionOf(fixture("early"), scene(1000), true).shown).toBe(true);
  });
});

// The calculator's pure parts: laying tiles, the notation, links, comparing, words, keys, the picture.

import { beforeEach, describe, expect, it } from "vitest";
import { i18n, languages } from "../words/i18n.svelte";
import { parseHash } from "../kit/router/router.svelte";
import { tilesOf } from "../tiles/notation";
import { isTileCode, TILE_CODES, type TileCode } from "../tiles/codes";
import { FACES } from "../tiles/faces.svelte";
import { drawingsOf } from "../tiles/sprite";
import { SPRITE } from "../tiles/sprite.generated";
import { withOption } from "../rules/choice";
import { optionsOffered } from "./rules.svelte";
import { compareBills } from "../bill/compare";
import {
  asQuestion,
  cleared,
  COPIES,
  emptySheet,
  events,
  fitsSeat,
  fromQuestion,
  isClear,
  laidOf,
  lay,
  places,
  shownHand,
  sizeOf,
  sources,
  takeFlower,
  takeLast,
  takeSet,
  takeTile,
  WHOLE,
  whyNot,
  winds,
  type Place,
  type Sheet,
} from "../hand/sheet";
import { keyOf, KEY_LIST } from "./keys";
import { readLink, writeLink } from "../bill/link";
import { readHand, writeHand, writeTiles } from "../hand/notation";
import { drawTiles, placeTiles, symbolsOf } from "./picture";
import type {
  CalculatorAnswer,
  Obstacle,
  BillLine,
  CalculatorDiscard,
  CalculatorMissing,
  Wait,
} from "../wire/generated";
import { advice, barText, headline, refusalText, spoken, waitsText, worths } from "./words";

beforeEach(() => i18n.choose("en"));

function handOf(text: string, beside?: Sheet): Sheet {
  const reading = readHand(text, beside);
  if (!("sheet" in reading)) throw new Error(JSON.stringify(reading));
  return reading.sheet;
}

/** Pseudo-random numbers below `top`, the same every time. */
function dice(seed: number): (top: number) => number {
  let state = seed;
  return (top) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * top);
  };
}

/** Any hand that taps can make. */
function anySheet(seed: number): Sheet {
  const roll = dice(seed);
  const pick = <Item>(from: readonly Item[]): Item => from[roll(from.length)] as Item;
  let sheet: Sheet = {
    ...emptySheet,
    seat: pick(winds),
    round: pick(winds),
    source: pick(sources),
    won: roll(2) > 0,
    events: events.filter(() => roll(3) === 0),
  };
  for (let tap = roll(40); tap > 0; tap -= 1) sheet = lay(sheet, pick(TILE_CODES), roll(3) > 0 ? "hand" : pick(places));
  return sheet;
}

describe("laying tiles", () => {
  it("refuses the fifth of a kind and says which", () => {
    const sheet = handOf("[555p]");
    expect(whyNot(lay(sheet, "5p", "hand"), "5p", "hand")).toEqual({ reason: "five", tile: "5p" });
    expect(lay(lay(sheet, "5p", "hand"), "5p", "hand")).toEqual(lay(sheet, "5p", "hand"));
  });

  it.each<[string, TileCode, Place, string, TileCode]>([
    ["55p", "5p", "pung", "copies", "5p"],
    ["5p", "5p", "kong", "copies", "5p"],
    ["[444m] 4m", "3m", "chow", "copies", "4m"],
    ["", "1z", "chow", "chow", "1z"],
    ["1f", "1f", "hand", "flower", "1f"],
    ["123m 456p 789s 11222z", "9p", "hand", "full", "9p"],
    ["123m 456p 789s 11z 2z", "9p", "pung", "room", "9p"],
    ["[123m] [456p] [789s] [111z]", "9p", "pung", "sets", "9p"],
  ])("%s and %s as %s: %s", (text, tile, place, reason, named) => {
    expect(whyNot(handOf(text), tile, place)).toEqual({ reason, tile: named });
  });

  it("lays a chow that is tapped at the end of its suit", () => {
    expect(lay(emptySheet, "9s", "chow").sets).toEqual([{ kind: "chow", tiles: ["7s", "8s", "9s"] }]);
  });

  it("puts flowers beside the hand, wherever they were to go", () => {
    expect(lay(lay(emptySheet, "5f", "kong"), "2f", "hand").flowers).toEqual(["2f", "5f"]);
  });

  it("takes the tile laid last for the winning one, and shows it apart when the hand is whole", () => {
    const sheet = handOf("123m 456p 789s 11z 555z");
    expect(sheet.last).toBe("5z");
    expect(shownHand(sheet)).toEqual({ tiles: handOf("123m 456p 789s 11z 55z").hand, last: "5z" });
    expect(shownHand({ ...sheet, won: false }).last).toBeNull();
    expect(shownHand(takeTile(sheet, "1m")).last).toBeNull();
    expect(takeTile(handOf("1m 5z"), "5z").last).toBe("1m");
  });

  it("takes back what was laid last", () => {
    const sheet = handOf("1m [555p] 1f");
    expect(isClear(takeLast(takeLast(takeLast(sheet))))).toBe(true);
    expect(takeSet(sheet, 0).sets).toEqual([]);
    expect(takeFlower(sheet, "1f").flowers).toEqual([]);
    expect(cleared({ ...sheet, seat: "W" })).toMatchObject({ hand: [], last: null, sets: [], flowers: [], seat: "W" });
  });

  it("never makes a hand that cannot exist", () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const sheet = anySheet(seed);
      expect(sizeOf(sheet)).toBeLessThanOrEqual(WHOLE);
      expect(TILE_CODES.every((tile) => laidOf(sheet, tile) <= (tile[1] === "f" ? 1 : COPIES))).toBe(true);
      expect(sheet.hand.length === 0 ? sheet.last === null : sheet.hand.includes(sheet.last ?? "1m")).toBe(true);
    }
  });

  it("asks without a last tile where the hand was dealt complete", () => {
    const sheet: Sheet = { ...handOf("123m 456p 789s 11z 555z"), events: ["heavenly"] };
    expect(asQuestion(sheet)).toMatchObject({ last: null, source: null, events: ["heavenly"] });
    expect(asQuestion(emptySheet)).toMatchObject({ last: null, source: null });
  });

  it("asks for nothing that cannot have happened to the hand", () => {
    const asked = (text: string, more: Partial<Sheet>): readonly string[] =>
      asQuestion({ ...handOf(text), events, ...more }).events;
    const hidden = "123m 456p 789s 11z 555z";
    expect(asked(hidden, {})).toEqual(["heavenly", "ready", "ready_at_once", "nothing_drawn"]);
    expect(asked("123m 456p 789s 11z [555z]", {})).toEqual(["ready", "ready_at_once", "nothing_drawn"]);
    expect(asked("123m 456p 789s 11z [555z]", { source: "wall" })).toEqual(["ready", "ready_at_once"]);
    expect(asked("123m 456p 11z (5555z)", { source: "discard" })).toContain("earthly");
    expect(asked("123m 11z (5555z) [6666z] 456s", { source: "loose" })).toContain("kong_on_kong");
    expect(asked(hidden, { won: false })).toEqual(["ready", "ready_at_once"]);
  });

  it("offers a heavenly hand to East alone, and an earthly one to the others", () => {
    expect(winds.filter((wind) => fitsSeat("heavenly", wind))).toEqual(["E"]);
    expect(winds.filter((wind) => fitsSeat("earthly", wind))).toEqual(["S", "W", "N"]);
    expect(winds.every((wind) => fitsSeat("nothing_drawn", wind))).toBe(true);
  });

  it("shows what the server tells as it was asked", () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const question = asQuestion(anySheet(seed));
      const again = asQuestion(fromQuestion(question));
      expect({ ...again, source: question.source }).toEqual(question);
    }
  });
});

describe("the notation", () => {
  it("gives back every hand", () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const sheet = anySheet(seed);
      const again = handOf(writeHand(sheet), sheet);
      expect(again.hand.toSorted()).toEqual(sheet.hand.toSorted());
      expect({ ...again, hand: null }).toEqual({ ...sheet, hand: null });
    }
  });

  it("is written with the winning tile last", () => {
    expect(writeHand(handOf("6p 234m88m45p567s [666z] 2f"))).toBe("23488m 456p 56s 7s [666z] 2f");
    expect(writeTiles(["1m", "2m", "7z"])).toBe("12m7z");
  });

  it.each([
    ["12x", "letter", 2],
    ["12", "letter", 0],
    ["p", "digits", 0],
    ["8z", "rank", 0],
    ["[123m", "bracket", 0],
    ["12m)", "bracket", 3],
    ["1m [124m]", "set", 3],
    ["(555p)", "set", 0],
    ["[1111f]", "set", 0],
    ["[567z]", "set", 0],
    ["[12m3p]", "set", 0],
  ])("%s: %s at %d", (text, reason, at) => {
    expect(readHand(text)).toMatchObject({ fault: { reason, at } });
  });

  it("knows what cannot exist", () => {
    expect(readHand("11111m")).toEqual({ refusal: { reason: "five", tile: "1m" } });
    expect(readHand("11m [111m]")).toEqual({ refusal: { reason: "five", tile: "1m" } });
    expect(readHand("1234567m 1234567p 1s")).toEqual({ refusal: { reason: "full", tile: "1s" } });
  });

  it("does not mind capitals, blanks and line ends", () => {
    expect(handOf(" 12 3M\n4p ").hand).toEqual(["1m", "2m", "3m", "4p"]);
  });
});

describe("a link", () => {
  const rules = {
    rules: "ru-classic",
    options: { limit: 500, flowers: true, tie: "nearest", only_possible_tile: "wait-shape" },
  };

  it("holds the whole hand and the rules", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const sheet = anySheet(seed);
      const route = parseHash(`#/calculator?${writeLink(sheet, rules, { rules: "bg", options: { limit: "none" } })}`);
      if (route.page !== "calculator") throw new Error("the address leads elsewhere");
      const linked = readLink(route.params.query ?? "");
      expect(linked.damaged).toBe(false);
      expect(linked.rules).toEqual(rules);
      expect(linked.other).toEqual({ rules: "bg", options: { limit: "none" } });
      // How a hand that did not win came by its last tile is of no matter.
      expect({ ...linked.sheet, hand: linked.sheet.hand.toSorted(), source: "" }).toEqual({
        ...sheet,
        hand: sheet.hand.toSorted(),
        source: "",
      });
      if (sheet.won) expect(linked.sheet.source).toBe(sheet.source);
    }
  });

  it("can be read by people", () => {
    const link = writeLink({ ...handOf("234m 88m [666z] (1111z)"), seat: "S" }, { rules: "ru-classic", options: {} });
    expect(link).toBe("hand=2348m8m[666z](1111z)&seat=S&round=E&by=discard&rules=ru-classic");
  });

  it.each(["hand=11111m", "hand=[12", "seat=Q", "by=magic", "events=thunder"])(
    "with %s is told to be damaged",
    (query) => {
      expect(readLink(query).damaged).toBe(true);
    },
  );

  it("without anything is an empty felt", () => {
    expect(readLink("")).toEqual({ sheet: emptySheet, rules: null, other: null, damaged: false });
  });
});

const line = (rule: string, points: number, doubles = 0, tiles = ""): BillLine => ({
  rule,
  tiles,
  points,
  doubles,
  limit: false,
  source: "RU V",
  title: null,
});
const limitHand = (rule: string): BillLine => ({ ...line(rule, 0), limit: true });
const answer = (lines: BillLine[], more: Partial<CalculatorAnswer> = {}): CalculatorAnswer => ({
  won: true,
  points: 0,
  doubles: 0,
  total: 0,
  lines,
  uncapped: 0,
  limited: false,
  missing: null,
  ...more,
});

describe("comparing", () => {
  it("puts equal lines into one row and marks what differs", () => {
    const one = answer([line("pung_dragon_exposed", 4, 0, "666z"), line("mahjong", 20), line("no_chow", 0, 1)]);
    const other = answer([line("mahjong", 10), line("nothing_drawn", 0, 3), line("no_chow", 0, 1)]);
    expect(compareBills(one, other).map(({ rule, differs }) => [rule, differs])).toEqual([
      ["pung_dragon_exposed", true],
      ["mahjong", true],
      ["nothing_drawn", true],
      ["no_chow", false],
    ]);
  });

  it("keeps lines of one name apart by their tiles, and pairs each once", () => {
    const one = answer([
      line("flower", 4, 0, "1f"),
      line("flower", 4, 0, "2f"),
      line("chow", 1, 0, "123m"),
      line("chow", 1, 0, "123m"),
    ]);
    const other = answer([line("flower", 4, 0, "2f"), line("chow", 1, 0, "123m")]);
    const rows = compareBills(one, other);
    expect(rows.filter((row) => row.differs)).toHaveLength(2);
    expect(rows).toHaveLength(4);
  });

  it("tells a limit hand from a line of points", () => {
    const [row] = compareBills(answer([limitHand("heavenly")]), answer([line("heavenly", 0)]));
    expect(row?.differs).toBe(true);
  });
});

describe("words", () => {
  const wait = (tile: TileCode, discard: number | null, wall: number | null): Wait => ({
    tile,
    left: 4,
    by_discard: discard,
    by_wall: wall,
    barred_by_discard: [],
    barred_by_wall: [],
  });
  const missing = (more: Partial<CalculatorMissing>): CalculatorMissing => ({
    to_lay: 0,
    distance: 0,
    waits: [],
    useful: [],
    discards: [],
    obstacles: [],
    ...more,
  });

  it("say what a hand waits for and what it would be worth", () => {
    const told = answer([], { won: false, missing: missing({ waits: [wait("3p", 48, 104), wait("6p", 48, 104)] }) });
    expect(headline(told)).toBe("One tile short");
    expect(advice(told.missing ?? missing({}))).toBe(
      "It waits for a three of dots and a six of dots; worth 48 or 104.",
    );
    expect(spoken(told)).toBe("One tile short. It waits for a three of dots and a six of dots; worth 48 or 104.");
  });

  it("count the waits where there are many, and the worths", () => {
    const many = tilesOf("123456m").map((tile, k) => wait(tile, 10 * k + 2, null));
    expect(worths(many)).toEqual([2, 12, 22, 32, 42, 52]);
    expect(waitsText(many)).toBe("It waits for 6 kinds of tile; worth 2 to 52.");
  });

  it.each([
    [answer([], { total: 64 }), "Worth 64 points"],
    [
      answer([limitHand("heavenly"), limitHand("all_honours")], { total: 2000 }),
      "Heavenly hand and All honours: a limit hand, worth 2,000",
    ],
    [answer([], { missing: missing({ to_lay: 8, distance: 7 }) }), "8 more tiles to lay"],
    [answer([], { missing: missing({ distance: 2 }) }), "3 tiles short"],
    [answer([], { missing: missing({ distance: -1 }) }), "Complete, and counted as a hand that did not win"],
    [
      answer([], { missing: missing({ distance: 0 }) }),
      "One tile short, but no tile that completes the hand is left, or it may not win with that tile.",
    ],
  ])("name where the hand stands: %#", (told, words) => {
    expect(headline(told)).toBe(words);
  });

  const bar = (kind: Obstacle["kind"], needs: number | null = null, has: number | null = null): Obstacle => ({
    kind,
    on: null,
    tile: null,
    tiles: [],
    needs,
    has,
    form: kind === "form" ? "seven_pairs" : "",
    source: "house",
  });

  it("say why a complete hand may not win", () => {
    const told = answer([], {
      won: false,
      missing: missing({ distance: -1, obstacles: [bar("points", 30, 24), bar("ready")] }),
    });
    expect(headline(told)).toBe("Complete, but it may not win");
    expect(spoken(told)).toBe(
      "Complete, but it may not win. A winning hand needs 30 points before doubling; this one has 24. Only a hand that was declared ready may win.",
    );
  });

  it("say that what a hand waits for would not let it win", () => {
    expect(advice(missing({ waits: [wait("3p", null, null)], obstacles: [bar("ready")] }))).toBe(
      "It waits for a three of dots, but could not win with it.",
    );
  });

  it.each(languages)("name every bar in %s", async (language) => {
    await i18n.choose(language);
    for (const kind of ["points", "doubles", "chows", "exposed", "wall", "pair", "ready", "robbing", "form"] as const) {
      expect(barText(bar(kind, 3, 2))).not.toMatch(/calculator-bar|undefined|\{/);
    }
    await i18n.choose("en");
  });

  it("name the best discard", () => {
    const discards: CalculatorDiscard[] = [{ tile: "9p", distance: 0, waits: [wait("3p", 48, 52)], useful: [] }];
    expect(advice(missing({ discards }))).toBe(
      "Not complete. Discard a nine of dots. It waits for a three of dots; worth 48 or 52.",
    );
  });

  it.each(languages)("are there for every reason in %s", async (language) => {
    await i18n.choose(language);
    for (const reason of ["five", "full", "room", "sets", "copies", "chow", "flower"] as const) {
      expect(refusalText({ reason, tile: "5p" })).not.toMatch(/^\[|undefined/);
    }
    for (const { 1: message } of KEY_LIST) expect(message).toMatch(/^calculator-/);
  });
});

describe("keys", () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    keyOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

  it("type tiles as they are written", () => {
    expect(press("5")).toEqual({ do: "digit", digit: "5" });
    expect(press("p")).toEqual({ do: "suit", suit: "p" });
    expect(press("0")).toBeNull();
  });

  it("mean the same on a Cyrillic keyboard", () => {
    expect(press("з", { code: "KeyP" })).toEqual({ do: "suit", suit: "p" });
    expect(press("я", { code: "KeyZ", ctrlKey: true })).toEqual({ do: "undo" });
  });

  it("choose where tiles go, and take back", () => {
    expect(press("c")).toEqual({ do: "place", place: places.indexOf("chow") });
    expect(press("x")).toEqual({ do: "place", place: places.indexOf("concealed_kong") });
    expect(press("Backspace")).toEqual({ do: "back" });
    expect(press("z", { ctrlKey: true, shiftKey: true })).toEqual({ do: "redo" });
    expect(press("v", { ctrlKey: true })).toBeNull();
    expect(press("m", { altKey: true })).toBeNull();
  });
});

describe("rules", () => {
  const option = {
    name: "limit",
    kind: "number",
    default: 2000,
    choices: [500, "none"],
    minimum: 1,
    maximum: 9999,
  } as const;
  const offered = {
    ...option,
    choices: [...option.choices],
    keys: ["limit.cap"],
    values: {},
    source: "RU VII",
    at_table: true,
  };

  it("keep what is offered and differs", () => {
    expect(optionsOffered({ limit: 500 }, [offered])).toEqual({ limit: 500 });
    expect(optionsOffered({ limit: 2000 }, [offered])).toEqual({});
    expect(optionsOffered({ limit: -1, tie: "nearest" }, [offered])).toEqual({});
  });

  it("forget a value that is the default again", () => {
    expect(withOption({ rules: "x", options: { limit: 500, tie: "nearest" } }, offered, 2000)).toEqual({
      rules: "x",
      options: { tie: "nearest" },
    });
  });
});

describe("the picture", () => {
  it("has every tile of the hand, none over another, none over the edge", () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const sheet = anySheet(seed);
      const { tiles, height } = placeTiles(sheet);
      expect(tiles).toHaveLength(
        sheet.hand.length + sheet.flowers.length + sheet.sets.reduce((sum, set) => sum + set.tiles.length, 0),
      );
      const spots = new Set(tiles.map(({ x, y }) => `${x} ${y}`));
      expect(spots.size).toBe(tiles.length);
      const svg = drawTiles(sheet, SPRITE, height + 40, () => "#123456");
      const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      expect(Math.max(0, ...tiles.map(({ x }) => x + 46))).toBeLessThanOrEqual(width);
    }
  });

  it.each(FACES)("brings the drawings along that it uses, of the %s face", async (face) => {
    const sprite = SPRITE + (await drawingsOf[face]()).SPRITE;
    const svg = drawTiles(handOf("19m 2z 5z (1111z) 3f"), sprite, 300, () => "#123456", face);
    const used = [...svg.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((id) => !svg.includes(`<symbol id="${id}"`))).toEqual([]);
    // Two of a concealed kong lie face down.
    expect(placeTiles(handOf("(1111z)")).tiles.filter((it) => it.down)).toHaveLength(2);
  });

  it("complains of a drawing that is not there", () => {
    expect(() => symbolsOf(SPRITE, ["tile-9z"])).toThrow("tile-9z");
    expect(isTileCode("9z")).toBe(false);
  });
});

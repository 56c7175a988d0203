import { describe, expect, test } from "vitest";
import type { TileCode } from "../../tiles/codes";
import type { SeatView, TableView } from "../../wire/generated";
import { FIXTURES } from "../../../dev/fixtures/table";
import { faceSize, sceneOf } from ".";
import { sideOf, toScreen } from "./geometry";
import { handPlaces } from "./own";
import { shapeOf, type Scene, type Size, type Spot } from "./scene";
import { turnAt } from "./wall";

const OPTIONS = { largeTiles: false, openHands: false };
/** The stage below the bar, for screens from a small phone to a wide desk. */
const STAGES: readonly Size[] = [
  { width: 360, height: 588 },
  { width: 360, height: 688 },
  { width: 390, height: 792 },
  { width: 430, height: 880 },
  { width: 640, height: 320 },
  { width: 740, height: 320 },
  { width: 844, height: 342 },
  { width: 600, height: 900 },
  { width: 768, height: 972 },
  { width: 820, height: 1128 },
  { width: 1024, height: 716 },
  { width: 944, height: 730 },
  { width: 1262, height: 830 },
  { width: 1584, height: 1010 },
  { width: 2224, height: 1370 },
];
const cases = STAGES.flatMap((size) =>
  Object.entries(FIXTURES).map(([name, { view }]) => ({
    name,
    size,
    view,
    at: `${name} at ${size.width} × ${size.height}`,
  })),
);

function box(spot: Spot): { left: number; right: number; top: number; bottom: number } {
  const { width, height } = faceSize(spot);
  return { left: spot.x - width / 2, right: spot.x + width / 2, top: spot.y - height / 2, bottom: spot.y + height / 2 };
}

function overlap(a: Spot, b: Spot): boolean {
  const one = box(a);
  const two = box(b);
  const slack = 1.2;
  return (
    one.left < two.right - slack &&
    two.left < one.right - slack &&
    one.top < two.bottom - slack &&
    two.top < one.bottom - slack
  );
}

function spots(scene: Scene, ...kinds: string[]): Spot[] {
  return scene.spots.filter((spot) => kinds.some((kind) => spot.key.startsWith(`${kind}-`)));
}

/** The same table shortly before the wall ends: two sets in front of everybody, rows of discards. */
function crowded(view: TableView): TableView {
  const set = (tiles: TileCode[], source: number): SeatView["melds"][number] => ({
    kind: "chow",
    tiles,
    claimed: 0,
    source,
  });
  return {
    ...view,
    seats: view.seats.map((it) => ({
      ...it,
      hand_count: it.seat === view.me ? 14 - 6 : 7,
      has_drawn: it.seat === view.me,
      melds: [set(["3p", "4p", "5p"], (it.seat + 3) % 4), set(["7s", "8s", "9s"], (it.seat + 3) % 4)],
      pond: Array.from({ length: 17 + it.seat }, () => ({ tile: "2m" as const, taken_by: null, ready: "no" as const })),
    })),
  };
}

describe("on every stage, in every position", () => {
  test.each(cases)("everything lies on the felt: $at", ({ view, size }) => {
    const scene = sceneOf(view, size, OPTIONS);
    for (const spot of scene.spots) {
      const edges = box(spot);
      expect(edges.left, spot.key).toBeGreaterThan(-1);
      expect(edges.right, spot.key).toBeLessThan(size.width + 1);
      expect(edges.top, spot.key).toBeGreaterThan(-1);
      expect(edges.bottom, spot.key).toBeLessThan(size.height + 1);
    }
    const own = view.seats.find((seat) => seat.seat === view.me);
    const places = handPlaces(scene.hand, own?.hand_count ?? 0, own?.has_drawn ?? false);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + scene.hand.w).toBeLessThanOrEqual(size.width + 0.5);
      expect(y + scene.hand.w * 1.7).toBeLessThanOrEqual(size.height + 0.5);
    }
  });

  test.each(cases)("no discard covers another, nor a set, nor the hand: $at", ({ view, size }) => {
    const scene = sceneOf(view, size, OPTIONS);
    const ponds = spots(scene, "pond");
    const others = spots(scene, "meld", "flower", "hand", "drawn", "wall");
    for (const [i, one] of ponds.entries()) {
      // Rows of an overfull pond on a small stage are pressed together; there only neighbours in a row are compared.
      const rest = ponds.slice(i + 1).filter((two) => scene.shape === "square" || Math.abs(one.y - two.y) < 0.5);
      for (const two of [...rest, ...others]) expect(overlap(one, two), `${one.key} ${two.key}`).toBe(false);
      expect(one.y + one.w * 0.75).toBeLessThanOrEqual(scene.hand.y + 1);
    }
  });

  test.each(cases)(
    "no set covers another, nor anybody's hand, and what is asked covers no name and no wall: $at",
    ({ view, size }) => {
      for (const openHands of [false, true]) {
        const scene = sceneOf(view, size, { ...OPTIONS, openHands });
        const laid = spots(scene, "meld", "flower", "hand", "drawn");
        const setOf = (spot: Spot): string =>
          /^(meld-\d-\d|flower-\d|hand-\d|drawn-\d)/.exec(spot.key)?.[0] ?? spot.key;
        for (const [i, one] of laid.entries()) {
          for (const two of laid.slice(i + 1)) {
            if (setOf(one) !== setOf(two)) expect(overlap(one, two), `${one.key} ${two.key}`).toBe(false);
          }
        }
      }
      const scene = sceneOf(view, size, OPTIONS);
      const { strip } = scene;
      for (const plate of scene.plates) {
        const apart =
          plate.x >= strip.x + strip.width ||
          plate.x + plate.width <= strip.x ||
          plate.y >= strip.y + strip.height ||
          plate.y + plate.height <= strip.y;
        expect(apart, `the name of seat ${plate.seat}`).toBe(true);
      }
      for (const spot of spots(scene, "wall", "loose")) expect(box(spot).bottom, spot.key).toBeLessThanOrEqual(strip.y);
    },
  );

  test.each(cases)("keys are unique, and every known tile is drawn: $at", ({ view, size }) => {
    const scene = sceneOf(view, size, OPTIONS);
    expect(new Set(scene.spots.map((spot) => spot.key)).size).toBe(scene.spots.length);
    for (const seat of view.seats) {
      expect(scene.spots.filter((spot) => spot.key.startsWith(`pond-${seat.seat}-`)).length).toBe(seat.pond.length);
      expect(scene.spots.filter((spot) => spot.key.startsWith(`meld-${seat.seat}-`)).length).toBe(
        seat.melds.flatMap((meld) => meld.tiles).length,
      );
      expect(scene.spots.filter((spot) => spot.key.startsWith(`flower-${seat.seat}-`)).length).toBe(
        seat.flowers.length,
      );
    }
    expect(scene.plates.map((plate) => plate.seat).sort()).toEqual(view.playing);
  });
});

describe("a phone held upright", () => {
  const LOW: readonly Size[] = [
    { width: 360, height: 588 },
    { width: 360, height: 688 },
    { width: 390, height: 792 },
    { width: 568, height: 268 },
    { width: 640, height: 308 },
    { width: 844, height: 342 },
  ];
  test.each(LOW)("or laid on its side has tiles for fingers: $width × $height", (size) => {
    for (const { view } of Object.values(FIXTURES)) {
      const { hand } = sceneOf(view, size, OPTIONS);
      expect(hand.w).toBeGreaterThanOrEqual(size.width < 600 && size.width > size.height ? 33.5 : 34);
      expect(hand.w * 1.67).toBeGreaterThanOrEqual(44);
      expect(sceneOf(view, size, { ...OPTIONS, largeTiles: true }).hand.w).toBeGreaterThan(hand.w);
    }
  });

  test("reads discards of a hand walked through, and its own hand in one row", () => {
    for (const { view } of Object.values(FIXTURES)) {
      const options = { ...OPTIONS, openHands: true, looksOn: true };
      const scene = sceneOf(view, { width: 360, height: 590 }, options);
      expect(new Set(handPlaces(scene.hand, scene.hand.count + 1, false).map(({ y }) => y)).size).toBe(1);
      for (const spot of spots(scene, "pond")) expect(spot.w, spot.key).toBeGreaterThanOrEqual(17);
    }
  });

  test("walks through a hand on the smallest phone with nothing below what is said", () => {
    const { view } = FIXTURES["claims"] ?? {};
    const scene = sceneOf(
      view as TableView,
      { width: 320, height: 420 },
      { ...OPTIONS, openHands: true, looksOn: true },
    );
    for (const spot of spots(scene, "pond", "meld")) expect(box(spot).bottom, spot.key).toBeLessThan(scene.strip.y + 3);
  });

  test("reads every discard late in a hand, and no line of it lies on another", () => {
    const late = crowded(FIXTURES["early"]?.view as TableView);
    for (const [width, height, least] of [
      [360, 688, 22],
      [390, 792, 24],
      [360, 588, 17],
      [320, 516, 11],
      [568, 268, 14],
      [640, 308, 17],
      [844, 342, 22],
    ] as const) {
      const scene = sceneOf(late, { width, height }, OPTIONS);
      const laid = scene.spots.filter(({ key }) => /^(pond|meld)/.test(key));
      for (const spot of spots(scene, "pond")) expect(spot.w, `${spot.key} at ${width}`).toBeGreaterThanOrEqual(least);
      for (const spot of laid) {
        for (const plate of scene.plates) {
          const over =
            Math.abs(spot.x - plate.x - plate.width / 2) < (spot.w + plate.width) / 2 - 1.2 &&
            Math.abs(spot.y - plate.y - plate.height / 2) < (spot.w * 1.5 + plate.height) / 2 - 1.2;
          expect(over && !spot.claimed, `${spot.key} over the name of ${plate.seat} at ${width}`).toBe(false);
        }
        expect(box(spot).bottom, `${spot.key} at ${width}`).toBeLessThanOrEqual(scene.hand.y - scene.hand.w * 0.2);
      }
      for (const [place, one] of laid.entries())
        for (const two of laid.slice(place + 1)) {
          if (
            one.key.split("-")[1] === two.key.split("-")[1] &&
            one.key.startsWith("pond") === two.key.startsWith("pond")
          )
            continue;
          expect(overlap(one, two), `${one.key} ${two.key} at ${width}`).toBe(false);
        }
    }
  });

  test("keeps fourteen tiles in two rows, the drawn one last and apart", () => {
    const { view } = FIXTURES["early"] ?? {};
    const scene = sceneOf(view as TableView, { width: 360, height: 688 }, OPTIONS);
    expect(scene.shape).toBe("upright");
    const places = handPlaces(scene.hand, 14, true);
    expect(places.map(({ y }) => y === scene.hand.y)).toEqual([
      ...Array<boolean>(7).fill(true),
      ...Array<boolean>(7).fill(false),
    ]);
    expect((places[13]?.x ?? 0) - (places[12]?.x ?? 0)).toBeGreaterThan(scene.hand.step * 1.2);
    // the upper row ends above the lower one
    expect((places[7]?.y ?? 0) - (places[0]?.y ?? 0)).toBeGreaterThan(scene.hand.w * 1.67);
  });

  test("has no wall but its number, and asks right above the hand", () => {
    const { view } = FIXTURES["claims"] ?? {};
    const scene = sceneOf(view as TableView, { width: 360, height: 688 }, OPTIONS);
    expect(spots(scene, "wall")).toEqual([]);
    expect(scene.strip.y + scene.strip.height).toBeLessThanOrEqual(scene.hand.y);
    expect(scene.hand.y - (scene.strip.y + scene.strip.height)).toBeLessThan(20);
  });
});

test.each(Object.keys(FIXTURES))("the wall is thin: %s", (name) => {
  const { view } = FIXTURES[name] ?? {};
  const scene = sceneOf(view as TableView, { width: 944, height: 730 }, OPTIONS);
  const pond = spots(scene, "pond")[0]?.w ?? 30;
  for (const spot of spots(scene, "wall")) expect(spot.w / pond).toBeLessThan(0.7);
});

describe("the square", () => {
  const { view } = FIXTURES["claims"] ?? {};
  const scene = sceneOf(view as TableView, { width: 944, height: 730 }, OPTIONS);

  test("puts the next player on the right and lays their tiles with the top to the middle", () => {
    expect(sideOf(2, view as TableView)).toBe("right");
    expect(sideOf(0, view as TableView)).toBe("left");
    const right = scene.spots.find((spot) => spot.key === "pond-2-0");
    expect(right?.orientation).toBe("left");
    expect(right?.x).toBeGreaterThan(scene.centre.x + scene.centre.width);
  });

  test("lays ponds in rows of six that grow away from the middle, from the player's left to right", () => {
    const [first, second] = [
      scene.spots.find((spot) => spot.key === "pond-0-0"),
      scene.spots.find((spot) => spot.key === "pond-0-1"),
    ];
    const seventh = scene.spots.find((spot) => spot.key === "pond-0-6");
    // The player on the left: left hand up, rows towards the left edge.
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    expect(seventh?.x).toBeLessThan(first?.x ?? 0);
    expect(seventh?.y).toBeCloseTo(first?.y ?? 0);
  });

  test("lays the sets at the right hand of each player", () => {
    const meld = scene.spots.find((spot) => spot.key === "meld-0-0-0");
    const hand = spots(scene, "hand").filter((spot) => spot.seat === 0);
    expect(meld?.y).toBeGreaterThan(Math.max(...hand.map((spot) => spot.y)));
    const across = scene.spots.find((spot) => spot.key === "meld-3-0-0");
    expect(across?.x).toBeLessThan(
      Math.min(
        ...spots(scene, "hand")
          .filter((spot) => spot.seat === 3)
          .map((spot) => spot.x),
      ),
    );
  });

  test("stands as many stacks as the server tells", () => {
    const stacks = (view as TableView).wall.heights.flat().filter((height) => height > 0).length;
    expect(spots(scene, "wall").length).toBe(stacks);
    expect(spots(scene, "loose").length).toBe(
      (view as TableView).wall.heights.flat().filter((height) => height > 2).length,
    );
  });

  test("marks the last discard and what was taken, and nothing else", () => {
    expect(scene.spots.filter((spot) => spot.last).map((spot) => spot.key)).toEqual(["pond-0-7"]);
    expect(
      scene.spots
        .filter((spot) => spot.taken)
        .map((spot) => spot.key)
        .sort(),
    ).toEqual(["pond-0-6", "pond-2-3"]);
  });
});

test("the table turns with the viewer: right of the bottom seat is the screen's right, its far side the left seat's right", () => {
  expect(toScreen("bottom", 1, 2)).toEqual({ x: 1, y: 2 });
  expect(toScreen("right", 1, 2)).toEqual({ x: 2, y: -1 });
  expect(toScreen("top", 1, 2)).toEqual({ x: -1, y: -2 });
  expect(toScreen("left", 1, 2)).toEqual({ x: -2, y: 1 });
});

test("the shape follows the stage", () => {
  expect(shapeOf({ width: 360, height: 688 })).toBe("upright");
  expect(shapeOf({ width: 740, height: 308 })).toBe("short");
  expect(shapeOf({ width: 600, height: 900 })).toBe("square");
  expect(shapeOf({ width: 944, height: 730 })).toBe("square");
});

describe("a table whose seats run clockwise", () => {
  const { view } = FIXTURES["familyFour"] ?? {};
  const scene = sceneOf(view as TableView, { width: 944, height: 730 }, { ...OPTIONS, openHands: true });

  test("has the next player on the left", () => {
    expect(sideOf(2, view as TableView)).toBe("left");
    expect(sideOf(0, view as TableView)).toBe("right");
    expect(scene.spots.find((spot) => spot.key === "pond-2-0")?.x).toBeLessThan(scene.centre.x);
  });

  test("counts its stacks from the left end of each wall", () => {
    const own = spots(scene, "wall")
      .filter((spot) => spot.key.startsWith("wall-1-"))
      .sort((a, b) => a.x - b.x);
    const stacks = own.map((spot) => Number(spot.key.split("-")[2]));
    expect(stacks).toEqual(stacks.toSorted((a, b) => a - b));
  });

  test("lays a tile taken from the next player at the left of its set", () => {
    // Seat 3 took from seat 2, who sits before it: on its right.
    const [first, second] = [0, 2].map((piece) => scene.spots.find((spot) => spot.key === `meld-3-0-${piece}`));
    expect(second?.claimed).toBe(true);
    expect(first?.claimed).toBeUndefined();
  });
});

describe("two players", () => {
  const { view } = FIXTURES["familyTwo"] ?? {};
  const narrow = sceneOf(view as TableView, { width: 360, height: 588 }, { ...OPTIONS, openHands: true });

  test("have nothing drawn for the empty seats but the wall", () => {
    for (const scene of [narrow, sceneOf(view as TableView, { width: 944, height: 730 }, OPTIONS)]) {
      const seats = new Set(scene.spots.filter((spot) => !/^(wall|loose)/.test(spot.key)).map((spot) => spot.seat));
      expect([...seats].sort()).toEqual([0, 2]);
    }
  });

  test("lie in rows of twelve", () => {
    const scene = sceneOf(view as TableView, { width: 944, height: 730 }, OPTIONS);
    const rows = new Set(
      spots(scene, "pond")
        .filter((spot) => spot.seat === 2)
        .map((spot) => Math.round(spot.y)),
    );
    expect(rows.size).toBe(1);
  });
});

test.each(["familyTwo", "familyTwoLate", "familyFour"])("an open hand can be read on a small phone: %s", (name) => {
  for (const size of STAGES.filter(({ width, height }) => width <= 430 && height > width)) {
    const scene = sceneOf(FIXTURES[name]?.view as TableView, size, { ...OPTIONS, openHands: true });
    for (const spot of spots(scene, "hand")) expect(spot.w, `${spot.key} at ${size.width}`).toBeGreaterThan(20);
  }
});

describe("on a large table nothing covers what is needed", () => {
  const at = (name: string, height = 730) =>
    sceneOf(FIXTURES[name]?.view as TableView, { width: 944, height }, OPTIONS);

  test("neither what is asked a lifted tile, or the sign above it", () => {
    for (const height of [716, 730, 830, 1010]) {
      const { hand, strip } = at("claims", height);
      expect(strip.y + strip.height).toBeLessThanOrEqual(hand.y - 0.45 * hand.w);
    }
  });

  test("nor the call of a set a discard, a hand or a name", () => {
    for (const name of ["early", "claims", "fullPonds"]) {
      const scene = at(name);
      for (const call of scene.calls) {
        const over = scene.spots.filter(
          ({ x, y, key }) => !key.startsWith("wall") && Math.abs(x - call.x) < 40 && Math.abs(y - call.y) < 16,
        );
        expect(over.map(({ key }) => key)).toEqual([]);
        for (const plate of scene.plates)
          expect(call.x + 40 > plate.x && call.x - 40 < plate.x + plate.width && Math.abs(call.y - plate.y) < 16).toBe(
            false,
          );
      }
    }
  });
});

describe("the mark on the wall", () => {
  const at = (name: string) => sceneOf(FIXTURES[name]?.view as TableView, { width: 944, height: 730 }, OPTIONS);

  test("stands on the next stack and points the way it is drawn", () => {
    const scene = at("claims");
    const next = (FIXTURES["claims"]?.view as TableView).wall.next;
    const stack = scene.spots.find((spot) => spot.key === `wall-${next?.seat}-${next?.stack}`);
    expect(scene.next?.x).toBeCloseTo(stack?.x ?? 0);
    expect(turnAt("bottom", "clockwise")).toBe(180);
    expect(turnAt("top", "counter-clockwise")).toBe(180);
  });

  test("is gone with the last stack", () => {
    const { view } = FIXTURES["claims"] ?? {};
    const used = { ...(view as TableView), wall: { ...(view as TableView).wall, next: null } };
    expect(sceneOf(used, { width: 944, height: 730 }, OPTIONS).next).toBeNull();
  });
});

test("discards that nobody took lie face down where the rules say so, but for the last", () => {
  const { view } = FIXTURES["three"] ?? {};
  const scene = sceneOf(view as TableView, { width: 944, height: 730 }, OPTIONS);
  const own = spots(scene, "pond").filter((spot) => spot.seat === 0);
  expect(own.map((spot) => spot.code)).toEqual([...Array.from({ length: 7 }, () => null), "9s"]);
  // One that was taken leaves its trace.
  expect(scene.spots.find((spot) => spot.key === "pond-1-3")?.code).toBe("7z");
});

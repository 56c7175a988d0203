import { describe, expect, test } from "vitest";
import { tilesOf } from "../../tiles/notation";
import type { SeatView, TableView } from "../../wire/generated";
import { event } from "../../../dev/fixtures/makers";
import { FIXTURES } from "../../../dev/fixtures/table";
import { flights } from "./flights";
import { sceneOf } from "../layout";
import type { Scene } from "../layout/scene";

const SIZE = { width: 944, height: 730 };
const OPTIONS = { largeTiles: false, openHands: false };
const scene = (view: TableView): Scene => sceneOf(view, SIZE, OPTIONS);

function early(): TableView {
  const { view } = FIXTURES["early"] ?? {};
  if (!view) throw new Error("no fixture");
  return structuredClone(view);
}

function withSeat(view: TableView, seat: number, change: (it: SeatView) => Partial<SeatView>): TableView {
  return { ...view, seats: view.seats.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)) };
}

function spot(at: Scene, key: string): { x: number; y: number } {
  const found = at.spots.find((it) => it.key === key);
  if (!found) throw new Error(`no ${key}`);
  return { x: found.x, y: found.y };
}

describe("tiles move where they go", () => {
  test("a discard flies from its player's hand to its place in the pond", () => {
    const before = early();
    const after = withSeat(before, 2, (it) => ({ pond: [...it.pond, { tile: "5p", taken_by: null, ready: "no" }] }));
    const [flight, ...others] = flights(
      scene(before),
      scene(after),
      [event("discard", { seat: 2, tile: "5p" })],
      after,
      null,
    );
    expect(others).toEqual([]);
    expect(flight?.key).toBe("pond-2-2");
    expect(flight?.from.x).toBeGreaterThan(scene(before).centre.x + scene(before).centre.width + 100);
  });

  test("the own discard flies from where the tile stood that was played", () => {
    const before = early();
    const after = withSeat(before, 1, (it) => ({
      pond: [...it.pond, { tile: "4s", taken_by: null, ready: "no" }],
      has_drawn: false,
      drawn: null,
      hand_count: 13,
    }));
    const from = { from: { x: 123, y: 456 }, w: 50 };
    const [flight] = flights(scene(before), scene(after), [event("discard", { seat: 1, tile: "4s" })], after, from);
    expect(flight).toMatchObject({ key: "pond-1-1", from: { x: 123, y: 456 }, w: 50 });
  });

  test("a drawn tile comes from the stack that became lower", () => {
    const before = early();
    const after = structuredClone(withSeat(before, 3, () => ({ has_drawn: true, hand_count: 14 })));
    const side = after.wall.heights[3];
    const at = side?.findIndex((height) => height > 0) ?? -1;
    if (side) side[at] = (side[at] ?? 0) - 1;
    const [flight] = flights(scene(before), scene(after), [event("draw", { seat: 3 })], after, null);
    expect(flight?.key).toBe("drawn-3");
    expect(flight?.from).toEqual(spot(scene(before), `wall-3-${at}`));
  });

  test("a claimed tile flies from the pond to its set, the others of the set from the hand", () => {
    const before = early();
    const set = { kind: "pung" as const, tiles: tilesOf("999s"), claimed: 2, source: 0 };
    const taken = withSeat(before, 0, (it) => ({
      pond: it.pond.map((tile, i) => (i === 1 ? { ...tile, taken_by: 2 } : tile)),
    }));
    const after = withSeat(taken, 2, (it) => ({ melds: [...it.melds, set], hand_count: it.hand_count - 2 }));
    const found = flights(
      scene(before),
      scene(after),
      [event("claim", { seat: 2, word: "pung", won: true }), event("pung", { seat: 2, tile: "9s", source: 0 })],
      after,
      null,
    );
    expect(found.map((flight) => flight.key)).toEqual(["meld-2-0-0", "meld-2-0-1", "meld-2-0-2"]);
    expect(found[2]?.from).toEqual(spot(scene(before), "pond-0-1"));
    expect(found[0]?.from).not.toEqual(found[2]?.from);
  });

  test("the tile that wins flies from the pond into the winner's hand, the viewer's or another's", () => {
    const before = early();
    const opened = withSeat(before, 3, () => ({ hand: ["1m", "9s", "9s", "5z"], hand_count: 4 }));
    const won = (seat: number): ReturnType<typeof flights> =>
      flights(scene(before), scene(opened), [event("mahjong", { seat, tile: "9s", source: 0 })], opened, null);
    expect(won(3)).toEqual([expect.objectContaining({ key: "hand-3-2", from: spot(scene(before), "pond-0-1") })]);
    expect(won(1).map((flight) => flight.key)).toEqual(["own:9s"]);
    expect(flights(scene(before), scene(opened), [event("mahjong", { seat: 3, tile: "9s" })], opened, null)).toEqual(
      [],
    );
  });

  test("what is only said moves nothing", () => {
    const view = early();
    expect(
      flights(
        scene(view),
        scene(view),
        [event("claim", { seat: 2, word: "chow", won: false }), event("settle", {})],
        view,
        null,
      ),
    ).toEqual([]);
  });

  test("a discard added to an exposed pung flies alone to the set", () => {
    const pung = { kind: "pung" as const, tiles: tilesOf("555p"), claimed: 1, source: 0 };
    const before = withSeat(early(), 2, () => ({ melds: [pung], hand_count: 10 }));
    const thrown = withSeat(before, 3, (it) => ({ pond: [...it.pond, { tile: "5p", taken_by: null, ready: "no" }] }));
    const after = withSeat(thrown, 2, () => ({ melds: [{ ...pung, kind: "kong", tiles: ["5p", "5p", "5p", "5p"] }] }));
    const found = flights(
      scene(thrown),
      scene(after),
      [event("kong", { seat: 2, tile: "5p", source: 3 })],
      after,
      null,
    );
    expect(found.map((flight) => flight.key)).toEqual(["meld-2-0-3"]);
    expect(found[0]?.from).toEqual(spot(scene(thrown), "pond-3-2"));
  });
});

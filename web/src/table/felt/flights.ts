// Where tiles come from: a comparison of the table before and after what happened.

import type { GameEvent, TableView } from "../../wire/generated";
import type { Point, Scene, Spot } from "../layout/scene";

/**
 * The tile drawn at `key` begins its way at `from`, there `w` wide. `own:5m` is the viewer's tile of that kind furthest to the
 * right: the scene does not know the order in which a person holds the hand.
 */
export interface Flight {
  key: string;
  from: Point;
  w: number;
  /** ms */
  delay: number;
}

/** Between two tiles of one set, ms. */
const STAGGER = 35;

function find(scene: Scene, key: string): Spot | undefined {
  return scene.spots.find((spot) => spot.key === key);
}

/** A stack of the wall that stands lower than before. */
function emptiedStack(before: Scene, after: Scene): Spot | undefined {
  const now = new Map(after.spots.map((spot) => [spot.key, spot.stack]));
  return before.spots.find((spot) => /^(wall|loose)-/.test(spot.key) && now.get(spot.key) !== spot.stack);
}

function handOf(scene: Scene, seat: number): { from: Point; w: number } {
  const drawn = find(scene, `drawn-${seat}`);
  if (drawn) return { from: drawn, w: drawn.w };
  const tiles = scene.spots.filter((spot) => spot.key.startsWith(`hand-${seat}-`));
  const middle = tiles[Math.floor(tiles.length / 2)];
  return middle
    ? { from: middle, w: middle.w }
    : { from: scene.hands[seat] ?? { x: scene.width / 2, y: scene.height / 2 }, w: scene.hand.w };
}

/** The way of every tile that these events moved. `own`: where the viewer's tile stood that was played. */
export function flights(
  before: Scene,
  after: Scene,
  events: readonly GameEvent[],
  view: TableView,
  own: { from: Point; w: number } | null,
): Flight[] {
  const found: Flight[] = [];
  const add = (key: string, start: { from: Point; w: number }, delay = 0): void => {
    found.push({ key, from: { x: start.from.x, y: start.from.y }, w: start.w, delay });
  };
  for (const event of events) {
    const seat = view.seats.find((it) => it.seat === event.seat);
    if (!seat) continue;
    const start = seat.seat === view.me && own ? own : handOf(before, seat.seat);
    switch (event.kind) {
      case "discard":
        add(`pond-${seat.seat}-${seat.pond.length - 1}`, start);
        break;
      case "flower":
        add(`flower-${seat.seat}-${seat.flowers.length - 1}`, start);
        break;
      case "draw":
      case "replacement": {
        const stack = emptiedStack(before, after);
        if (stack) add(`drawn-${seat.seat}`, { from: stack, w: stack.w });
        else if (after.shape !== "square") {
          const { centre } = after;
          add(`drawn-${seat.seat}`, {
            from: { x: centre.x + centre.width / 2, y: centre.y + centre.height / 2 },
            w: 20,
          });
        }
        break;
      }
      case "chow":
      case "pung":
      case "concealed_kong":
      case "laid_chow":
      case "laid_pung":
        flyMeld(event, seat.melds.length - 1);
        break;
      case "kong": {
        // Some rule sets let a discard be added to an exposed pung: the kong then lies where the pung did, and one tile comes.
        const index = seat.melds.findLastIndex(
          (meld) => meld.kind !== "chow" && meld.tiles.length === 4 && meld.tiles[0] === event.tile,
        );
        const before3 = before.spots.some((spot) => spot.key === `meld-${seat.seat}-${index}-2`);
        const source = event.source === null ? null : sourceOf(event.source);
        if (index >= 0 && before3 && source) add(`meld-${seat.seat}-${index}-3`, { from: source, w: source.w });
        else flyMeld(event, index >= 0 ? index : seat.melds.length - 1);
        break;
      }
      case "mahjong": {
        // The tile that completed the hand comes from where it lay; with open hands it stands among the others.
        const taken = event.source === null || event.tile === null ? null : sourceOf(event.source);
        if (!taken || event.tile === null) break;
        const place = seat.hand?.lastIndexOf(event.tile) ?? -1;
        add(seat.seat === view.me ? `own:${event.tile}` : `hand-${seat.seat}-${place}`, { from: taken, w: taken.w });
        break;
      }
      case "added_kong": {
        const index = seat.melds.findIndex((meld) => meld.kind === "added_kong" && meld.tiles[0] === event.tile);
        const meld = seat.melds[index];
        if (meld) add(`meld-${seat.seat}-${index}-${meld.tiles.length - 1}`, start);
        break;
      }
    }
  }
  return found;

  function flyMeld(event: GameEvent, index: number): void {
    const seat = view.seats.find((it) => it.seat === event.seat);
    const meld = seat?.melds[index];
    if (!seat || !meld) return;
    for (const [piece] of meld.tiles.entries()) {
      const key = `meld-${seat.seat}-${index}-${piece}`;
      const source = piece === meld.claimed && meld.source !== null ? sourceOf(meld.source) : null;
      add(key, source ? { from: source, w: source.w } : handOf(before, seat.seat), piece * STAGGER);
    }
  }

  /** The discard that was taken: the last of that pond, as it lay before. */
  function sourceOf(seat: number): Spot | null {
    const pond = before.spots.filter((spot) => spot.key.startsWith(`pond-${seat}-`));
    return pond.at(-1) ?? null;
  }
}

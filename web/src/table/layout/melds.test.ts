import { describe, expect, test } from "vitest";
import type { MeldView } from "../../wire/generated";
import { claimedPlace, layMeld } from "./melds";
import type { TileCode } from "../../tiles/codes";

const meld = (
  kind: MeldView["kind"],
  tiles: TileCode[],
  claimed: number | null = null,
  source: number | null = null,
): MeldView => ({
  kind,
  tiles,
  claimed,
  source,
});
/** The bottom row from left to right, a sideways tile in brackets, a face down one as `#`. */
function row(it: MeldView, owner: number): string {
  return layMeld(it, owner)
    .pieces.filter((piece) => piece.up < 1)
    .sort((a, b) => a.right - b.right)
    .map((piece) => (piece.faceDown ? "#" : piece.sideways ? `[${piece.code}]` : piece.code))
    .join(" ");
}

describe("the claimed tile lies across, where it came from", () => {
  test("left, middle and right for the player on the left, opposite and on the right, at every seat", () => {
    for (let owner = 0; owner < 4; owner += 1) {
      const pung = (source: number): string => row(meld("pung", ["5m", "5m", "5m"], 2, source), owner);
      expect(pung((owner + 3) % 4)).toBe("[5m] 5m 5m");
      expect(pung((owner + 2) % 4)).toBe("5m [5m] 5m");
      expect(pung((owner + 1) % 4)).toBe("5m 5m [5m]");
    }
  });

  test("a kong from the right lies at the fourth place, from opposite at the second", () => {
    expect(row(meld("kong", ["1z", "1z", "1z", "1z"], 3, 1), 0)).toBe("1z 1z 1z [1z]");
    expect(row(meld("kong", ["1z", "1z", "1z", "1z"], 0, 2), 0)).toBe("1z [1z] 1z 1z");
    expect(claimedPlace(3, 0, 4)).toBe(0);
  });

  test("a chow keeps the order of the others and begins with the tile that was taken", () => {
    expect(row(meld("chow", ["3p", "4p", "5p"], 1, 0), 1)).toBe("[4p] 3p 5p");
  });
});

describe("kongs", () => {
  test("a concealed kong lies two down, two up", () => {
    expect(row(meld("concealed_kong", ["7z", "7z", "7z", "7z"]), 0)).toBe("# 7z 7z #");
  });

  test("the added tile lies across upon the claimed one", () => {
    const { pieces, length } = layMeld(meld("added_kong", ["3p", "3p", "3p", "3p"], 1, 2), 0);
    const claimed = pieces.find((piece) => piece.claimed);
    const added = pieces.find((piece) => piece.index === 3);
    expect(added?.right).toBe(claimed?.right);
    expect(added?.sideways).toBe(true);
    expect(added?.up).toBeGreaterThan(claimed?.up ?? 9);
    expect(length).toBe(3.5);
  });
});

test("the pieces touch and do not overlap", () => {
  for (const it of [
    meld("pung", ["5m", "5m", "5m"], 0, 2),
    meld("kong", ["1z", "1z", "1z", "1z"], 1, 1),
    meld("concealed_kong", ["2s", "2s", "2s", "2s"]),
  ]) {
    const { pieces, length } = layMeld(it, 0);
    let at = 0;
    for (const piece of [...pieces].sort((a, b) => a.right - b.right)) {
      const half = piece.sideways ? 0.75 : 0.5;
      expect(piece.right - half).toBeCloseTo(at);
      at = piece.right + half;
    }
    expect(length).toBeCloseTo(at);
  }
});

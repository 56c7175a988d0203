import { describe, expect, it } from "vitest";
import { ring, rows } from "./ring";

describe("the wall round the discards", () => {
  it("goes clockwise from the right end of the lower side", () => {
    const wall = ring(400, 300, 20, 18);
    expect(wall).toHaveLength(72);
    const at = (clock: number): [number, number] => [Math.round(wall[clock]?.x ?? 0), Math.round(wall[clock]?.y ?? 0)];
    expect(at(0)).toEqual([360, 280]);
    expect(at(17)).toEqual([20, 280]);
    expect(at(18)).toEqual([0, 266]);
    expect(at(36)).toEqual([20, 0]);
    expect(at(54)).toEqual([380, 20]);
  });

  it("leaves room for every discard", () => {
    for (const count of [1, 20, 60, 100]) {
      const { tile, columns } = rows(count, 300, 220, 44);
      expect(columns * tile).toBeLessThanOrEqual(300);
      expect(Math.ceil(count / columns) * tile * 1.7).toBeLessThanOrEqual(220);
    }
    expect(rows(3, 300, 220, 44).tile).toBe(44);
  });
});

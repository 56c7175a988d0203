import { beforeEach, describe, expect, it } from "vitest";
import { ends } from "../../../dev/fixtures/ends";
import type { GameEvent, TableView } from "../../wire/generated";
import { i18n } from "../../words/i18n.svelte";
import { lastHand, limitHands, momentWords } from "./moments";

beforeEach(() => void i18n.choose("en"));

const limit = Object.values(ends).find((view) => limitHands(view).length > 0)!;
const event = (kind: GameEvent["kind"]): GameEvent => ({ kind, seat: 0 }) as GameEvent;

describe("a hand at the limit", () => {
  it("is the winner's alone, and has a name", () => {
    expect(limitHands(limit)).toHaveLength(1);
    expect(limitHands(limit)[0]?.names).toMatch(/^[A-Z]/);
    expect(limitHands(ends["won"]!)).toEqual([]);
    expect(limitHands({ result: null })).toEqual([]);
  });

  it("is said once, with the win", () => {
    const names = limitHands(limit)[0]?.names;
    expect(momentWords(null, limit, [event("mahjong")])).toContain(`A limit hand: ${names}.`);
    expect(momentWords(limit, limit, [event("draw")])).toEqual([]);
  });
});

describe("the last hand", () => {
  const of = (part: Partial<TableView>): ReturnType<typeof lastHand> =>
    lastHand({ hand: 5, hands: 0, rounds: 4, round: 4, playing: [0, 1, 2, 3], first_dealer: 1, dealer: 0, ...part });

  it("is known where hands are counted, and likely with the last lead of the last round", () => {
    expect(of({ hands: 5 })).toBe("sure");
    expect(of({ hands: 6, rounds: 0 })).toBeNull();
    expect(of({})).toBe("maybe");
    expect(of({ dealer: 3 })).toBeNull();
    expect(of({ round: 3 })).toBeNull();
    expect(of({ rounds: 0 })).toBeNull();
    expect(of({ playing: [1, 3], dealer: 3 })).toBe("maybe");
  });

  it("is said when it is dealt, and the end of the match when it comes", () => {
    const playing: TableView = { ...ends["won"]!, phase: "turn", result: null, hands: 3, hand: 3 };
    expect(momentWords(null, playing, [event("deal")])).toEqual(["The last hand of the match"]);
    expect(momentWords(playing, playing, [event("discard")])).toEqual([]);
    const over: TableView = { ...playing, phase: "match_over" };
    expect(momentWords(playing, over, [])[0]).toMatch(/^The match is over\. .+\.$/);
    expect(momentWords(over, over, [])).toEqual([]);
    expect(momentWords(null, over, [])).toEqual([]);
  });
});

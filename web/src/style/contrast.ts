/**
 * Every pair of text and ground that occurs on the page, by the names of tokens.css. A test computes the contrast of each in
 * light and in dark. Who brings a new pair adds it here; who cannot, uses a pair that is here.
 */
export interface Pair {
  /** Token of the text, the line or the sign. */
  readonly text: string;
  /** Tokens of the grounds it stands on; a gradient is listed by its ends. */
  readonly on: readonly string[];
  /** 4.5 for text; 3 for large signs, rings and lines that carry meaning. */
  readonly least: 4.5 | 3;
}

const TEXT = 4.5;
const SIGN = 3;
const PAPER = ["paper", "paper-high", "paper-low"] as const;
const FELT = ["felt-high", "felt", "felt-low", "felt-deep", "plate"] as const;
const IVORY = ["tile-face-high", "tile-face", "tile-face-low"] as const;

export const PAIRS: readonly Pair[] = [
  { text: "ink", on: [...PAPER, "button"], least: TEXT },
  { text: "ink-soft", on: [...PAPER, "button"], least: TEXT },
  { text: "ink-label", on: PAPER, least: TEXT },
  { text: "link", on: PAPER, least: TEXT },
  { text: "good", on: PAPER, least: TEXT },
  { text: "bad", on: PAPER, least: TEXT },
  { text: "on-felt", on: FELT, least: TEXT },
  { text: "on-felt-soft", on: FELT, least: TEXT },
  { text: "on-brass", on: ["brass", "brass-bright", "claim-high", "claim-low", "main-high", "main-low"], least: TEXT },
  { text: "on-win", on: ["win-high", "win", "win-low"], least: TEXT },
  { text: "bill-ink", on: ["bill", "bill-high", "bill-differs"], least: TEXT },
  { text: "bill-ink-soft", on: ["bill", "bill-high"], least: TEXT },
  { text: "tile-red", on: ["bill", "bill-high", "bill-differs"], least: TEXT },
  { text: "tile-blue", on: ["bill", "bill-high", ...IVORY], least: TEXT },
  { text: "tile-red", on: IVORY, least: TEXT },
  { text: "tile-green", on: IVORY, least: TEXT },
  { text: "tile-black", on: IVORY, least: TEXT },
  { text: "focus", on: ["paper", "paper-high"], least: SIGN },
  { text: "focus-felt", on: FELT, least: SIGN },
  { text: "brass-bright", on: FELT, least: SIGN },
  ...["course-1", "course-2", "course-3", "course-4"].map(
    (text) => ({ text, on: ["felt-deep"], least: TEXT }) as const,
  ),
  { text: "trace", on: FELT, least: SIGN },
  { text: "line-strong", on: ["paper", "paper-high"], least: SIGN },
];

/** Relative luminance of a colour, `#rrggbb` or `#rgb`, 0..1, as WCAG 2 defines it. @throws RangeError for any other text */
export function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
  if (!match) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  const linear = match.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast of two colours, 1..21, the same either way round. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The tokens declared in one block of a style sheet, by name without the dashes, as they are by day or by night. */
export function tokensOf(block: string, time: "day" | "night" = "day"): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of block.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!name || !value) continue;
    const [, day, night] = /^var\(--by-day, ([^)]+)\) var\(--by-night, ([^)]+)\)$/.exec(value.trim()) ?? [];
    found[name] = (time === "day" ? day : night) ?? value.trim();
  }
  return found;
}

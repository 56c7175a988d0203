// The eighteen steps: their order, their pictures on the wall, and which of them can be played.

import type { MessageId } from "../words/i18n.svelte";

export type StepId =
  | "find-suit"
  | "line-up"
  | "line-down"
  | "neighbours"
  | "alike"
  | "code-lock"
  | "suits"
  | "snake"
  | "memory"
  | "combinations"
  | "honours"
  | "bonus"
  | "build-wall"
  | "break-wall"
  | "solitaire"
  | "game-two"
  | "game-four"
  | "tidy";

export interface Step {
  readonly id: StepId;
  readonly ink: "red" | "green" | "blue";
  /** The picture on its sticker, in lines on a 24 × 24 grid; what is filled. */
  readonly lines: string;
  readonly fills?: string;
  readonly width?: number;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const STEPS: readonly Step[] = [
  { id: "find-suit", ink: "blue", lines: dot(12, 12, 9.5) + dot(12, 12, 5), fills: dot(12, 12, 1.5) },
  { id: "line-up", ink: "green", lines: "M5 20v-5M12 20v-10M19 20V4", width: 4.5 },
  { id: "line-down", ink: "blue", lines: "M5 20V4M12 20v-10M19 20v-5", width: 4.5 },
  {
    id: "neighbours",
    ink: "red",
    lines: "M1.5 14q5-9 10.5 0 5-9 10.5 0",
    fills: dot(2, 18.5, 2.2) + dot(12, 18.5, 2.2) + dot(22, 18.5, 2.2),
  },
  {
    id: "alike",
    ink: "green",
    lines: "M.5 6h7v12h-7ZM8.500 6h7v12h-7ZM16.500 6h7v12h-7Z",
    fills: dot(4, 12, 1.4) + dot(12, 12, 1.4) + dot(20, 12, 1.4),
  },
  { id: "code-lock", ink: "red", lines: "M4 11h16v11H4ZM7.500 11V7.500a4.500 4.500 0 0 1 9 0V11M12 15.500v2.500" },
  {
    id: "suits",
    ink: "green",
    lines: "M9 2v6.500M9 10.500v5M9 17.500V22",
    fills: "M12 8q3-4 7-4-1 4-7 4Z",
    width: 4.5,
  },
  {
    id: "snake",
    ink: "blue",
    lines: "M20 6.500H9a3.200 3.200 0 0 0 0 6.400h6a3.200 3.200 0 0 1 0 6.400H3",
    fills: dot(20.5, 6.5, 1.8),
  },
  { id: "memory", ink: "red", lines: "M2 5h9v14H2ZM13 5h9v14h-9Z", fills: `${dot(6.5, 12, 2)}M13 5h9v14h-9Z` },
  {
    id: "combinations",
    ink: "green",
    lines: "M2 4h6v6H2ZM9 4h6v6H9ZM16 4h6v6h-6Z",
    fills: "M5 14h6v6H5ZM12.500 14h6v6h-6Z",
  },
  { id: "honours", ink: "red", lines: "M5 8h14v7H5ZM12 2.500v19", width: 2.6 },
  {
    id: "bonus",
    ink: "red",
    lines: "",
    fills: [dot(12, 5.5, 3.6), dot(18.2, 10, 3.6), dot(15.8, 17.3, 3.6), dot(8.2, 17.3, 3.6), dot(5.8, 10, 3.6)].join(
      "",
    ),
  },
  {
    id: "build-wall",
    ink: "green",
    lines: "M1.500 13h7v6h-7ZM8.500 13h7v6h-7ZM15.500 13h7v6h-7ZM1.500 6h7v7h-7ZM8.500 6h7v7h-7ZM15.500 6h7v7h-7Z",
  },
  {
    id: "break-wall",
    ink: "blue",
    lines: "M3 3h18v18H3Z",
    fills: dot(8, 8, 1.8) + dot(16, 8, 1.8) + dot(12, 12, 1.8) + dot(8, 16, 1.8) + dot(16, 16, 1.8),
  },
  { id: "solitaire", ink: "green", lines: "M8.500 3h7v7h-7ZM4.500 11.500h7v8h-7ZM12.500 11.500h7v8h-7Z" },
  { id: "game-two", ink: "blue", lines: "M4 9h16v6H4Z", fills: dot(12, 3.5, 2.5) + dot(12, 20.5, 2.5) },
  {
    id: "game-four",
    ink: "red",
    lines: "M7 7h10v10H7Z",
    fills: dot(12, 2.8, 2.3) + dot(12, 21.2, 2.3) + dot(2.8, 12, 2.3) + dot(21.2, 12, 2.3),
  },
  { id: "tidy", ink: "blue", lines: "M3 11h18v9H3ZM3 11l3-6h12l3 6M12 11v3" },
];

export function stepOf(id: string | undefined): Step | undefined {
  return STEPS.find((step) => step.id === id);
}

export const stepName = (id: StepId): MessageId => `path-step-${id}`;

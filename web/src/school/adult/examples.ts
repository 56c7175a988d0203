// Some tiles of each step, for the head of its card.

import type { StepId } from "../steps";

export const EXAMPLES: Readonly<Record<StepId, readonly string[]>> = {
  "find-suit": ["1p", "4p", "9p", "3s", "7z", "5m"],
  "line-up": ["1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p"],
  "line-down": ["9p", "8p", "7p", "6p", "5p", "4p", "3p", "2p", "1p"],
  neighbours: ["3p", "4p", "5p"],
  alike: ["5p", "5p", "5p", "5p"],
  "code-lock": ["2p", "5p", "8p", "6p"],
  suits: ["1s", "2s", "3s", "1m", "2m", "3m"],
  snake: ["3p", "3s", "7s", "7p", "2p"],
  memory: ["2s", "2s", "6p", "6p"],
  combinations: ["2p", "3p", "4p", "8s", "8s", "8s"],
  honours: ["7z", "7z", "7z", "1z", "1z", "1z"],
  bonus: ["1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f"],
  "build-wall": ["1s", "9s"],
  "break-wall": ["1z", "2z", "3z", "4z"],
  solitaire: ["3s", "3s", "7z", "7z"],
  "game-two": ["1s", "2s", "3s", "5p", "5p", "5p", "6z", "6z"],
  "game-four": ["1s", "2s", "3s", "5p", "5p", "5p", "6z", "6z"],
  tidy: ["1p", "2p", "3p", "4p", "5p", "6p"],
};

// What part of a board one sees: how much it is enlarged and how far it is moved. Pure sums; Viewport.svelte has the fingers.

export interface View {
  readonly scale: number;
  /** Of the board's middle from the window's, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 5;
/** What a press of a button enlarges. */
export const BUTTON_STEP = 1.4;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Never smaller than whole, never so far aside that there is nothing to see. */
export function held(view: View, window: Size, board: Size): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale));
  const room = (boardSide: number, windowSide: number): number => Math.max(0, (boardSide * scale - windowSide) / 2);
  return {
    scale,
    x: within(view.x, room(board.width, window.width)),
    y: within(view.y, room(board.height, window.height)),
  };
}

/** Enlarged `by` so that what lies under a point stays there. The point counts from the window's middle. */
export function zoomed(view: View, by: number, at: { x: number; y: number }): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * by));
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

export function moved(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

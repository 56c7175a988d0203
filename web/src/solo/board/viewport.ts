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
/** An enlarged board can be drawn so far into its window that the buttons in the corner cover none of it. */
const SLACK = 60;
/** Widths of a tile, px: narrower ones are hard to tell and to hit with a finger, wider ones only hide more of the board. */
export const READABLE = { least: 34, enough: 40 };
/** Windows narrower than this have the buttons beside each other, not one above the other. */
const NARROW = 600;
/** What the buttons in the lower right corner take, with a gap: the long and the short side. */
const BUTTONS = { long: 144, short: 56 };

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Never smaller than whole, never so far aside that there is nothing to see. */
export function held(view: View, window: Size, board: Size): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale));
  const slack = scale > 1 ? SLACK : 0;
  const room = (boardSide: number, windowSide: number): number =>
    Math.max(0, (boardSide * scale - windowSide) / 2 + slack);
  return {
    scale,
    x: within(view.x, room(board.width, window.width)),
    y: within(view.y, room(board.height, window.height)),
  };
}

/** How wide a tile is when the whole board is seen and the buttons in the corner cover none of it. `board`: in widths of a tile. */
export function tileWidth(window: Size, board: Size, margin: number, largest: number): number {
  const within = (aside: number, above: number): number =>
    Math.min(largest, (window.width - 2 * aside) / board.width, (window.height - 2 * above) / board.height);
  const widest = within(margin, margin);
  const buttons =
    window.width < NARROW
      ? { width: BUTTONS.long, height: BUTTONS.short }
      : { width: BUTTONS.short, height: BUTTONS.long };
  const besides = window.width - widest * board.width >= 2 * buttons.width;
  const below = window.height - widest * board.height >= 2 * buttons.height;
  return besides || below ? widest : Math.max(within(buttons.width, margin), within(margin, buttons.height));
}

/**
 * How a board is seen at first: whole where its tiles are wide enough to be known and hit then, else enlarged until they are, and
 * until it fills the side of the window that it does not, as long as no tile grows beyond `enough`. `tile`: its width, the board whole.
 */
export function firstView(window: Size, board: Size, tile: number, enough: number = READABLE.enough): View {
  if (tile <= 0 || tile >= READABLE.least) return WHOLE;
  const filling = Math.max(window.width / board.width, window.height / board.height);
  const wanted = Math.max(READABLE.least, Math.min(enough, tile * filling));
  const scale = Math.min(LARGEST, wanted / tile);
  // drawn up as far as there is room, so that the buttons in the corner cover nothing
  const above = Math.max(0, (window.height - board.height * scale) / 2);
  const lift = window.width < NARROW ? Math.max(0, Math.min(above, BUTTONS.short - above)) : 0;
  return { ...WHOLE, scale, y: 0 - lift };
}

/** Enlarged `by` so that what lies under a point stays there. The point counts from the window's middle. */
export function zoomed(view: View, by: number, at: { x: number; y: number }): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * by));
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

/**
 * Moved so far that a part of the board is seen with half its size around it, and in the middle where there is not so much room; the
 * whole board where the part is too large for the window. `part`: from the board's upper left corner, in pixels at scale 1.
 */
export function revealed(view: View, window: Size, board: Size, part: Size & { left: number; top: number }): View {
  if (view.scale === 1) return view;
  const { width, height } = { width: part.width * view.scale, height: part.height * view.scale };
  if (width > window.width || height > window.height) return WHOLE;
  const x = (part.left + part.width / 2 - board.width / 2) * view.scale + view.x;
  const y = (part.top + part.height / 2 - board.height / 2) * view.scale + view.y;
  const back = (from: number, room: number): number => within(from, Math.max(0, room)) - from;
  return held(moved(view, back(x, window.width / 2 - width), back(y, window.height / 2 - height)), window, board);
}

export function moved(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

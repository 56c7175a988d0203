// @ts-check
/** Bamboo of 1: a peacock at rest on a cane, its train falling behind it. */
import { stick } from "./bamboo.mjs";
import { INK } from "./inks.mjs";
import { Pen, fill, stroke } from "./pen.mjs";

const { red: R, green: G, blue: B, black: K, ivory: I } = INK;

/** The train: long feathers from the rump, each with an eye. */
function train() {
  const root = { x: 37.4, y: 49 };
  /** @type {[turn: number, reach: number, wide: number, ink: string][]} */
  const feathers = [
    [-50, 25.2, 7.4, G],
    [1, 38.2, 7.4, G],
    [-37.5, 30.6, 7.6, B],
    [-12, 38.6, 7.6, B],
    [-25, 36.4, 8, G],
  ];
  return feathers
    .map(([turn, reach, wide, ink]) => {
      const at = { ...root, turn };
      const eye = reach * 0.83;
      return (
        `<path fill="${ink}" stroke="${I}" stroke-width=".9" stroke-linejoin="round" d="${new Pen(at).petal(0, reach, wide, 0.78)}"/>` +
        stroke(I, 0.75, new Pen(at).move(0, 9).line(0, eye - 5.5)) +
        fill(I, new Pen(at).circle(0, eye, wide * 0.33)) +
        fill(R, new Pen(at).circle(0, eye, wide * 0.22))
      );
    })
    .join("");
}

/** The cane it sits on, with a few leaves. */
function perch() {
  const cane = new Pen({ x: 18.2, y: 72.4, turn: 88 });
  stick(cane, 27.4, 6.8);
  const leaves = new Pen();
  leaves.place({ x: 10, y: 73.5, turn: 20 }).petal(0, 13.5, 4.2, 0.45);
  leaves.place({ x: 11, y: 73.5, turn: -22 }).petal(0, 12.5, 4, 0.45);
  leaves.place({ x: 22, y: 73.5, turn: -8 }).petal(0, 12.5, 4.2, 0.45);
  leaves.place({ x: 23, y: 73.5, turn: -48 }).petal(0, 12, 4, 0.45);
  return fill(G, leaves) + fill(G, cane);
}

export function bird() {
  const body = new Pen()
    .move(17.6, 22.4)
    .curve(17.6, 16.8, 26.2, 15.2, 28.8, 20.8)
    .curve(30.8, 25.4, 28.4, 29.4, 29.2, 33.4)
    .curve(30.4, 38.6, 42.6, 40, 45.4, 49.6)
    .curve(47.4, 57, 40.6, 62.8, 32.6, 63.2)
    .curve(20.6, 63.6, 11.4, 56.2, 11.6, 46.2)
    .curve(11.8, 38.4, 19, 35.2, 18.9, 29.4)
    .curve(18.8, 26.8, 17.6, 25.2, 17.6, 22.4)
    .close();
  const wing = new Pen()
    .move(22.4, 42.2)
    .curve(25.4, 36, 35.4, 37, 39.6, 43.6)
    .curve(43.2, 49.4, 45.4, 57, 50.8, 63.4)
    .curve(42, 63.8, 33, 61.6, 27.2, 56.8)
    .curve(22.4, 52.8, 20.4, 47, 22.4, 42.2)
    .close();
  const quills = new Pen()
    .move(30, 55.2)
    .curve(34.6, 58.6, 40, 60.6, 45.4, 61.4)
    .move(32.2, 51.4)
    .curve(36.4, 55.4, 40.4, 57.8, 44.6, 59.4)
    .move(34.4, 47.8)
    .curve(37.2, 51.4, 40, 54.4, 43.2, 56.9);
  const shoulder = new Pen()
    .move(24, 44)
    .curve(26.6, 39.4, 33.6, 39.8, 36.4, 44.4)
    .curve(34.6, 49.4, 30, 52.2, 26.6, 52)
    .curve(24, 49.8, 23, 46.8, 24, 44)
    .close();
  const scales = new Pen();
  for (const [x, y] of [
    [25.6, 43.6],
    [29.6, 42.4],
    [33.2, 44],
    [27.4, 47.4],
    [31, 46.8],
  ]) {
    scales.move(x - 1.9, y).curve(x - 1.9, y + 2.5, x + 1.9, y + 2.5, x + 1.9, y);
  }
  const breast = new Pen();
  for (const [x, y] of [
    [21.6, 30.4],
    [25.6, 30.4],
    [20, 34.6],
    [24, 34.6],
    [17.6, 39],
    [21.4, 38.4],
    [15.2, 43.6],
    [18.4, 43.2],
    [16.6, 48],
    [15.8, 52.2],
    [19.8, 52.6],
    [22.8, 56.6],
    [27, 59],
  ]) {
    breast.move(x - 1.7, y).curve(x - 1.7, y + 2.4, x + 1.7, y + 2.4, x + 1.7, y);
  }
  const legs = new Pen()
    .move(21.8, 61.6)
    .line(20, 67.4)
    .move(17, 70.4)
    .quad(17.6, 67.8, 20, 67.4)
    .line(20.4, 70.8)
    .move(20, 67.4)
    .quad(22.6, 67.4, 23.4, 70)
    .move(28.4, 62.6)
    .line(27.6, 67.2)
    .move(24.6, 70)
    .quad(25.4, 67.6, 27.6, 67.2)
    .line(28, 70.4)
    .move(27.6, 67.2)
    .quad(30, 67.2, 30.8, 69.6);
  const plumes = new Pen().move(23.6, 17.2).curve(22.4, 13.6, 22.4, 11, 24, 8);
  plumes.move(25.2, 17.2).curve(25.4, 13.6, 27, 11.2, 30, 9.2).move(26.8, 18).curve(28.4, 15, 31, 13.8, 34.6, 13.4);
  const tips = new Pen().circle(24.3, 7.4, 2.1).circle(30.7, 8.8, 2.1).circle(35.5, 13.4, 2.1);
  return (
    train() +
    perch() +
    stroke(R, 1.6, legs) +
    `<path fill="${G}" stroke="${I}" stroke-width=".9" d="${body}"/>` +
    stroke(I, 0.75, breast) +
    `<path fill="${B}" stroke="${I}" stroke-width="1" stroke-linejoin="round" d="${wing}"/>` +
    stroke(I, 0.85, quills) +
    fill(R, shoulder) +
    stroke(I, 0.7, scales) +
    stroke(R, 1.3, plumes) +
    fill(R, tips) +
    fill(
      R,
      new Pen().move(18.2, 21).curve(14.8, 21, 11.6, 22.8, 9.6, 25.6).curve(12.8, 25.2, 15.6, 25.8, 18.4, 25.6).close(),
    ) +
    fill(I, new Pen().circle(22.2, 21.9, 2.6)) +
    fill(K, new Pen().circle(21.9, 21.9, 1.45))
  );
}

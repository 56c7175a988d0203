// @ts-check
/** Bamboo of 1: a peacock at rest on a cane, its train falling behind it. */
import { stick } from './bamboo.mjs';
import { INK } from './inks.mjs';
import { Pen, fill, stroke } from './pen.mjs';

const { red: R, green: G, blue: B, black: K, ivory: I } = INK;

/** The train: long feathers from the rump, each with an eye. */
function train() {
  const root = { x: 36.5, y: 47 };
  /** @type {[turn: number, reach: number, wide: number, ink: string][]} */
  const feathers = [
    [-35, 35, 8.4, B],
    [-5, 40.5, 8.4, B],
    [-27.5, 41, 9.2, G],
    [-11, 41.5, 9.2, G],
    [-19, 43, 10, G],
  ];
  return feathers
    .map(([turn, reach, wide, ink]) => {
      const at = { ...root, turn };
      const eye = reach * 0.82;
      return (
        `<path fill="${ink}" stroke="${I}" stroke-width=".9" stroke-linejoin="round" d="${new Pen(at).petal(0, reach, wide, 0.78)}"/>` +
        stroke(I, 0.75, new Pen(at).move(0, 9).line(0, eye - 5.5)) +
        fill(I, new Pen(at).circle(0, eye, wide * 0.3)) +
        fill(R, new Pen(at).circle(0, eye + 0.2, wide * 0.19))
      );
    })
    .join('');
}

/** The cane it sits on, with a few leaves. */
function perch() {
  const cane = new Pen({ x: 20, y: 71.6, turn: 88 });
  stick(cane, 31, 6.6);
  const leaves = new Pen();
  leaves.place({ x: 10, y: 73.5, turn: 20 }).petal(0, 13.5, 4.2, 0.45);
  leaves.place({ x: 11, y: 73.5, turn: -22 }).petal(0, 12.5, 4, 0.45);
  leaves.place({ x: 22, y: 73.5, turn: -8 }).petal(0, 12.5, 4.2, 0.45);
  leaves.place({ x: 23, y: 73.5, turn: -48 }).petal(0, 12, 4, 0.45);
  return fill(G, leaves) + fill(G, cane);
}

export function bird() {
  const body = new Pen()
    .move(18.8, 22.6)
    .curve(19, 16.4, 28.6, 14.9, 31.2, 21.4)
    .curve(33, 26.2, 30.6, 29.2, 31.6, 32.6)
    .curve(33.2, 37.6, 43.4, 40.5, 45, 50)
    .curve(46, 57.4, 40, 62.4, 32.4, 62.8)
    .curve(20.6, 63.2, 12.4, 55.4, 13, 45.4)
    .curve(13.5, 37.8, 20.4, 34.4, 20.2, 29.4)
    .curve(20.1, 26.6, 18.7, 25.4, 18.8, 22.6)
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
  for (const [x, y] of [[25.6, 43.6], [29.6, 42.4], [33.2, 44], [27.4, 47.4], [31, 46.8]]) {
    scales.move(x - 1.9, y).curve(x - 1.9, y + 2.5, x + 1.9, y + 2.5, x + 1.9, y);
  }
  const breast = new Pen();
  for (const [x, y] of [[23.6, 31.6], [27.4, 31.6], [21.6, 35.6], [25.4, 35.2], [19.2, 39.8], [16.8, 44.2], [19, 48.6], [17.4, 52.6], [21.4, 53.6], [24.6, 57.4], [28.8, 59.6]]) {
    breast.move(x - 1.7, y).curve(x - 1.7, y + 2.4, x + 1.7, y + 2.4, x + 1.7, y);
  }
  const legs = new Pen()
    .move(25.4, 62).line(24.4, 68.2).move(20.6, 68.8).line(28, 68.2)
    .move(31.6, 62.4).line(31.4, 68).move(27.8, 68.2).line(35, 67.8);
  const plumes = new Pen().move(26.6, 17).curve(25.4, 13.4, 25.4, 10.6, 27, 7.6);
  plumes.move(28, 17.2).curve(28, 13.4, 29.6, 11, 32.8, 8.8).move(29.4, 18).curve(31, 15, 33.6, 13.6, 37.4, 13);
  const tips = new Pen().circle(27.2, 7, 2).circle(33.4, 8.3, 2).circle(38.2, 12.9, 2);
  return (
    train() +
    perch() +
    stroke(R, 1.7, legs) +
    `<path fill="${G}" stroke="${I}" stroke-width=".9" d="${body}"/>` +
    stroke(I, 0.75, breast) +
    `<path fill="${B}" stroke="${I}" stroke-width="1" stroke-linejoin="round" d="${wing}"/>` +
    stroke(I, 0.85, quills) +
    fill(R, shoulder) +
    stroke(I, 0.7, scales) +
    stroke(R, 1.3, plumes) +
    fill(R, tips) +
    fill(R, new Pen().move(19, 21.6).curve(16, 21.8, 12.8, 23.6, 11.4, 26.8).curve(14.6, 25.8, 17.2, 26.4, 19.6, 26.4).close()) +
    fill(I, new Pen().circle(23.6, 22, 2.7)) +
    fill(K, new Pen().circle(23.3, 22, 1.45))
  );
}

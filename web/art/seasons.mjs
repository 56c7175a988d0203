// @ts-check
/** The four seasons: a swallow in the willow, a lotus, maple leaves, a snow crystal over pine. */
import { INK } from "./inks.mjs";
import { Pen, fill, stroke } from "./pen.mjs";

const { red, green, blue, black, rose, blush, gold, honey, leaf, bark, rust, amber, ivory, sky, snow: white } = INK;

export function spring() {
  /** A hanging willow twig with its narrow leaves. @param {[number, number][]} line points of one cubic @param {number} leaves @param {string} ink */
  const twig = ([a, b, c, d], leaves, ink) => {
    const pen = new Pen();
    for (let i = 1; i <= leaves; i++) {
      const t = i / leaves;
      const s = 1 - t;
      const x = s * s * s * a[0] + 3 * s * s * t * b[0] + 3 * s * t * t * c[0] + t * t * t * d[0];
      const y = s * s * s * a[1] + 3 * s * s * t * b[1] + 3 * s * t * t * c[1] + t * t * t * d[1];
      pen.place({ x, y, turn: i % 2 ? 34 : -30 }).petal(0, 9.6 - t * 3, 2.7, 0.45);
    }
    return stroke(bark, 0.9, new Pen().move(...a).curve(...b, ...c, ...d)) + fill(ink, pen);
  };
  const bough = new Pen()
    .move(57, 32.8)
    .curve(48, 27.6, 34, 30, 20, 24.4)
    .line(19.6, 25.4)
    .curve(33, 32, 47, 30.8, 56, 36.6)
    .curve(58, 37, 58.6, 33.8, 57, 32.8)
    .close();
  return (
    twig(
      [
        [50, 31.5],
        [54, 46],
        [48, 60],
        [51, 74],
      ],
      9,
      leaf,
    ) +
    twig(
      [
        [38, 29.5],
        [41, 36],
        [39, 44],
        [41.5, 50],
      ],
      5,
      green,
    ) +
    twig(
      [
        [25, 26.8],
        [19, 34],
        [22, 42],
        [16, 49],
      ],
      6,
      leaf,
    ) +
    fill(bark, bough) +
    swallow()
  );
}

/** Seen from above in flight, upwards to the left. */
function swallow() {
  const at = { x: 27, y: 61, turn: -38, scale: 0.96 };
  const wings = new Pen(at)
    .move(0, -9)
    .curve(5, -9, 8, -13, 13, -13.4)
    .curve(20, -13.6, 25, -8, 28.4, 1)
    .curve(20, -5, 13, -4.6, 5, 3)
    .line(-5, 3)
    .curve(-13, -4.6, -20, -5, -28.4, 1)
    .curve(-25, -8, -20, -13.6, -13, -13.4)
    .curve(-8, -13, -5, -9, 0, -9)
    .close();
  const body = new Pen(at)
    .move(0, -17.2)
    .curve(3.6, -16, 4.4, -11, 4.4, -5)
    .curve(4.6, 3, 3.6, 9, 2.6, 12.6)
    .curve(5, 18, 7, 22, 9.6, 28)
    .curve(5, 24, 2, 20, 0, 15.6)
    .curve(-2, 20, -5, 24, -9.6, 28)
    .curve(-7, 22, -5, 18, -2.6, 12.6)
    .curve(-3.6, 9, -4.6, 3, -4.4, -5)
    .curve(-4.4, -11, -3.6, -16, 0, -17.2)
    .close();
  const throat = new Pen(at)
    .move(0, -17.6)
    .curve(3, -16.6, 4, -13.6, 4.1, -11.4)
    .curve(2, -12.4, -2, -12.4, -4.1, -11.4)
    .curve(-4, -13.6, -3, -16.6, 0, -17.6)
    .close();
  const beak = new Pen(at).move(-1.1, -16.8).line(0, -20.4).line(1.1, -16.8).close();
  const quills = new Pen(at)
    .move(8, -5.4)
    .quad(15, -9.4, 23, -3)
    .move(9, -9)
    .quad(16, -11.8, 22, -7)
    .move(-8, -5.4)
    .quad(-15, -9.4, -23, -3)
    .move(-9, -9)
    .quad(-16, -11.8, -22, -7);
  const back = new Pen(at).petal(-8, 11, 3.4, 0.4);
  return (
    `<path fill="${blue}" stroke="${ivory}" stroke-width="1.1" stroke-linejoin="round" d="${wings}"/>` +
    stroke(sky, 0.6, quills) +
    `<path fill="${black}" stroke="${ivory}" stroke-width=".7" stroke-linejoin="round" d="${body}"/>` +
    fill(blue, back) +
    fill(red, throat) +
    fill(black, beak)
  );
}

export function summer() {
  const x = 30;
  const y = 60;
  /** @param {[number, number, number][]} petals turn, length, width @param {string} ink @param {string} line */
  const layer = (petals, ink, line) => {
    let out = "";
    for (const [turn, reach, wide] of petals) {
      const at = { x, y, turn: 180 + turn };
      out += `<path fill="${ink}" stroke="${ivory}" stroke-width=".6" stroke-linejoin="round" d="${new Pen(at).petal(0, reach, wide, 0.56)}"/>`;
      out += stroke(
        line,
        0.5,
        new Pen(at)
          .move(0, reach * 0.35)
          .line(0, reach * 0.86)
          .move(-wide * 0.13, reach * 0.4)
          .quad(-wide * 0.2, reach * 0.6, -wide * 0.08, reach * 0.8)
          .move(wide * 0.13, reach * 0.4)
          .quad(wide * 0.2, reach * 0.6, wide * 0.08, reach * 0.8),
      );
    }
    return out;
  };
  const pad = new Pen()
    .move(3.5, 72)
    .curve(6, 63, 20, 60, 31, 60)
    .curve(44, 60, 55, 64, 56.5, 72)
    .curve(55, 80.6, 42, 83.4, 30, 83.4)
    .curve(16, 83.4, 5, 80.4, 3.5, 72)
    .close();
  const veins = new Pen();
  for (const [tx, ty] of [
    [8, 74],
    [14, 79],
    [23, 82],
    [32, 82.4],
    [42, 81.4],
    [49, 78],
    [53.4, 73.4],
  ])
    veins.move(30, 66).quad((30 + tx) / 2, (66 + ty) / 2 + 1.4, tx, ty);
  const water = new Pen()
    .move(7, 87)
    .quad(14, 84.8, 21, 87)
    .quad(28, 89, 35, 87)
    .quad(42, 85, 49, 87)
    .quad(51, 87.6, 53, 87.4);
  return (
    fill(green, pad) +
    stroke(leaf, 0.8, veins) +
    stroke(blue, 1.3, water) +
    layer(
      [
        [-74, 21, 9],
        [74, 21, 9],
        [-56, 26, 10.5],
        [56, 26, 10.5],
      ],
      rose,
      red,
    ) +
    layer(
      [
        [-34, 31, 12],
        [34, 31, 12],
        [-14, 34, 12],
        [14, 34, 12],
      ],
      blush,
      rose,
    ) +
    layer([[0, 33.5, 13]], rose, red) +
    layer(
      [
        [-46, 20, 10.5],
        [46, 20, 10.5],
        [-23, 23.5, 11],
        [23, 23.5, 11],
      ],
      rose,
      red,
    ) +
    layer([[0, 20.5, 11.5]], blush, rose)
  );
}

/** A maple leaf of seven fingers. @param {number} x @param {number} y @param {number} r @param {number} turn @param {string} ink @param {string} vein */
function maple(x, y, r, turn, ink, vein) {
  const fingers = /** @type {[number, number, number][]} */ ([
    [180, 1, 0.34],
    [142, 0.95, 0.32],
    [-142, 0.95, 0.32],
    [102, 0.8, 0.28],
    [-102, 0.8, 0.28],
    [62, 0.52, 0.22],
    [-62, 0.52, 0.22],
  ]);
  const blade = new Pen();
  const veins = new Pen();
  for (const [lean, reach, wide] of fingers) {
    const at = { x, y, turn: turn + lean };
    const l = r * reach;
    const w = r * wide;
    blade.place(at).move(-w * 0.34, 0);
    // Each finger widens, is notched twice on either side, and ends in a point.
    blade
      .curve(-w * 0.5, l * 0.2, -w * 0.62, l * 0.34, -w * 0.52, l * 0.5)
      .line(-w * 0.58, l * 0.6)
      .line(-w * 0.36, l * 0.64)
      .line(-w * 0.38, l * 0.76)
      .line(-w * 0.16, l * 0.8);
    blade
      .quad(-w * 0.06, l * 0.92, 0, l)
      .quad(w * 0.06, l * 0.92, w * 0.16, l * 0.8)
      .line(w * 0.38, l * 0.76)
      .line(w * 0.36, l * 0.64)
      .line(w * 0.58, l * 0.6)
      .line(w * 0.52, l * 0.5);
    blade.curve(w * 0.62, l * 0.34, w * 0.5, l * 0.2, w * 0.34, 0).close();
    veins
      .place(at)
      .move(0, 0)
      .line(0, l * 0.82);
  }
  const stalk = new Pen({ x, y, turn }).move(0, 0).quad(r * 0.02, r * 0.4, r * 0.16, r * 0.72);
  return (
    stroke(bark, Math.max(0.9, r * 0.07), stalk) +
    `<path fill="${ink}" d="${blade}"/>` +
    stroke(vein, Math.max(0.5, r * 0.032), veins)
  );
}

export function autumn() {
  return (
    maple(43.6, 72.4, 17.4, 34, gold, honey) +
    maple(17, 72, 17.8, -34, red, rose) +
    maple(29.4, 50, 28.5, 5, rust, amber)
  );
}

export function winter() {
  /** @param {number} x @param {number} y @param {number} r @param {number} width @param {boolean} rich */
  const crystal = (x, y, r, width, rich) => {
    const pen = new Pen();
    for (let i = 0; i < 6; i++) {
      pen
        .place({ x, y, turn: 60 * i })
        .move(0, 0)
        .line(0, -r);
      for (const [at, out] of rich
        ? [
            [0.9, 0.2],
            [0.66, 0.32],
            [0.4, 0.2],
          ]
        : [[0.66, 0.34]]) {
        for (const side of [-1, 1]) pen.move(0, -r * at + r * out * 0.62).line(side * r * out * 0.9, -r * at);
      }
    }
    return pen && stroke(blue, width, pen);
  };
  const needles = new Pen();
  const twig = new Pen().move(57, 87).curve(44, 85.4, 24, 85.6, 6, 76.4);
  /** Needles spread from one point of the twig. @param {number} x @param {number} y @param {number} turn @param {number} reach */
  const fan = (x, y, turn, reach) => {
    for (let i = -5; i <= 5; i++)
      needles
        .place({ x, y, turn: turn + i * 13 })
        .move(0, 0)
        .line(0, -reach * (1 - Math.abs(i) * 0.03));
  };
  fan(8, 77.6, -58, 8);
  fan(20, 82, -16, 11.5);
  fan(35.4, 84.2, 4, 12);
  fan(48, 85.6, 10, 11.5);
  /** Snow that lies on a fan: a soft heap of three humps, hanging over a little. @param {number} x @param {number} y @param {number} w @param {number} turn */
  const heap = (x, y, w, turn) =>
    new Pen({ x, y, turn, scale: w / 10 })
      .move(-9.6, 1.6)
      .curve(-11.4, -2.2, -7.6, -5.2, -5, -3.8)
      .curve(-4, -7.2, 3, -7.6, 4.4, -4.2)
      .curve(7.6, -5.6, 11.4, -2, 9.4, 1.6)
      .curve(8.4, 3.4, 6.4, 2.6, 5.6, 1)
      .curve(4.2, 3.6, 1.6, 3.4, 0.6, 1)
      .curve(-1.4, 3.8, -4, 3, -5, 0.8)
      .curve(-6.4, 3, -8.8, 3.2, -9.6, 1.6)
      .close();
  const snow = [heap(18.4, 74.4, 7.2, -14), heap(35.8, 75.4, 7.6, 2), heap(50, 76.8, 6.4, 8)].join("");
  return (
    crystal(28, 46, 20, 2.4, true) +
    fill(ivory, new Pen().circle(28, 46, 2.7)) +
    fill(blue, new Pen().circle(28, 46, 1.5)) +
    crystal(52.4, 32.2, 4.6, 1.1, false) +
    crystal(52, 60.6, 4.6, 1.1, false) +
    crystal(6.6, 61.4, 4, 1, false) +
    stroke(bark, 2, twig) +
    stroke(green, 1.15, needles) +
    `<path fill="${white}" stroke="${sky}" stroke-width=".5" stroke-linejoin="round" d="${snow}"/>`
  );
}

// @ts-check
/** The four flowers: plum, orchid, chrysanthemum, bamboo. Three inks and a few quiet tones. */
import { INK } from "./inks.mjs";
import { Pen, fill, stroke } from "./pen.mjs";

const { red, green, rose, gold, honey, violet, lilac, leaf, bark, rust, amber, ivory } = INK;

/** A plum blossom of radius r: five round petals, a lighter throat, fine stamens. @param {number} x @param {number} y @param {number} r @param {number} turn */
export function blossom(x, y, r, turn, outer = red, inner = rose) {
  const petals = new Pen();
  const throats = new Pen();
  const threads = new Pen();
  const pollen = new Pen();
  for (let i = 0; i < 5; i++) {
    const at = { x, y, turn: turn + 72 * i };
    petals
      .place(at)
      .move(0, 0)
      .curve(r * 0.3, r * 0.22, r * 0.8, r * 0.84, r * 0.16, r * 0.98);
    petals
      .curve(r * 0.06, r * 0.9, -r * 0.06, r * 0.9, -r * 0.16, r * 0.98)
      .curve(-r * 0.8, r * 0.84, -r * 0.3, r * 0.22, 0, 0)
      .close();
    throats.place(at).petal(r * 0.12, r * 0.74, r * 0.34, 0.55);
    for (const lean of [-13, 13]) {
      const thread = { x, y, turn: turn + 72 * i + lean };
      threads
        .place(thread)
        .move(0, r * 0.14)
        .line(0, r * 0.5);
      pollen.place(thread).circle(0, r * 0.53, r * 0.06);
    }
  }
  return (
    `<path fill="${outer}" stroke="${ivory}" stroke-width=".7" stroke-linejoin="round" d="${petals}"/>` +
    fill(inner, throats) +
    stroke(ivory, r * 0.05, threads) +
    fill(honey, pollen) +
    fill(honey, new Pen().circle(x, y, r * 0.15))
  );
}

/** A bud with its calyx. @param {number} x @param {number} y @param {number} r @param {number} turn where it points */
function bud(x, y, r, turn) {
  return (
    fill(red, new Pen({ x, y, turn }).petal(-r, r * 1.15, r * 1.9, 0.45)) +
    fill(
      bark,
      new Pen({ x, y, turn })
        .move(-r * 0.75, -r * 0.35)
        .quad(0, r * 0.35, r * 0.75, -r * 0.35)
        .quad(r * 0.3, -r * 1.3, 0, -r * 1.35)
        .quad(-r * 0.3, -r * 1.3, -r * 0.75, -r * 0.35)
        .close(),
    )
  );
}

export function plum() {
  const bough = new Pen()
    .move(50, 88)
    .curve(47, 80, 40, 78, 36, 71)
    .curve(33, 65.6, 30.4, 62, 24.6, 58.6)
    .curve(18.4, 55, 13.4, 50, 10.6, 40)
    .line(12.2, 39.4)
    .curve(15.4, 48, 20, 52.2, 26.6, 55.4)
    .curve(33.6, 59, 36.8, 63.4, 39.6, 68.4)
    .curve(43, 74.4, 51.4, 77.6, 56, 85.4)
    .curve(55, 87.6, 52, 88.6, 50, 88)
    .close();
  const twigs = new Pen()
    .move(37.6, 67)
    .curve(41.6, 61, 45.6, 58, 47.4, 50)
    .move(20, 54.2)
    .curve(14, 58, 11.6, 62, 9.6, 67.4)
    .move(42.4, 74)
    .curve(37, 78.6, 30, 79.6, 25, 82.4);
  const knots = new Pen()
    .move(46, 80.4)
    .quad(48, 81.6, 49.2, 84)
    .move(31.6, 61.4)
    .quad(34, 63.2, 35, 65.6)
    .move(19, 52)
    .quad(20.6, 53.6, 22.6, 54.6);
  return (
    fill(bark, bough) +
    stroke(bark, 1.9, twigs) +
    stroke(honey, 0.6, knots) +
    bud(10.4, 36.2, 3.1, 190) +
    bud(47.8, 46.4, 3, 188) +
    bud(8.8, 69.8, 2.7, 20) +
    bud(22.6, 83.2, 2.7, 70) +
    blossom(41, 56.5, 10, 10) +
    blossom(25.5, 44.5, 13.4, -14) +
    blossom(26.4, 71.2, 9, 30)
  );
}

/** One blossom of the spring orchid: five slim petals like a hand, and a freckled lip. @param {number} x @param {number} y @param {number} r @param {number} turn */
function orchidBlossom(x, y, r, turn) {
  const back = new Pen();
  const veins = new Pen();
  for (const [lean, reach, wide] of [
    [180, 1, 0.42],
    [112, 1.02, 0.4],
    [-112, 1.02, 0.4],
  ]) {
    back.place({ x, y, turn: turn + lean }).petal(0, r * reach, r * wide, 0.58);
    veins
      .place({ x, y, turn: turn + lean })
      .move(0, r * 0.3)
      .line(0, r * 0.78);
  }
  const fore = new Pen();
  for (const lean of [148, -148]) fore.place({ x, y, turn: turn + lean }).petal(0, r * 0.74, r * 0.4, 0.6);
  // A tongue that narrows, widens into a frill and curls; streaks run into its throat.
  const lip = new Pen({ x, y, turn })
    .move(-r * 0.13, -r * 0.06)
    .curve(-r * 0.16, r * 0.16, -r * 0.12, r * 0.24, -r * 0.3, r * 0.42)
    .quad(-r * 0.36, r * 0.56, -r * 0.22, r * 0.62)
    .quad(-r * 0.16, r * 0.74, -r * 0.05, r * 0.68)
    .quad(0, r * 0.8, r * 0.05, r * 0.68)
    .quad(r * 0.16, r * 0.74, r * 0.22, r * 0.62)
    .quad(r * 0.36, r * 0.56, r * 0.3, r * 0.42)
    .curve(r * 0.12, r * 0.24, r * 0.16, r * 0.16, r * 0.13, -r * 0.06)
    .quad(0, -r * 0.16, -r * 0.13, -r * 0.06)
    .close();
  const streaks = new Pen({ x, y, turn });
  for (const side of [-1, 0, 1]) {
    streaks
      .move(side * r * 0.05, r * 0.12)
      .quad(side * r * 0.05, r * 0.3, side * r * 0.15, r * (0.5 - Math.abs(side) * 0.03));
  }
  return (
    `<path fill="${violet}" stroke="${ivory}" stroke-width=".5" d="${back}"/>` +
    stroke(lilac, r * 0.06, veins) +
    `<path fill="${lilac}" stroke="${ivory}" stroke-width=".5" d="${fore}"/>` +
    `<path fill="${honey}" stroke="${ivory}" stroke-width=".5" d="${lip}"/>` +
    stroke(red, r * 0.055, streaks) +
    fill(violet, new Pen({ x, y, turn }).circle(0, -r * 0.02, r * 0.1))
  );
}

/** A grass-like leaf: from the root along a bow to its tip. @param {number} x @param {number} y @param {[number, number]} bow @param {[number, number]} tip @param {number} wide */
function blade(x, y, [bx, by], [tx, ty], wide) {
  return new Pen()
    .move(x - wide * 0.4, y)
    .quad(bx - wide * 0.5, by - wide * 0.2, tx, ty)
    .quad(bx + wide * 0.5, by + wide * 0.6, x + wide * 0.4, y)
    .close();
}

export function orchid() {
  const far = [blade(29, 87, [26, 44], [5.5, 43], 5), blade(31, 87, [36, 60], [55.5, 57], 4.6)].join("");
  const near = [
    blade(28, 87.5, [21, 60], [4.5, 66], 5),
    blade(32, 87.5, [38, 74], [55, 74.5], 5),
    blade(30, 87.5, [30, 50], [14, 25], 5.4),
    blade(31, 87.5, [33, 46], [53, 31], 5.4),
  ].join("");
  const stems = new Pen().move(30, 86).curve(30, 66, 32, 58, 36, 47).move(29.4, 86).curve(28, 74, 25, 68, 19, 61.6);
  const tie = new Pen().move(22, 87.6).quad(30, 83, 39, 87.6).quad(30, 89, 22, 87.6).close();
  return (
    fill(leaf, far) +
    stroke(leaf, 1.5, stems) +
    fill(green, near) +
    fill(bark, tie) +
    orchidBlossom(17.6, 58.4, 12.6, 20) +
    orchidBlossom(37.2, 42.6, 17, -8)
  );
}

export function chrysanthemum() {
  const x = 29.5;
  const y = 49;
  /** @param {number} count @param {number} from @param {number} to @param {number} wide @param {number} shift @param {string} ink */
  const ring = (count, from, to, wide, shift, ink) => {
    const pen = new Pen();
    for (let i = 0; i < count; i++)
      pen.place({ x, y, turn: (360 / count) * i + shift }).petal(from, to * (i % 2 ? 1 : 0.95), wide, 0.74);
    return `<path fill="${ink}" stroke="${ivory}" stroke-width=".55" d="${pen}"/>`;
  };
  /** @param {number} px @param {number} py @param {number} turn @param {number} size */
  const lobed = (px, py, turn, size) => {
    const at = { x: px, y: py, turn, scale: size };
    const pen = new Pen(at)
      .move(0, 0)
      .curve(2, 1, 4, 1.5, 5, 4)
      .curve(3.8, 4.4, 3.6, 4.8, 3.6, 5.4)
      .curve(5.4, 6, 6, 8, 5.6, 9.8)
      .curve(4, 9.4, 3.2, 9.8, 2.8, 10.6)
      .curve(3.4, 12.4, 1.6, 14.4, 0, 15.4);
    pen
      .curve(-1.6, 14.4, -3.4, 12.4, -2.8, 10.6)
      .curve(-3.2, 9.8, -4, 9.4, -5.6, 9.8)
      .curve(-6, 8, -5.4, 6, -3.6, 5.4)
      .curve(-3.6, 4.8, -3.8, 4.4, -5, 4)
      .curve(-4, 1.5, -2, 1, 0, 0)
      .close();
    const veins = new Pen(at)
      .move(0, 1)
      .line(0, 12.6)
      .move(0, 5)
      .line(2.6, 3.6)
      .move(0, 5)
      .line(-2.6, 3.6)
      .move(0, 9.4)
      .line(3, 8)
      .move(0, 9.4)
      .line(-3, 8);
    return fill(green, pen) + stroke(ivory, 0.6, veins);
  };
  const stem = new Pen().move(30, 66).curve(30.4, 74, 29.6, 80, 28, 87.4);
  return (
    stroke(green, 2.4, stem) +
    lobed(30, 77.6, -78, 1.5) +
    lobed(29.4, 77.6, 76, 1.5) +
    ring(22, 6, 25.4, 5.6, 0, gold) +
    ring(18, 5, 19.4, 5.1, 8, amber) +
    ring(13, 3, 13.6, 4.6, 3, honey) +
    ring(9, 1, 8.2, 3.7, 12, gold) +
    fill(rust, new Pen().circle(x, y, 2.2))
  );
}

export function bambooGrove() {
  /** @param {number} x @param {number} top @param {number} wide @param {number} lean @param {number[]} joints @param {string} ink */
  const cane = (x, top, wide, lean, joints, ink) => {
    const pen = new Pen();
    const marks = [top, ...joints, 88];
    for (let i = 0; i + 1 < marks.length; i++) {
      const [a, b] = [marks[i] + 0.6, marks[i + 1] - 0.6];
      /** @param {number} y */
      const cx = (y) => x + ((88 - y) / 60) * lean;
      const half = wide / 2;
      pen.move(cx(a) - half * 1.15, a).quad(cx(a), a - 1, cx(a) + half * 1.15, a);
      pen.curve(cx(a) + half * 0.86, a + 2.4, cx(b) + half * 0.86, b - 2.4, cx(b) + half * 1.15, b);
      pen
        .quad(cx(b), b + 1, cx(b) - half * 1.15, b)
        .curve(cx(b) - half * 0.86, b - 2.4, cx(a) - half * 0.86, a + 2.4, cx(a) - half * 1.15, a)
        .close();
      pen.pill(cx((a + b) / 2) - half * 0.3, (a + b) / 2, wide * 0.13, Math.max(1.5, (b - a) * 0.55), wide * 0.06);
    }
    return fill(ink, pen);
  };
  /** A spray of leaves, hanging like the strokes of a brush. @param {number} x @param {number} y @param {[number, number, number][]} leaves turn, length, width @param {string} ink */
  const spray = (x, y, leaves, ink) => {
    const pen = new Pen();
    for (const [turn, reach, wide] of leaves) pen.place({ x, y, turn }).petal(0.6, reach, wide, 0.38);
    return `<path fill="${ink}" stroke="${ivory}" stroke-width=".5" d="${pen}"/>`;
  };
  const twigs = new Pen()
    .move(20.6, 50.4)
    .quad(15, 46, 12, 43)
    .move(38.4, 46.4)
    .quad(44, 44, 47, 41)
    .move(37.6, 66)
    .quad(43, 63, 46.4, 62);
  return (
    cane(39.2, 31, 5, -1.6, [46.5, 66.2], leaf) +
    cane(21.4, 22, 7, 0.4, [32.4, 50.6, 70.4], green) +
    stroke(green, 1.2, twigs) +
    spray(
      12,
      42.6,
      [
        [60, 9.5, 3.6],
        [30, 16, 4.8],
        [-2, 16.5, 4.8],
        [-32, 11.5, 3.8],
      ],
      green,
    ) +
    spray(
      47,
      40.6,
      [
        [64, 14, 4.4],
        [28, 18.5, 5.2],
        [-8, 18, 5],
        [-42, 12, 4.2],
      ],
      green,
    ) +
    spray(
      46.4,
      62,
      [
        [50, 14, 4.4],
        [14, 19, 5.2],
        [-24, 15.5, 4.6],
      ],
      leaf,
    ) +
    spray(
      22.2,
      24,
      [
        [-112, 15, 4.2],
        [-76, 14, 4.2],
        [70, 12, 3.8],
      ],
      leaf,
    )
  );
}

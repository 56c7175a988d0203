// Who the bots are, as portraits: heads in profile, cut out of paper in a few tones. Each is a list of shapes on one ground;
// shapes that several have in common stand once.

/** A tone of `style/tokens.css`, without its prefix `--portrait-`. */
export type Tone =
  | "skin"
  | "shade"
  | "line"
  | "white"
  | "grey"
  | "black"
  | "brown"
  | "fair"
  | "red"
  | "moss"
  | "navy"
  | "wine"
  | "sand"
  | "brass";

export interface Shape {
  readonly d: string;
  readonly fill?: Tone;
  /** A line of this tone and width. */
  readonly stroke?: Tone;
  readonly width?: number;
}

export interface Portrait {
  readonly ground: Tone;
  readonly shapes: readonly Shape[];
}

const fill = (tone: Tone, d: string): Shape => ({ fill: tone, d });
const line = (d: string, width = 1.6, tone: Tone = "line"): Shape => ({ stroke: tone, width, d });
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** From the forehead over nose, lips and chin to the throat, and round the skull. */
const MAN =
  "M52 20C58.5 21 62.8 27 63.4 34C63.6 36.5 62.9 38 63.6 39.6C65.2 43.6 68.6 46.6 70.8 50.2C71.6 51.6 70 52.7 68.2 52.9C67 53.1 66.7 53.8 67 54.8C67.4 56.2 67.2 57 66 57.5C67.2 58.2 67.4 59.6 66.6 60.8C65.7 62.1 66 63 66.4 64.6C67.2 68.2 65.4 71.8 61 72.6C58 73.1 55.6 72.6 53.8 72.2C53 75 53.2 78 54.4 81L57 97H29L31 78C25 70 22 58 23 46C24 30 36 18.5 52 20Z";
const WOMAN =
  "M51 21C57.5 21.5 61.8 27 62.3 34C62.5 36.6 62 38 62.6 39.6C63.9 43 66.6 46.2 68.6 49.4C69.2 50.7 68 51.7 66.4 51.9C65.4 52.1 65.2 52.8 65.6 53.8C66.2 55.2 66 56.2 64.6 56.8C65.8 57.6 66 58.9 65.1 60.1C64.2 61.3 64.3 62.3 64.5 63.6C64.9 66.8 63 69.9 59 70.4C56.4 70.7 54 70.1 52.2 69.3C50.8 73 51 77 52.4 81L55 97H31L33 78C27 70 24 58 24.6 46C25.5 31 36.5 20 51 21Z";

const EAR = fill(
  "shade",
  "M40 45.5C43.5 43.5 46.6 46 45.8 50C45.2 53.2 42.6 55.6 40.6 54.2C38.8 52.8 38.2 47 40 45.5Z",
);
const EYE: readonly Shape[] = [
  line("M55.2 40.4C57 38.4 60.2 38.2 62 39.8", 1.5),
  fill("line", circle(59.4, 40.9, 1.7)),
];
const BROW = line("M54.6 35.6C57 34.2 60 34.2 62.4 35.4", 1.8);
const LIPS = line("M61.4 57.6C63 58 64.6 57.9 65.8 57.3", 1.4);
const SMILE = line("M60.2 56C61.6 58 63.8 58.3 65.8 57.3", 1.5);
const GLASSES: readonly Shape[] = [line(circle(59.6, 41.2, 5), 1.5), line("M54.6 40.6L42 43.5", 1.5)];
const SHOULDERS = "M8 97C10 86 20 80.5 31 79L54 80C64 82 72 87 75 97Z";
/** Combed back from the forehead over the ear. */
const COMBED =
  "M61.5 28.5C57 17.5 46 13 36 16C24 19.5 17.6 31 18.6 44C19.2 53 22 60 26 66C30.5 67 34 64 36 58.5C37 52.5 39 47.5 43.6 44.5C47.5 39 53 34 61.5 28.5Z";

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  // a young woman with glasses and a plait
  "novice-careful": {
    ground: "moss",
    shapes: [
      fill("brown", "M26 58C19 62 16.5 70 18 78C19 84 17 90 14 97H24C28 90 28.5 83 28 77C27.6 71 30 66 34 62Z"),
      line("M19.5 69C23 71 26.5 70.5 29 68M18.5 77C22 79 25.5 78.5 28 76M18.2 85C21.5 87 25 86.5 27.6 84", 1.3, "sand"),
      fill("skin", WOMAN),
      fill("sand", SHOULDERS),
      line("M33 80C38 85 47 86 53 81", 2, "white"),
      EAR,
      fill("brown", COMBED),
      line("M57 24C48 22 38 26 32 36", 1.2, "sand"),
      ...EYE,
      BROW,
      LIPS,
      ...GLASSES,
    ],
  },
  // a young man with tousled hair
  "novice-bold": {
    ground: "wine",
    shapes: [
      fill("skin", MAN),
      fill("navy", SHOULDERS),
      fill("navy", "M28 80C26 74 30 70 36 71C44 72 50 76 57 82C50 88 36 88 28 80Z"),
      EAR,
      fill(
        "fair",
        "M63 29C64.5 25 63 20 60 18C60.5 20.5 59 21.5 57 21C58 16 54 12.5 49 12C50 14 49 15.5 47 15.5C45 11.5 38 10 33 13C34.5 14 34.5 15.5 33 16.5C27 15.5 22 19.5 20.5 25C22.5 24.8 23.5 26 22.5 28C18 31 16.5 38 18.5 43C20 42.5 21 43.5 20.5 45.5C19 51 21 57 25.5 59.5C26 58 27.5 58 28.5 59.5C30 62 32.5 63 35 62C37.5 57 36.5 50 40 46C41 43 42.5 41 44 41.5C45 38 48 36 51 36.5C53 33.5 58 33 63 29Z",
      ),
      ...EYE,
      line("M54.6 35.2C57.4 32.8 60.4 33 62.6 34.6", 1.8),
      line("M58.6 55.6C60.4 58.6 63.6 59 66 57.5", 1.6),
    ],
  },
  // an old man, bald, with a long white beard
  "novice-patient": {
    ground: "navy",
    shapes: [
      fill("skin", MAN),
      fill("brown", SHOULDERS),
      EAR,
      fill("white", "M23.5 38C20 48 22.5 60 30.5 67C35 66 37 62 37.5 57C38 53 37.5 50 38.5 47C33 46 27 43.5 23.5 38Z"),
      fill(
        "white",
        "M67.4 55.4C62 54 55.5 53.5 50 56C46.5 54 45.5 51.5 44.5 50C41.5 56 43 67 48 76C52 84 58 90 64.5 90C68.5 85 70 76 68.6 68C68 64 67.6 61 66.4 60.6C64 60.5 61.8 59.6 60.5 58.2C63.5 59 66.5 57.8 67.4 55.4Z",
      ),
      line("M52 66C53 72 56 78 60 82M58 64C59 70 61 76 64 80", 1.2, "grey"),
      line("M53.6 36C56.4 33.6 60 33.8 63 36", 2.4, "white"),
      ...EYE,
      line("M64 31C60 29 57 29 54 30M62 27C59 25.5 57 25.5 55 26", 1, "shade"),
    ],
  },
  // a woman with bobbed hair and a ribbon
  novice: {
    ground: "sand",
    shapes: [
      fill("skin", WOMAN),
      fill("wine", SHOULDERS),
      line("M34 80.5C40 87 48 87 53.5 81", 2.2, "white"),
      fill(
        "black",
        "M61 29.5C57 18.5 46 13.5 35.5 16.5C23 20.5 16.5 33 17 47C17.3 57 18.5 65 21.5 71.5C29 75.5 39.5 74.5 46.5 70C49 62 46 55 47.6 47.5C50 40 55 34.5 61 29.5Z",
      ),
      line("M50.5 15.5C43 21 39.5 29 39 39", 3.4, "red"),
      ...EYE,
      BROW,
      SMILE,
    ],
  },
  // a woman with cropped red hair, a large earring and a scarf
  "club-bold": {
    ground: "black",
    shapes: [
      fill("skin", WOMAN),
      fill("moss", SHOULDERS),
      fill("brass", "M30 78C36 82 46 82.5 54 78.5C57 82 57 86 55 89C46 93 34 92 28 88C27 84 28 81 30 78Z"),
      line("M33 83C39 86.5 48 86.5 54.5 83", 1.3, "brown"),
      EAR,
      fill(
        "red",
        "M62 28C61 17 49 11.5 37.5 14.5C25.5 18 19 29.5 20 42C20.5 50 24 57 30 61.5C34 59 35.5 53 39.5 48C40.5 44 43 41 46 42C47 37.5 50 34.5 54.5 34C58 33.5 61 31.5 62 28Z",
      ),
      line("M55 19C47 18 39 22 34 29M57.5 24C50 23 43 27 39 34", 1.2, "wine"),
      line(circle(42.4, 60.5, 4), 2, "brass"),
      ...EYE,
      line("M54.6 36.6C57 33.6 60 33.4 62.4 34.4", 1.8),
      line("M60.4 57.2C62 56.6 64 56.8 65.6 56.2", 2.2, "wine"),
    ],
  },
  // an old lady with a grey bun, glasses on a chain and a brooch
  "club-patient": {
    ground: "wine",
    shapes: [
      fill("grey", circle(19.5, 36, 10)),
      line("M13 33C17 29.5 22 29.5 25.5 32M12.5 39C17 36 22 36 25.5 38.5", 1.2, "white"),
      fill("skin", WOMAN),
      fill("black", SHOULDERS),
      fill("black", "M32 72C38 76 46 76 52 71.5L55 84C46 88 37 88 30 83Z"),
      fill("brass", circle(49.5, 83, 3.4)),
      EAR,
      fill("grey", COMBED),
      line("M58 25.5C48 22.5 36 26 27 36M52 33C45 33 37 38 31 46", 1.2, "white"),
      ...EYE,
      BROW,
      LIPS,
      ...GLASSES,
      line("M42 44C38 54 38 64 42 74", 1.1, "brass"),
      line("M56 62.5C56.6 60 57.6 58.5 59 57.5", 1, "shade"),
    ],
  },
  // a man with parted hair, a moustache, glasses and a tie
  "club-careful": {
    ground: "sand",
    shapes: [
      fill("skin", MAN),
      fill("white", "M30 78L54 79L61 90L52 97H34Z"),
      fill("navy", "M8 97C10 86 20 80.5 30 78.5C34 86 42 92 51 97Z"),
      fill("navy", "M75 97C72 88 64 82.5 55 80.5C56.5 87 57 92 56 97Z"),
      fill("wine", "M51.5 86.5L56 86L57.5 90L59 97H50L51.5 90Z"),
      EAR,
      fill(
        "black",
        "M61.5 28C58 17.5 45.5 13 35 16.5C24.5 20 19.5 31 20.5 43C21 50.5 24 56 28.5 59C31.5 57 32.5 53 36 50C37.5 47 37 44.5 38.5 43C45 42 50.5 38 53 32.5C56 31.5 59 30 61.5 28Z",
      ),
      line("M54 20C46 19.5 37 23 31 30", 1.2, "grey"),
      fill("black", "M69 54.2C65 52.6 58.5 53.6 54.5 59.6C60 61.2 66.5 59.4 69 54.2Z"),
      ...EYE,
      BROW,
      ...GLASSES,
    ],
  },
  // a man with a dark beard and a flat cap
  club: {
    ground: "moss",
    shapes: [
      fill("skin", MAN),
      fill("brown", SHOULDERS),
      line("M31 80C37 88 48 89 56 82", 3, "sand"),
      fill("black", "M23 40C21 50 23.5 59 29 64.5C33.5 63 35 57 38 52C39.5 47 40 43 43 38C36 38 28 38 23 40Z"),
      EAR,
      fill(
        "black",
        "M66.8 56C63 54 59 54.5 55 57.5C51 56.5 48 53 46.5 48.5L43.5 54C42.5 62 46 70 52 74.5C58 78 65 76.5 67 70.5C68 67 67 63 66.2 60.5C64 60.6 62 60 60.6 58.8C63 59.2 66 58.6 66.8 56Z",
      ),
      fill(
        "grey",
        "M19.5 37C19 24 31 12.5 46 12.5C56 12.5 63 18 65.5 25.5C70 26.5 74 28.5 76.5 31C71.5 33.5 65 33.8 59.5 32.5C46 31.5 31 33 19.5 37Z",
      ),
      line("M22 32.5C34 27.5 50 26 65.5 26.5", 1.3, "black"),
      ...EYE,
      line("M54.6 36.4C57.4 34.8 60.4 35 62.6 36.2", 2.2, "black"),
    ],
  },
  // an old lady with white hair in a bun held by a pin, a high collar and a bead in her ear
  master: {
    ground: "brass",
    shapes: [
      fill("white", circle(24, 20.5, 10.5)),
      line("M16 17C20 13 27 12.5 32 15.5M15.5 23C20 20.5 27 20.5 32.5 23.5", 1.2, "grey"),
      line("M9.5 28.5L38.5 11", 2.2, "wine"),
      fill("wine", circle(38.5, 11, 2.6)),
      fill("skin", WOMAN),
      fill("wine", SHOULDERS),
      fill("wine", "M33.5 73C38.5 77.5 46 77.5 51.5 72L55 81.5C47 87 38 87.5 30.5 82.5Z"),
      line("M32 78C39 83 47 83 54 77.5M43.5 85L44.5 97", 1.3, "brass"),
      EAR,
      fill("white", COMBED),
      line("M58 25C48 21.5 36 24.5 27.5 34M53 32C45 31.5 36.5 36 30 45", 1.2, "grey"),
      fill("moss", circle(42.6, 58.5, 2.4)),
      ...EYE,
      BROW,
      SMILE,
      line("M63.8 43.6C65 44.6 65.6 45.6 66 46.8M56.4 62.6C57 60 57.8 58.4 59.4 57.2", 1, "shade"),
    ],
  },
};

/** Somebody of whom there is no portrait: a bot that the household brought. */
export const NOBODY: Portrait = {
  ground: "grey",
  shapes: [fill("white", MAN), fill("white", SHOULDERS)],
};

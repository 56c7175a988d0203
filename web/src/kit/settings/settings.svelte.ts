// A person's own settings. They are read in templates, assigned to, and remembered by this browser.

import { MediaQuery } from "svelte/reactivity";
import * as v from "valibot";
import type { GenericSchema } from "valibot";
import { chooseFace, FACES, type FaceName } from "../../tiles/faces.svelte";
import { lettering } from "../../tiles/winds.svelte";
import { keepChanges } from "../keptChanges";
import { place, remembered, watchPlace } from "../storage";

export interface Settings {
  /** How long the page lets the bots "think". */
  pace: "slow" | "normal" | "fast" | "instant";
  largeTiles: boolean;
  /** A first click lifts the tile, a second one discards it. */
  misclickGuard: boolean;
  /** Flowers and seasons are laid out by themselves. */
  autoFlowers: boolean;
  /** Claims are passed by themselves, a win excepted. */
  autoPass: boolean;
  /** A discard that could be nothing but a chow is passed by itself. */
  passChows: boolean;
  /** A win is taken by itself. */
  autoWin: boolean;
  sortHand: boolean;
  /** Corner digits and letters. */
  index: "off" | "on" | "large";
  /** The letters of winds on plates and tiles. */
  winds: "language" | "latin";
  /** Keys of one character do something. */
  letterKeys: boolean;
  /** The faces of the tiles, the cloth of the table, and the backs of the tiles. */
  face: FaceName;
  felt: "green" | "blue" | "wine";
  back: "jade" | "blue" | "bamboo";
  sounds: boolean;
  volume: "soft" | "middle" | "loud";
  /** The telephone trembles when one is asked something. */
  buzz: boolean;
  /** How fast things move; `system`: as usual, or not at all where the system asks for that. */
  motion: "system" | "off" | "brief" | "normal" | "slow";
  /** The beginning of a hand is shown: the wall, the dice, the deal. */
  ceremony: boolean;
  theme: "light" | "dark" | "system";
  /** The panel "What could I do?" stands open. */
  help: boolean;
  /** Beside the help, the coach tries the moves. */
  coach: boolean;
  /** What others at the table say is shown. */
  phrases: boolean;
}

export const defaults: Readonly<Settings> = {
  pace: "normal",
  largeTiles: false,
  misclickGuard: true,
  autoFlowers: true,
  autoPass: false,
  passChows: false,
  autoWin: false,
  sortHand: true,
  index: "on",
  winds: "language",
  letterKeys: true,
  face: "carved",
  felt: "green",
  back: "jade",
  volume: "middle",
  sounds: true,
  buzz: false,
  motion: "system",
  ceremony: true,
  theme: "system",
  help: false,
  coach: false,
  phrases: true,
};

/** What may stand in a setting that is not a switch. */
export const choices = {
  pace: ["slow", "normal", "fast", "instant"],
  index: ["off", "on", "large"],
  winds: ["language", "latin"],
  face: FACES,
  felt: ["green", "blue", "wine"],
  back: ["jade", "blue", "bamboo"],
  volume: ["soft", "middle", "loud"],
  motion: ["system", "off", "brief", "normal", "slow"],
  theme: ["system", "light", "dark"],
} as const satisfies { [Key in keyof Settings]?: readonly Settings[Key][] };

const flag = (key: Flag): GenericSchema<unknown, boolean> => v.fallback(v.boolean(), defaults[key]);
type Flag = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/** What is still a setting of the right kind is taken; everything else is as by default. */
export const readable: GenericSchema<unknown, Settings> = v.fallback(
  v.object({
    pace: v.fallback(v.picklist(choices.pace), defaults.pace),
    largeTiles: flag("largeTiles"),
    misclickGuard: flag("misclickGuard"),
    autoFlowers: flag("autoFlowers"),
    autoPass: flag("autoPass"),
    passChows: flag("passChows"),
    autoWin: flag("autoWin"),
    sortHand: flag("sortHand"),
    index: v.fallback(v.picklist(choices.index), defaults.index),
    winds: v.fallback(v.picklist(choices.winds), defaults.winds),
    letterKeys: flag("letterKeys"),
    face: v.fallback(v.picklist(choices.face), defaults.face),
    felt: v.fallback(v.picklist(choices.felt), defaults.felt),
    back: v.fallback(v.picklist(choices.back), defaults.back),
    sounds: flag("sounds"),
    volume: v.fallback(v.picklist(choices.volume), defaults.volume),
    buzz: flag("buzz"),
    motion: v.fallback(v.picklist(choices.motion), defaults.motion),
    ceremony: flag("ceremony"),
    theme: v.fallback(v.picklist(choices.theme), defaults.theme),
    help: flag("help"),
    coach: flag("coach"),
    phrases: flag("phrases"),
  }),
  () => ({ ...defaults }),
);

const kept = place("settings", readable);

export const settings: Settings = $state(remembered(kept) ?? { ...defaults });
/** The settings that are kept, as far as this window knows. */
let known: Settings = $state.snapshot(settings);

watchPlace(kept, () => {
  known = remembered(kept) ?? { ...defaults };
  Object.assign(settings, known);
});

/** Back to how the house has them. */
export function resetSettings(): void {
  Object.assign(settings, defaults);
}

const wantsLess = new MediaQuery("(prefers-reduced-motion: reduce)", false);
const wantsDark = new MediaQuery("(prefers-color-scheme: dark)", false);

/** Whether nothing should move: the setting, or what the system asks for. */
export function motionReduced(): boolean {
  return settings.motion === "off" || (settings.motion === "system" && wantsLess.current);
}

const PACES = { system: 1, off: 0, brief: 0.5, normal: 1, slow: 2 } as const;

/** By what every length of a motion is multiplied; 0 where nothing moves. */
export function motionPace(): number {
  return motionReduced() ? 0 : PACES[settings.motion];
}

/** The theme in force. */
export function themeInForce(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return wantsDark.current ? "dark" : "light";
}

/** Gives the window around the page the colour of the bar at its top. */
function colourWindow(root: HTMLElement): void {
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  if (paper === "") return;
  for (const meta of root.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = paper;
}

/** Writes the settings to the root element, where the styles read them, and to storage. Call once, inside a component. */
export function applySettings(root: HTMLElement): void {
  $effect(() => {
    root.dataset["theme"] = themeInForce();
    root.dataset["motion"] = motionReduced() ? "reduced" : "full";
    root.dataset["speed"] = settings.motion;
    root.dataset["index"] = settings.index;
    root.dataset["face"] = settings.face;
    root.dataset["felt"] = settings.felt;
    root.dataset["back"] = settings.back;
    root.dataset["tiles"] = settings.largeTiles ? "large" : "normal";
    colourWindow(root);
  });
  $effect.pre(() => {
    lettering.latin = settings.winds === "latin";
    chooseFace(settings.face);
  });
  $effect(() => {
    known = keepChanges(kept, known, $state.snapshot(settings), () => defaults);
  });
}

// The buttons of the strip: every claim and declaration that is legal now, in the order in which they are offered.

import { tileName } from "../tiles/names";
import type { TileCode } from "../tiles/codes";
import type { LegalAction } from "../wire/generated";
import { settings } from "../kit/settings/settings.svelte";
import { t } from "../words/i18n.svelte";
import type { Choices } from "./line/choices";
import type { Doubt, OwnHand } from "./line/own-hand.svelte";

/** The sorts of sets that may have to be chosen among. */
export type Choosing = NonNullable<OwnHand["choosing"]>;

/** What answers a doubt. */
export interface DoubtHands {
  keep: () => void;
  leaveUndeclared: () => void;
  /** Discards the lifted tile, as another press on it would. */
  discard: () => void;
  act: (action: LegalAction) => void;
}

/** How much room the strip has. */
export interface StripRoom {
  /** Less than a line of buttons with their tiles. */
  narrow: boolean;
  /** Hardly more than the words of the buttons. */
  tight: boolean;
}

export interface StripButton {
  /** Its name among the buttons; what it does where it does it at once. */
  name: string;
  look: "claim" | "win" | "pass";
  label: string;
  /** For who hears it; where it is not what one sees. */
  said?: string;
  tiles: readonly TileCode[];
  /** The tiles stand before the words. */
  tilesFirst?: boolean;
  /** The key that does the same. */
  key: string;
  /** What a press does: an action, the choice among several, or what is the page's alone. */
  does: LegalAction | Choosing | (() => void);
}

/** The buttons before the switches with which a hand is declared ready, and those after them. */
export interface StripButtons {
  claims: StripButton[];
  last: StripButton[];
}

/** How many buttons there would be with every sort folded into one but the chows, and without the switches. */
export function countButtons(choices: Choices): number {
  return (
    choices.chows.length +
    choices.kongs.length +
    Math.min(choices.own.length, 1) +
    choices.flowers.length +
    [choices.pung, choices.mahjong, choices.readyAtOnce, choices.pass].filter(Boolean).length
  );
}

/** The sets among which one chooses. */
export function chosenAmong(choices: Choices, choosing: OwnHand["choosing"]): readonly LegalAction[] {
  return choosing === null ? [] : { chow: choices.chows, kong: choices.kongs, own: choices.own }[choosing];
}

/** Those sets as buttons. */
export function setButtons(sets: readonly LegalAction[]): StripButton[] {
  return sets.map((action, number) => ({
    ...plain(action, "", String(number + 1)),
    said: tilesText(action),
    tiles: action.tiles,
  }));
}

/** Everything that is legal. */
export function stripButtons(choices: Choices, { narrow, tight }: StripRoom): StripButtons {
  const { chows, pung, kongs, own, flowers, readyAtOnce, mahjong, pass } = choices;
  return {
    claims: [
      ...chowButtons(chows, narrow),
      ...(pung ? [plain(pung, t("table-pung"), "P", { name: "pung" })] : []),
      ...kongButtons(kongs, tight),
      ...ownButtons(own, tight),
      // the key lays out the first
      ...flowers.map((action, place) => ({
        ...plain(action, t("table-flower"), place === 0 ? "F" : ""),
        said: t("table-flower-of", { tile: nameOf(action) }),
        tiles: action.tile ? [action.tile] : [],
        tilesFirst: true,
      })),
      ...(readyAtOnce ? [plain(readyAtOnce, t("table-declare-at-once"), "R", { name: "ready_at_once" })] : []),
    ],
    last: [
      ...(mahjong ? [plain(mahjong, t("table-mahjong"), "M", { name: "mahjong", look: "win" })] : []),
      ...(pass
        ? [
            plain(pass, readyAtOnce ? t("table-pass-at-once") : t("table-pass"), t("table-key-space"), {
              name: "pass",
              look: "pass",
            }),
          ]
        : []),
    ],
  };
}

/** The button that plays an action, or opens the choice that it is one of; null where it has none: a discard. */
export function buttonOf({ word }: LegalAction, choices: Choices, room: StripRoom): StripButton | null {
  const { claims, last } = stripButtons(choices, room);
  const plays = ({ does }: StripButton): boolean => {
    if (typeof does === "function") return false;
    const actions = typeof does === "string" ? chosenAmong(choices, does) : [does];
    return actions.some((it) => it.word === word);
  };
  return [...claims, ...last].find(plays) ?? null;
}

/** What a second word is asked for: to do what was pressed all the same, or to leave it. */
export function doubtButtons(doubt: Doubt, choices: Choices, room: StripRoom, hands: DoubtHands): StripButton[] {
  const made = (name: string, look: StripButton["look"], label: string, does: () => void, key = ""): StripButton => ({
    name,
    look,
    label,
    tiles: [],
    key,
    does,
  });
  const { about, tile, action } = doubt;
  if (about === "danger")
    return [
      made("keep", "pass", t("table-danger-keep"), hands.keep),
      made("discard-anyway", "win", t("table-danger-discard"), hands.discard),
    ];
  if (about === "ready")
    return [
      made("undeclared", "pass", t("now-undeclared-not"), hands.leaveUndeclared),
      made("declare-ready", "claim", t("now-undeclared-do"), hands.discard, "Enter"),
    ];
  const won = stripButtons(choices, room).last.filter(({ look }) => look === "win");
  if (tile) return [...won, made("instead", "pass", t("table-danger-discard"), hands.discard, "Enter")];
  const { label = "", said = label } = buttonOf(action, onlyWith(action, choices), room) ?? {};
  const { tiles } = action;
  const instead = made("instead", "pass", label, () => hands.act(action), t("table-key-space"));
  return [...won, { ...instead, said, tiles }];
}

/** As though of each sort of sets nothing but this were on offer: the button then says which set it is. */
function onlyWith({ word }: LegalAction, choices: Choices): Choices {
  const only = (sort: readonly LegalAction[]): LegalAction[] => sort.filter((it) => it.word === word);
  return { ...choices, chows: only(choices.chows), kongs: only(choices.kongs), own: only(choices.own) };
}

/** Whether a key is told beside what it does: letters only where they are listened to. */
export const isTold = (key: string): boolean => key !== "" && (settings.letterKeys || key.length > 1);

function plain(action: LegalAction, label: string, key: string, more: Partial<StripButton> = {}): StripButton {
  return { name: action.word, look: "claim", label, tiles: [], key, does: action, ...more };
}

/** One button for a whole sort, behind which one chooses. */
function folded(sort: Choosing, label: string, key: string): StripButton {
  return { name: sort, look: "claim", label, tiles: [], key, does: sort };
}

/** Side by side where there is room: the first says what they all are. */
function chowButtons(chows: readonly LegalAction[], narrow: boolean): StripButton[] {
  const [only] = chows;
  if (!only) return [];
  const said = (action: LegalAction): string => t("table-chow-of", { tiles: tilesText(action) });
  if (chows.length === 1)
    return [plain(only, t("table-chow"), "C", { said: said(only), tiles: narrow ? [] : only.tiles })];
  if (narrow) return [folded("chow", t("table-chow"), "C")];
  return chows.map((action, number) =>
    plain(action, number === 0 ? t("table-chow") : "", String(number + 1), {
      said: said(action),
      tiles: action.tiles,
    }),
  );
}

function kongButtons(kongs: readonly LegalAction[], tight: boolean): StripButton[] {
  const [only] = kongs;
  if (!only) return [];
  if (kongs.length > 1) return [folded("kong", t("table-kong"), "K")];
  const tiles = only.kind !== "kong" && only.tile && !tight ? [only.tile] : [];
  return [plain(only, t("table-kong"), "K", { said: `${kongName(only)}: ${nameOf(only)}`, tiles })];
}

function ownButtons(own: readonly LegalAction[], tight: boolean): StripButton[] {
  const [only] = own;
  if (!only) return [];
  if (own.length > 1) return [folded("own", t("table-lay-own"), "O")];
  const said = t("table-lay-own-of", { tiles: tilesText(only) });
  return [plain(only, t("table-lay-own"), "O", { said, tiles: tight ? [] : only.tiles })];
}

function kongName({ kind }: LegalAction): string {
  if (kind === "concealed_kong") return t("table-concealed-kong");
  return kind === "added_kong" ? t("table-added-kong") : t("table-kong");
}

const nameOf = ({ tile }: LegalAction): string => (tile ? tileName(tile) : "");
const tilesText = ({ tiles }: LegalAction): string => tiles.map(tileName).join(", ");

// The rooms of the page, a row each: its address, what the browser's tab says, how it is fetched, and where it stands on the first
// page. A new one is a folder and a row here.

import type { Component } from "svelte";
import type { Place } from "./home/places";
import { keepApart } from "./kit/apart";
import { atLeisure } from "./kit/leisure";
import { definePages, go, href, parseHash, type Route } from "./kit/router/router.svelte";
import type { Given, Params } from "./kit/router/addresses";
import { t, withWords, type MessageId } from "./words/i18n.svelte";

export interface Room<Address extends string = string> {
  readonly address: Address;
  /** The message that names it in the browser's tab. */
  readonly title: MessageId;
  /** Fetches it, with its words; null: it is the first page, which is there from the beginning. */
  readonly load: (() => Promise<{ default: Component<never> }>) | null;
  /** What its component is given, of what stands in the address. */
  readonly props: (params: Given) => Record<string, unknown>;
  /** Opens above the first page. */
  readonly above: boolean;
  /** Cloth lies there while it is fetched. */
  readonly felt: boolean;
  /** Can be played without the server: fetched before anybody goes there, where the browser does not keep the page. */
  readonly offline: boolean;
  /** Fetched as soon as somebody points at a link to it. */
  readonly ahead: boolean;
  /** Made anew for another address of its own. */
  readonly anew: boolean;
  /** Its large tile on the first page, or its line among what lies beside playing. */
  readonly place: Omit<Place, "to"> | null;
}

interface Row<Address extends string, Props extends Record<string, unknown>> {
  address: Address;
  title: MessageId;
  load: (() => Promise<{ default: Component<Props> }>) | null;
  /** It does with the words that are said first. */
  early?: boolean;
  props?: (params: Params<Address>) => Props;
  above?: boolean;
  felt?: boolean;
  offline?: boolean;
  ahead?: boolean;
  anew?: boolean;
  place?: Omit<Place, "to">;
}

function room<const Address extends string, Props extends Record<string, unknown>>(
  row: Row<Address, Props>,
): Room<Address> {
  const { props = (params: Params<Address>) => params as unknown as Props, place = null } = row;
  return {
    address: row.address,
    title: row.title,
    load: (row.load && !row.early ? withWords(row.load) : row.load) as Room["load"],
    props: props as Room["props"],
    above: row.above ?? false,
    felt: row.felt ?? false,
    offline: row.offline ?? false,
    ahead: row.ahead ?? true,
    anew: row.anew ?? false,
    place,
  };
}

/** What stands first is looked for first. */
export const rooms = {
  home: room({ address: "/", title: "title-home", load: null }),
  play: room({
    address: "/play",
    title: "setup-title",
    load: () => import("./setup/SetupDialog.svelte"),
    props: () => ({}),
    above: true,
    place: { as: "tile", art: "1z", text: "place-play" },
  }),
  settings: room({
    address: "/settings",
    title: "settings-title",
    load: () => import("./kit/settings/SettingsDialog.svelte"),
    above: true,
    props: () => ({ open: true, onClose: goHome }),
  }),
  table: room({
    address: "/table/{table}",
    title: "title-table",
    load: () => import("./table/TableRoom.svelte"),
    early: true,
    felt: true,
  }),
  replay: room({
    address: "/table/{table}/replay/{hand:number}/[frame]",
    title: "replay-title",
    load: () => import("./replay/Replay.svelte"),
    felt: true,
    props: ({ table, hand, frame }) => ({ table, hand, frame }),
  }),
  record: room({
    address: "/record/{record}/{hand:number}/[frame]",
    title: "replay-title",
    load: () => import("./replay/Replay.svelte"),
    felt: true,
    props: ({ record, hand, frame }) => ({ record, hand, frame }),
  }),
  review: room({
    address: "/table/{table}/review",
    title: "review-title",
    load: () => import("./review/ReviewPage.svelte"),
  }),
  recordReview: room({
    address: "/record/{record}/review",
    title: "review-title",
    load: () => import("./review/ReviewPage.svelte"),
  }),
  mistakes: room({
    address: "/mistakes",
    title: "mistakes-title",
    load: () => import("./mistakes/MistakesPage.svelte"),
    props: () => ({}),
  }),
  device: room({
    address: "/device/{ticket}",
    title: "move-title",
    load: () => import("./friends/DevicePage.svelte"),
  }),
  watchHand: room({
    address: "/watch/{code}/{hand:number}",
    title: "replay-title",
    load: () => import("./replay/Replay.svelte"),
    felt: true,
    props: ({ code, hand }) => ({ watched: code, hand }),
  }),
  watch: room({
    address: "/watch/{code}",
    title: "watch-title",
    load: () => import("./table/WatchRoom.svelte"),
    felt: true,
    anew: true,
  }),
  layoutEditor: room({
    address: "/solitaire/editor/[layout]",
    title: "solo-editor",
    load: () => import("./solo/editor/EditorPage.svelte"),
    felt: true,
    anew: true,
  }),
  solitaire: room({
    address: "/solitaire/[layout]/[deal]",
    title: "place-solitaire",
    load: () => import("./solo/solitaire/SolitairePage.svelte"),
    felt: true,
    offline: true,
    place: { as: "tile", art: "1f", text: "place-solitaire", kept: ["solo.games"] },
  }),
  connect: room({
    address: "/connect",
    title: "place-connect",
    load: () => import("./solo/connect/ConnectPage.svelte"),
    props: () => ({}),
    felt: true,
    offline: true,
    place: { as: "tile", art: "2p", text: "place-connect", kept: ["connect.games", "connect.game"] },
  }),
  scorebook: room({
    address: "/scorebook/[book]/[view]/[entry]",
    title: "scorebook-title",
    load: () => import("./scorebook/ScorebookPage.svelte"),
    place: { as: "line", text: "scorebook-title" },
  }),
  schoolAdult: room({
    address: "/school/adult/[step]",
    title: "path-adult",
    load: () => import("./school/adult/AdultPage.svelte"),
  }),
  schoolCards: room({
    address: "/school/cards/[step]",
    title: "path-cards",
    load: () => import("./school/adult/CardsPage.svelte"),
  }),
  schoolVoice: room({
    address: "/school/voice",
    title: "path-voice",
    load: () => import("./school/adult/VoicePage.svelte"),
    props: () => ({}),
  }),
  school: room({
    address: "/school/[step]/[suit]/[seed]",
    title: "path-title",
    load: () => import("./school/SchoolPage.svelte"),
    felt: true,
    place: { as: "tile", art: "1s", text: "place-school" },
  }),
  family: room({
    address: "/family/[step]",
    title: "family-title",
    load: () => import("./family/FamilyPage.svelte"),
    felt: true,
  }),
  join: room({
    address: "/join/[code]",
    title: "join-title",
    load: () => import("./friends/JoinPage.svelte"),
    place: { as: "line", text: "join-title" },
  }),
  settlement: room({
    address: "/calculator/table?[query]",
    title: "settlement-title",
    load: () => import("./settlement/SettlementPage.svelte"),
    props: () => ({}),
    place: { as: "line", text: "settlement-title" },
  }),
  calculator: room({
    address: "/calculator?[query]",
    title: "calculator-title",
    load: () => import("./calculator/CalculatorPage.svelte"),
    props: () => ({}),
    place: { as: "line", text: "calculator-title" },
  }),
  tableBook: room({
    address: "/rules/book/table/{table}/[...anchor]?[query]",
    title: "rulebook-title",
    load: () => import("./book/BookPage.svelte"),
  }),
  invitedBook: room({
    address: "/rules/book/invitation/{code}/[...anchor]?[query]",
    title: "rulebook-title",
    load: () => import("./book/BookPage.svelte"),
  }),
  book: room({
    address: "/rules/book/[rules]/[...anchor]?[query]",
    title: "rulebook-title",
    load: () => import("./book/BookPage.svelte"),
    place: { as: "line", text: "rulebook-title" },
  }),
  lessons: room({
    address: "/lessons/[lesson]",
    title: "lessons-title",
    load: () => import("./lessons/LessonsPage.svelte"),
    place: { as: "line", text: "lessons-title" },
  }),
  game: room({
    address: "/game/[page]/[term]",
    title: "game-title",
    load: () => import("./book/GamePage.svelte"),
    place: { as: "line", text: "game-title" },
  }),
  statistics: room({
    address: "/statistics",
    title: "statistics-title",
    load: () => import("./statistics/StatisticsPage.svelte"),
    props: () => ({}),
    place: { as: "line", text: "statistics-title" },
  }),
  verify: room({
    address: "/verify/[table]",
    title: "verify-title",
    load: () => import("./verify/VerifyPage.svelte"),
  }),
  simulate: room({
    address: "/simulator",
    title: "simulate-title",
    load: () => import("./simulate/SimulatePage.svelte"),
    props: () => ({}),
    place: { as: "line", text: "simulate-title" },
  }),
  trainers: room({
    address: "/trainers/[trainer]/[level]/[seed]",
    title: "trainers-title",
    load: () => import("./trainers/TrainersPage.svelte"),
    place: { as: "line", text: "trainers-title" },
  }),
  household: room({
    address: "/rules?[link]",
    title: "household-title",
    load: () => import("./household/HouseholdPage.svelte"),
    props: () => ({}),
    place: { as: "line", text: "household-title" },
  }),
  interface: room({
    address: "/interface",
    title: "interface-title",
    load: () => import("./interface/InterfacePage.svelte"),
    props: () => ({}),
    ahead: false,
    place: { as: "line", text: "interface-title" },
  }),
} as const;

keepApart("voice", () => import("./school/voiceFile"));

declare module "./kit/router/router.svelte" {
  interface Pages extends AddressesOf<typeof rooms> {}
}

type AddressesOf<Rows extends Record<string, Room>> = { [Name in keyof Rows]: Rows[Name]["address"] };

definePages(Object.fromEntries(Object.entries(rooms).map(([name, { address }]) => [name, address])));

const all: readonly Room[] = Object.values(rooms);

function goHome(): void {
  go(href("home"));
}

/** What one can do in the house, in the order of the rows. */
export const places: readonly Place[] = Object.entries(rooms as Record<string, Room>).flatMap(([name, { place }]) =>
  place ? [{ ...place, to: (href as (page: string) => string)(name) }] : [],
);

/** The room that one is in; null where there is none. */
export function roomOf({ page }: Route): Room | null {
  return page === null ? null : rooms[page];
}

/** What the browser's tab says. `seen`: what one looks at there, where the page says it. */
export function pageTitle(here: Route, seen = ""): string {
  const found = roomOf(here);
  if (!found || found.load === null) return t("title-home");
  return [seen, t(found.title), "Eastwind"].filter(Boolean).join(" · ");
}

/** The games for one that are kept for when no server answers. */
export const keptGames = (): Promise<unknown> => import("./solo/board/offline");

/** Functions that fetch the rooms that can be played without the server. */
export function roomsOffline(): (() => Promise<unknown>)[] {
  return all.filter(({ offline }) => offline).flatMap(({ load }) => load ?? []);
}

/** Fetches a room once its link is pointed at, touched or focused: it is on its way before the press has ended. */
export function fetchOnApproach(within: Pick<Document, "addEventListener">): void {
  const fetched = new Set<Room>();
  const approach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a[href^='#']") : null;
    const room = link ? roomOf(parseHash(link.getAttribute("href") ?? "")) : null;
    // some browsers remember that a part did not come
    if (!room?.load || !room.ahead || fetched.has(room) || !navigator.onLine) return;
    fetched.add(room);
    // whoever goes there asks again, and is told
    room.load().catch(() => fetched.delete(room));
  };
  for (const event of ["pointerover", "focusin", "touchstart"] as const)
    within.addEventListener(event, approach, { passive: true });
}

/**
 * Fetches parts while nothing else is to be done, so that they are there at the first click, and also when the server is gone
 * by then. One that does not come now is asked for again when it is wanted.
 */
export function fetchAhead(...ahead: readonly (() => Promise<unknown>)[]): void {
  const [first, ...rest] = ahead;
  if (!first) return;
  atLeisure(() => {
    first().then(
      () => fetchAhead(...rest),
      () => undefined,
    );
  });
}

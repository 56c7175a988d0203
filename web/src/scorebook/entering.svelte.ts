// A hand that is being entered: what was said of it so far, with the way back, and what comes of it.

import { refusalText } from "../calculator/words";
import { COPIES, isBonus, lay, laidOf, setTiles, whyNot, type Place, type Sheet as Laid } from "../hand/sheet";
import { UnfitEntries } from "../kit/fields/unfit.svelte";
import { History } from "../kit/history.svelte";
import { tileName } from "../tiles/names";
import type { TileCode } from "../tiles/codes";
import type { HandEvent, ScoreBook, Seat, Sheet, SomebodyWon, WinSource } from "../wire/generated";
import { formatList, t } from "../words/i18n.svelte";
import {
  draftOf,
  entryOf,
  newDraft,
  othersWith,
  withEntry,
  withHeld,
  withSource,
  withWinner,
  type Draft,
  type Held,
} from "./book";
import { nameIn } from "./words";
import { Worked } from "./worked.svelte";

const FROM_THE_WALL: readonly WinSource[] = ["wall", "loose", "last_wall"];
const FROM_OTHERS: readonly WinSource[] = ["discard", "robbed_kong", "last_discard"];
const READY: readonly HandEvent[] = ["ready", "ready_at_once"];

/** The name of the field for a player's plain number. */
export function pointsOf(seat: Seat): string {
  return `points/${seat}`;
}

export class Entering {
  readonly #book: () => ScoreBook;
  /** Of the match as it is. */
  readonly #match: () => Sheet | null;
  /** Before which entry a hand goes that was forgotten. */
  readonly #before: string | undefined;
  readonly history: History<Draft>;
  readonly worked = new Worked();
  /** Whose hand is looked at. */
  open: Seat = $state(0);
  place: Place = $state("hand");
  /** Why the tile that was tapped last cannot be laid. */
  said = $state("");
  /** Plain numbers instead of tiles. */
  numbers = $state(false);
  /** Numbers that are written there and cannot be: as long as there are any the hand is not written down. */
  readonly unfit = new UnfitEntries();

  readonly draft: Draft = $derived.by(() => this.history.last ?? newDraft(this.#book().names.length));
  readonly won = $derived.by(() => this.draft.winners.length > 0);
  readonly entry: SomebodyWon = $derived.by(() => entryOf(this.draft));
  /** The draft says what is seen on the screen. */
  readonly whole = $derived.by(() => this.unfit.count === 0);
  readonly held: Held | undefined = $derived.by(() => this.draft.held[this.open]);
  readonly isWinner = $derived.by(() => this.draft.winners.includes(this.open));
  /** What came of it. */
  readonly shown = $derived.by(() =>
    this.won ? this.worked.sheet?.entries.find((it) => it.id === this.draft.id) : undefined,
  );
  readonly worth = $derived.by(() => this.shown?.worths.find((it) => it.seat === this.open));
  readonly sheet = $derived.by(() => this.worked.sheet ?? this.#match());
  readonly asks = $derived.by(() => this.sheet?.asks);
  readonly dealer = $derived.by(() => {
    const match = this.#match();
    const instead = match?.entries.find((it) => it.id === (this.#before ?? this.draft.id));
    return this.shown?.dealer ?? instead?.dealer ?? match?.next.dealer ?? 0;
  });
  readonly faults = $derived.by(() => this.shown?.faults ?? []);
  /** It can stand as it is. */
  readonly ready = $derived.by(
    () => this.whole && this.won && this.worked.current && this.shown !== undefined && this.faults.length === 0,
  );
  /** It can be written down: as it is worked out, or without a server as it was entered. */
  readonly writable = $derived.by(() => this.whole && (this.ready || this.worked.offline));
  readonly kinds = $derived.by(() => (this.draft.discarder === null ? FROM_THE_WALL : FROM_OTHERS));
  readonly by: WinSource = $derived.by(() => this.draft.by ?? (this.draft.discarder === null ? "wall" : "discard"));
  /** Whoever gave the tile had declared a ready hand. */
  readonly giverReady = $derived.by(() => {
    const { discarder, held } = this.draft;
    return discarder !== null && (held[discarder]?.laid.events.some((it) => READY.includes(it)) ?? false);
  });

  /** `entry`: the one that is changed; null: a new one. `id`: in the place of which entry it is written. */
  constructor(
    book: () => ScoreBook,
    match: () => Sheet | null,
    entry: SomebodyWon | null,
    id: string | undefined,
    before?: string,
  ) {
    this.#book = book;
    this.#before = before;
    this.#match = match;
    const players = book().names.length;
    const fresh = newDraft(players);
    this.history = new History([entry ? draftOf(entry, players) : { ...fresh, id: id ?? fresh.id }]);
    this.open = entry?.winners[0] ?? 0;
    this.numbers = entry?.winners.some((seat) => typeof entry.hands[seat]?.points === "number") ?? false;
  }

  /** Call in an effect. */
  ask(): void {
    if (this.won) this.worked.ask(withEntry(this.#book(), this.entry, this.#before), false);
  }

  change(next: Draft): void {
    this.said = "";
    // other winners have other fields
    if (next.winners.join() !== this.draft.winners.join()) this.unfit.clearAll();
    this.history.do(next);
  }

  undo(): void {
    this.unfit.clearAll();
    if (this.history.done.length > 1) this.history.undo();
  }

  redo(): void {
    this.unfit.clearAll();
    this.history.redo();
  }

  /** Goes over from tiles to plain numbers, or back: a winner's number that is not on the screen any more does not count. */
  turn(): void {
    this.unfit.clearAll();
    this.numbers = !this.numbers;
    const { winners, held } = this.draft;
    if (this.numbers || winners.every((seat) => held[seat]?.points === null)) return;
    this.change({
      ...this.draft,
      held: held.map((one, seat) => (winners.includes(seat) ? { ...one, points: null } : one)),
    });
  }

  /** Says who won. */
  pick(seat: Seat): void {
    const next = withWinner(this.draft, seat, this.asks?.several ?? false);
    this.change(next);
    this.show(next.winners.includes(seat) ? seat : this.open);
  }

  show(seat: Seat): void {
    this.open = seat;
    this.said = "";
    // A loser's sets are what counts; whoever won lays his hand.
    if (this.won) this.place = this.draft.winners.includes(seat) ? "hand" : "pung";
  }

  from(discarder: Seat | null, by: WinSource | null): void {
    this.change(withSource(this.draft, discarder, by));
  }

  points(seat: Seat, points: number | null): void {
    this.change(withHeld(this.draft, seat, { points }));
  }

  tap(tile: TileCode): void {
    const held = this.held;
    if (!held) return;
    const refusal = whyNot(held.laid, tile, this.place);
    this.said = refusal ? refusalText(refusal) : this.#lackOf(held.laid, tile);
    if (this.said !== "") return;
    this.unfit.clear(pointsOf(this.open));
    this.change(withHeld(this.draft, this.open, { laid: lay(held.laid, tile, this.place), points: null }));
  }

  lay(laid: Laid): void {
    this.change(withHeld(this.draft, this.open, { laid }));
  }

  /** Says that something happened, or that it did not. */
  says(event: HandEvent): void {
    const laid = this.held?.laid;
    if (!laid) return;
    const events = laid.events.includes(event) ? laid.events.filter((it) => it !== event) : [...laid.events, event];
    this.lay({ ...laid, events });
  }

  /** Says that whoever gave the tile had declared a ready hand, or had not. */
  saysReady(seat: Seat): void {
    const laid = this.draft.held[seat]?.laid;
    if (!laid) return;
    const others = laid.events.filter((it) => !READY.includes(it));
    const events: readonly HandEvent[] = this.giverReady ? others : [...others, "ready"];
    this.change(withHeld(this.draft, seat, { laid: { ...laid, events } }));
  }

  /** Why a tile, or one of the set that it begins, is not there any more: the others have it. Empty where it is. */
  #lackOf(laid: Laid, tile: TileCode): string {
    const tiles = this.place === "hand" ? [tile] : (setTiles(this.place, tile) ?? [tile]);
    for (const one of new Set(tiles)) {
      const others = othersWith(this.draft, this.open, one);
      const wanted = tiles.filter((it) => it === one).length + laidOf(laid, one);
      const count = others.reduce((sum, it) => sum + it.count, wanted);
      if (count <= (isBonus(one) ? 1 : COPIES)) continue;
      const book = this.#book();
      const where = formatList(
        others.map((it) => t("scorebook-has", { name: nameIn(book, it.seat), count: it.count })),
      );
      return t("scorebook-too-many", { tile: tileName(one), where });
    }
    return "";
  }
}

// What the strip has to say: the question that is put, or what went by while none is.

import { nameOf } from "../hand/names";
import type { TileCode } from "../tiles/codes";
import type { LegalAction, Obstacle } from "../wire/generated";
import { t } from "../words/i18n.svelte";
import type { Scene } from "./layout/scene";
import { barText } from "./line/bars";
import { describeEvent, describeQuestion } from "./line/describe";
import { turnWords, waitingWords } from "./line/now";
import type { TableSession } from "./line/session.svelte";
import {
  chosenAmong,
  countButtons,
  doubtButtons,
  setButtons,
  stripButtons,
  type DoubtHands,
  type StripButton,
  type StripButtons,
} from "./strip";

/** What is asked: a tile, words, or both. */
interface Asked {
  tile: TileCode | null;
  words: string;
}

export class Question {
  readonly #session: TableSession;
  readonly #scene: () => Scene;
  readonly #billHidden: () => boolean;
  readonly #hands: DoubtHands;

  readonly narrow: boolean = $derived.by(() => this.#scene().strip.width < 620);
  readonly tight: boolean = $derived.by(() => this.#scene().strip.width < 420);
  /**
   * What stands at the left of the strip: the box is in the middle of the table as long as it has the room. A phone laid on its
   * side seldom has it: there the box stays in the middle of the strip, for its words are not to move from one to the next.
   */
  readonly ballast: number = $derived.by(() => {
    const { strip, width, shape } = this.#scene();
    if (shape === "short") return 0;
    return Math.max(0, strip.x - (width - strip.x - strip.width));
  });
  readonly count: number = $derived.by(() => countButtons(this.#session.choices));
  /** The sets among which one chooses now. */
  readonly picked: readonly LegalAction[] = $derived.by(() =>
    chosenAmong(this.#session.choices, this.#session.hand.choosing),
  );
  readonly sets: StripButton[] = $derived(setButtons(this.picked));
  readonly buttons: StripButtons = $derived.by(() => stripButtons(this.#session.choices, this));
  /** There is room to say which key does the same. */
  readonly showsKeys: boolean = $derived.by(() => !this.narrow && this.#scene().strip.width >= 110 + this.count * 110);
  /** Nothing is in the box but words. */
  readonly bare: boolean = $derived.by(() => {
    const { hand } = this.#session;
    return this.count === 0 && hand.declarations.length === 0 && !hand.doubt;
  });
  readonly dense: boolean = $derived.by(
    () => this.picked.length === 0 && this.count > 4 && this.#scene().strip.width < 1000,
  );
  /** The rules let nobody win who has not declared, and one may do so now. */
  readonly readyToWin: boolean = $derived.by(() => {
    const { hand, view } = this.#session;
    return hand.declarations.includes("ready") && hand.declare === "no" && view?.options["ready_hand"] === "to-win";
  });
  /** Why the tile just drawn does not win, though it completes the hand. */
  readonly #reason: Obstacle | null = $derived.by(() => {
    const { settled, view } = this.#session;
    return settled ? (view?.obstacles.find((bar) => bar.on === "drawn") ?? null) : null;
  });
  /** Not the large table, on which everything that happens is seen where it happens. */
  readonly #small: boolean = $derived.by(() => this.#scene().shape !== "square");

  readonly shown: boolean = $derived.by(() => {
    const { hand } = this.#session;
    return (
      this.#billHidden() ||
      hand.doubt !== null ||
      this.count > 0 ||
      hand.declarations.length > 0 ||
      hand.mustDeclare ||
      this.#reason !== null ||
      hand.active
    );
  });
  readonly asked: Asked | null = $derived.by(() => this.#ask());
  /**
   * Whom one waits for while nothing is asked, or why what was pressed could not be done. On a small table the last thing that
   * happened stands above it, with its tile where there is room.
   */
  readonly passing: Asked & { now: string } = $derived.by(() => {
    const { lines, view, word } = this.#session;
    const line = lines.findLast((it) => it.event.kind !== "draw");
    const words = this.#small && view && line && !view.result ? describeEvent(line.event, view) : "";
    const now = word.words || waitingWords(this.#session);
    return { words, now, tile: this.#scene().strip.height >= 90 ? (line?.event.tile ?? null) : null };
  });

  /** Why a second word is asked for. */
  readonly doubted: string = $derived.by(() => {
    const { hand, view } = this.#session;
    if (hand.doubt?.about === "win") return t("now-spared");
    if (hand.doubt?.about === "ready") return t("now-undeclared");
    return t("table-danger-warning", { penalty: view?.options["penalty"] === false ? "no" : "yes" });
  });
  readonly doubtButtons: StripButton[] = $derived.by(() => {
    const { choices, hand } = this.#session;
    return hand.doubt ? doubtButtons(hand.doubt, choices, this, this.#hands) : [];
  });

  /** `discard`: presses the lifted tile once more. */
  constructor(session: TableSession, scene: () => Scene, billHidden: () => boolean, discard: () => void) {
    this.#session = session;
    this.#scene = scene;
    this.#billHidden = billHidden;
    this.#hands = {
      keep: () => session.hand.keep(),
      leaveUndeclared: () => {
        session.hand.leaveUndeclared();
        discard();
      },
      discard,
      act: (action) => session.act(action),
    };
  }

  #ask(): Asked | null {
    const { choices, hand, view, word } = this.#session;
    const { count, narrow, tight } = this;
    if (!view) return null;
    if (word.words) return said(word.words);
    const tile = view.robbable ?? (choices.pass && !choices.readyAtOnce ? view.last_discard : null);
    if (tile && (!tight || count < 4)) return { tile, words: this.#whose(count) };
    if (choices.readyAtOnce) return said(t("table-asked-at-once"));
    if (hand.mustDeclare) return said(t("table-must-declare"));
    if (this.readyToWin && !narrow) return said(t("table-ready-to-win"));
    if (this.#reason && hand.active && (tight ? count === 0 : count < 3)) return said(barText(this.#reason));
    const room = !tight || count === 0;
    if (hand.active && room && hand.declarations.length === 0)
      return said(turnWords(this.#session, hand.chosen?.code ?? null));
    return null;
  }

  /** Whose the tile is that is asked about, and what may be done with it. */
  #whose(count: number): string {
    const { choices, view } = this.#session;
    if (view?.robbable && view.turn !== null) return t("table-asked-kong", { name: nameOf(view, view.turn) });
    if (!view || view.last_discarder === null || this.narrow || count >= 5) return "";
    const room = this.#scene().strip.width >= 330 + count * 150;
    return room ? describeQuestion({ ...choices, pass: null }) : nameOf(view, view.last_discarder);
  }
}

const said = (words: string): Asked => ({ tile: null, words });

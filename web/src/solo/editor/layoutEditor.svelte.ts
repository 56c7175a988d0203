// The layout editor: what is done with a drawing, from the first tile until it is kept, written to a file or played.

import { announce } from "../../kit/announcer/announcer.svelte";
import { newId, OWN_PREFIX } from "../../kit/chance";
import { readText } from "../../kit/textFile";
import { t } from "../../words/i18n.svelte";
import type { SoloFault, SoloPlace } from "../../wire/generated";
import { ApiError } from "../../wire/http";
import { checkLayout, readLayout, writeLayout } from "../board/api";
import { forgetLayout, keepLayout, ownLayouts } from "../solitaire/saved";
import { DrawingBoard } from "./drawingBoard.svelte";

const LONGEST_NAME = 80;

/** What is told where the server has not done what was asked of it. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === "offline") return t("solo-editor-away");
  return error.status === 413 ? t("solo-editor-file-large") : t("solo-editor-failed");
}

export class LayoutEditor {
  /** The layout was kept before. */
  readonly known: boolean;
  readonly id: string;
  readonly board: DrawingBoard;
  name = $state("");
  nameMissing = $state(false);
  told = $state("");
  /** What was told is good news. */
  good = $state(false);
  faults: readonly SoloFault[] = $state.raw([]);
  /** The server is asked. */
  asking = $state(false);
  readonly #onTold: () => void;

  /** `layout`: the one to go on with. `onTold` is called whenever something new is told. */
  constructor(layout: string | undefined, onTold: () => void = () => undefined) {
    const kept = ownLayouts().find(({ id }) => id === layout);
    this.known = kept !== undefined;
    this.id = kept?.id ?? newId(OWN_PREFIX);
    this.name = kept?.name ?? "";
    this.board = new DrawingBoard(kept?.places ?? []);
    this.#onTold = onTold;
  }

  // --- drawing ---------------------------------------------------------------------------------------------------------

  place(at: SoloPlace): void {
    const obstacle = this.board.put(at);
    if (obstacle) this.#tell(t(`solo-editor-${obstacle}`));
    else this.#changed();
  }

  remove(at: SoloPlace): void {
    this.board.remove(at);
    this.#changed();
  }

  clear(): void {
    this.board.clear();
    this.#forgetTold();
  }

  take(places: readonly SoloPlace[]): void {
    this.board.take(places);
    this.#forgetTold();
  }

  undo(): void {
    this.board.history.undo();
    this.#changed();
  }

  redo(): void {
    this.board.history.redo();
    this.#changed();
  }

  goToLayer(by: number): void {
    this.board.goToLayer(by);
    announce(t("solo-editor-layer", { layer: this.board.layer + 1 }));
  }

  // --- what is done with it --------------------------------------------------------------------------------------------

  /** Whether the layout can be cleared; null where that is not known. */
  async check(): Promise<boolean | null> {
    if (this.#refusedFor(this.board.fault)) return false;
    const answer = await this.#wanted(() => checkLayout({ places: this.board.drawn }));
    if (!answer) return null;
    this.faults = answer.faults;
    if (answer.faults.length > 0) this.#tell(t("solo-editor-faulty"));
    else this.#tell(t(`solo-editor-clearable-${answer.clearable}`), answer.clearable === "yes");
    return answer.clearable === "yes";
  }

  /** Keeps the layout in this browser; false where it has no name, is not whole, or there is no room. */
  keep(): boolean {
    this.nameMissing = this.name.trim() === "";
    if (this.nameMissing) {
      this.#tell(t("solo-editor-name-missing"));
      return false;
    }
    if (this.#refusedFor(this.board.fault)) return false;
    const name = this.name.trim().slice(0, LONGEST_NAME);
    const kept = keepLayout({ id: this.id, name, places: this.board.drawn });
    this.#tell(t(kept ? "solo-editor-kept" : "solo-not-kept"), kept);
    return kept;
  }

  /** Checks and keeps it; whether it can be played now. */
  async makeReady(): Promise<boolean> {
    return (await this.check()) === true && this.keep();
  }

  forget(): void {
    forgetLayout(this.id);
    this.clear();
    this.name = "";
    this.#tell(t("solo-editor-forgotten"), true);
  }

  /** Takes the layout that a file holds; it bears the file's name where it has none of its own. */
  async load(file: File): Promise<void> {
    const text = await readText(file, (sentence) => {
      this.faults = [];
      this.#tell(sentence);
    });
    if (text === null) return;
    const answer = await this.#wanted(() => readLayout(text));
    if (!answer) return;
    this.faults = answer.faults;
    if (answer.faults.length > 0) {
      this.#tell(t("solo-editor-faulty"));
      return;
    }
    const nameless = answer.name === "own" || answer.name.startsWith("solo-layout-");
    this.take(answer.places);
    const name = (nameless ? file.name.replace(/\.[^.]+$/, "") : answer.name).trim();
    this.name = name.slice(0, LONGEST_NAME) || this.name;
    this.#tell(t(`solo-editor-clearable-${answer.clearable}`), answer.clearable === "yes");
  }

  /** The layout as a file's text, with the name that it bears there; null where there is none. */
  async write(format: "eastwind" | "kmahjongg"): Promise<{ title: string; text: string } | null> {
    if (this.#refusedFor(this.board.fault)) return null;
    const title = this.name.trim() || t("solo-layout-own");
    const answer = await this.#wanted(() => writeLayout({ places: this.board.drawn, name: title, format }));
    return answer && { title, text: answer.text };
  }

  /** The server's answer; null, and it is told, where there is none; null too where the drawing has become another meanwhile. */
  async #wanted<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    const asked = this.board.places;
    this.asking = true;
    try {
      const answer = await question();
      return this.board.places === asked ? answer : null;
    } catch (error) {
      if (this.board.places !== asked) return null;
      this.#tell(failureText(error));
      return null;
    } finally {
      this.asking = false;
    }
  }

  #refusedFor(fault: DrawingBoard["fault"]): boolean {
    if (fault) this.#tell(t(`solo-editor-${fault}`));
    return fault !== null;
  }

  #changed(): void {
    this.#forgetTold();
    announce(t("tiles-count", { count: this.board.places.length }));
  }

  #forgetTold(): void {
    this.told = "";
    this.faults = [];
  }

  #tell(text: string, good = false): void {
    this.told = text;
    this.good = good;
    announce(text);
    this.#onTold();
  }
}

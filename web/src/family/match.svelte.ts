// A family's match: the moves so far, and where it stands by the server's engine. The server keeps nothing of it.

import type { FamilyMoment, FamilySeat } from "../wire/generated";
import { call } from "../wire/http";
import { renewed, type Groups } from "./groups";
import { keepFamily, readFamily, watchFamily, type Choices, type Game, type Goal } from "./wish";

const SEEDS = 2 ** 31;

const isBegun = (game: Game | null): boolean => game !== null && game.moves.length > 0;

const fresh = ({ partners, scoring, flowers, hands, goal }: Choices): Game => ({
  partners,
  scoring,
  flowers,
  hands,
  goal,
  seed: Math.floor(Math.random() * SEEDS),
  moves: [],
});

export class Match {
  choices: Choices = $state.raw(readFamily().choices);
  moment: FamilyMoment | null = $state.raw(null);
  /** How each seat's tiles lie. */
  groups: Readonly<Record<number, Groups>> = $state.raw({});
  /** The tiles are looked over: nobody plays yet. */
  pausing = $state(false);
  asking = $state(false);
  failed = $state(false);
  /** A game that was left waits to be gone on with. */
  waits = $state(isBegun(readFamily().game));
  #game: Game = $state.raw(fresh(this.choices));
  #wanted: readonly string[] = [];

  get flowers(): boolean {
    return this.#game.flowers;
  }

  /** The named hand that is looked for in this match. */
  get goal(): Goal | null {
    return this.#game.goal;
  }

  /** Shows what another window has chosen, and whether a game waits. Call in an effect. */
  watch(): () => void {
    return watchFamily(() => {
      const { choices, game } = readFamily();
      this.choices = choices;
      if (this.moment === null) this.waits = isBegun(game);
    });
  }

  choose(choices: Choices): void {
    this.choices = choices;
    keepFamily({ choices });
  }

  async begin(): Promise<void> {
    this.#game = fresh(this.choices);
    this.groups = {};
    await this.#ask([]);
  }

  async goOn(): Promise<void> {
    const { game } = readFamily();
    if (!game) return;
    this.#game = game;
    await this.#ask(game.moves);
  }

  async play(move: string): Promise<void> {
    if (!this.asking) await this.#ask([...this.#game.moves, move], move.startsWith("break"));
  }

  /** Asks once more what the line has lost. */
  async again(): Promise<void> {
    await this.#ask(this.#wanted, this.#wanted.at(-1)?.startsWith("break"));
  }

  /** The game waits. */
  rest(): void {
    this.moment = null;
    this.pausing = false;
    this.waits = isBegun(this.#game);
  }

  /** The match is over. */
  leave(): void {
    this.moment = null;
    this.pausing = false;
    this.waits = false;
    keepFamily({ game: null });
  }

  lay(seat: number, groups: Groups): void {
    this.groups = { ...this.groups, [seat]: groups };
  }

  get persons(): FamilySeat[] {
    return this.moment?.seats.filter(({ partner }) => partner === "person") ?? [];
  }

  async #ask(moves: readonly string[], dealt = false): Promise<void> {
    this.#wanted = moves;
    this.asking = true;
    const { seed, partners, scoring, flowers, hands, goal } = this.#game;
    try {
      const body = { seed, partners, scoring, flowers, hands, goal, moves: [...moves] };
      const moment = await call("POST /api/family", { body });
      this.groups = Object.fromEntries(
        moment.seats.map(({ seat, hand, drawn }) => [
          seat,
          renewed(dealt ? [] : (this.groups[seat] ?? []), dealt || !drawn ? hand : [...hand, drawn]),
        ]),
      );
      this.pausing = dealt;
      this.moment = moment;
      this.#game = { ...this.#game, moves };
      this.failed = false;
      keepFamily({ game: this.#game });
    } catch {
      this.failed = true;
    } finally {
      this.asking = false;
    }
  }

  /** The pause is over: what was drawn meanwhile is laid to the hand. */
  ready(): void {
    this.pausing = false;
    for (const { seat, hand, drawn } of this.moment?.seats ?? [])
      if (drawn) this.lay(seat, renewed(this.groups[seat] ?? [], [...hand, drawn]));
  }
}

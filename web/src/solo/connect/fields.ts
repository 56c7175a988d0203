// The fields of a game of Connect, level by level: the next one is fetched while the present one is played.

import { drawKeptField, fetchField } from "../board/api";
import type { ConnectField } from "../../wire/generated";
import type { Variant } from "./saved";

type Kind = Pick<Variant, "gravity" | "families">;

export class Fields {
  #next: { level: number; field: Promise<ConnectField> } | null = null;

  /** Forgets what was fetched ahead: it belongs to another game. */
  forget(): void {
    this.#next = null;
  }

  /** The field of a level; one out of another game where the server does not answer, and null where none is kept either. */
  async open(level: number, seed: number, { gravity, families }: Kind): Promise<ConnectField | null> {
    const asked = this.#next?.level === level ? this.#next.field : fetchField(level, seed, gravity, families);
    const field = await asked.catch(() => drawKeptField(level, gravity, families)).catch(() => null);
    if (field === null) this.forget();
    return field;
  }

  fetchAhead(level: number, seed: number, { gravity, families }: Kind): void {
    const field = fetchField(level, seed, gravity, families);
    field.catch(() => undefined);
    this.#next = { level, field };
  }
}

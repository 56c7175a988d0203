// Chance for tasks as the engine has it (`eastwind.school.draw`): the same step, level and seed draw the same on both sides.

import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const MASK = 0xffff_ffff_ffff_ffffn;
const LOW = 0xffff_ffffn;

export class Draw {
  #state: bigint;

  constructor(step: string, level: number, seed: number) {
    const digest = sha256(utf8ToBytes(`${step} ${level} ${seed}`));
    this.#state = digest.slice(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  }

  /** A whole number from 0 up to, without, `bound`. */
  below(bound: number): number {
    const wide = BigInt(bound);
    let product = (this.#bits() >> 32n) * wide;
    if ((product & LOW) < wide) {
      const threshold = (1n << 32n) % wide;
      while ((product & LOW) < threshold) product = (this.#bits() >> 32n) * wide;
    }
    return Number(product >> 32n);
  }

  oneOf<One>(all: readonly One[]): One {
    return all[this.below(all.length)] as One;
  }

  shuffled<One>(all: readonly One[]): One[] {
    const row = [...all];
    for (let last = row.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [row[last], row[other]] = [row[other] as One, row[last] as One];
    }
    return row;
  }

  /** SplitMix64. */
  #bits(): bigint {
    this.#state = (this.#state + 0x9e37_79b9_7f4a_7c15n) & MASK;
    let bits = this.#state;
    bits = ((bits ^ (bits >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & MASK;
    bits = ((bits ^ (bits >> 27n)) * 0x94d0_49bb_1331_11ebn) & MASK;
    return bits ^ (bits >> 31n);
  }
}

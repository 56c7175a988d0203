// Something asked of the server for a page: the answer or why there is none, whether one waits for it, and how to ask again. A late
// answer to an earlier question is passed over.

import { ApiError } from "../wire/http";

export class Resource<Answer> {
  /** The last answer; it stays while the next one is on its way. */
  answer: Answer | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  waiting = $state(false);
  #question: (() => Promise<Answer>) | null = null;
  #turn = 0;

  /**
   * Asks, and takes the answer unless something else was asked meanwhile. Resolves to the answer, to null where there is none or it
   * came too late. `pause`: in ms, to be asked when the fingers rest; of questions that follow each other faster only the last is.
   * `quietly`: why there was no answer is said until there is another outcome: nobody hears it anew with every try.
   */
  async ask(question: () => Promise<Answer>, pause = 0, quietly = false): Promise<Answer | null> {
    const mine = (this.#turn += 1);
    this.#question = question;
    this.waiting = true;
    if (pause > 0) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (mine !== this.#turn) return null;
    }
    if (!quietly) this.failure = null;
    try {
      const answer = await question();
      if (mine !== this.#turn) return null;
      this.answer = answer;
      this.failure = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine === this.#turn) this.failure = error;
      return null;
    } finally {
      if (mine === this.#turn) this.waiting = false;
    }
  }

  /** Asks the last question once more. */
  async again(): Promise<Answer | null> {
    return this.#question ? await this.ask(this.#question) : null;
  }

  /** Whatever was asked is not wanted any more. */
  forget(): void {
    this.#turn += 1;
    this.#question = null;
    this.answer = null;
    this.failure = null;
    this.waiting = false;
  }
}

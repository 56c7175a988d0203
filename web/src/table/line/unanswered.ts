// What was said and may be lost with its line: a server that ends, or a table that goes to another process, leaves it unread. It
// is said again on the next line. Only what counts once however often it comes is kept, and an action is (`connection`).

import type { ClientMessage, Lobby, ServerMessage } from "../../wire/generated";

type Kind = ClientMessage["type"];

/** Before the first deal; said again only where nothing has been dealt since. */
const BEFORE_THE_DEAL: ReadonlySet<Kind> = new Set<Kind>(["sit", "ready", "begin"]);
/** Once it has been. A phrase is not among them: late, or twice, it says something else. */
const AT_THE_TABLE: ReadonlySet<Kind> = new Set<Kind>([
  "next_hand",
  "take_back",
  "give_up",
  "propose",
  "reply",
  "depart",
  "leave_to",
]);

interface Waiting {
  message: ClientMessage;
  /** So many questions whether the line is alive were asked on it before. */
  after: number;
}

/** Tests that a lobby shows what was said as done. A beginning is not shown by it, but by the first position. */
function isDone(message: ClientMessage, { you, seats }: Lobby): boolean {
  if (message.type === "ready") return seats[you]?.ready === message.ready;
  return message.type === "sit" && you === message.seat;
}

/** A line answers in order: what was said before a ping is done, or refused, by the time that ping is answered. */
export class Unanswered {
  #waiting: Waiting[] = [];
  #pings = 0;
  #pongs = 0;

  /** Something is said. */
  said(message: ClientMessage): void {
    if (message.type === "ping") this.#pings += 1;
    if (!BEFORE_THE_DEAL.has(message.type) && !AT_THE_TABLE.has(message.type)) return;
    // Of each kind the last one holds: who is ready and then is not, is not.
    this.#waiting = this.#waiting.filter((one) => one.message.type !== message.type);
    this.#waiting.push({ message, after: this.#pings });
  }

  /** Something was heard. */
  heard(message: ServerMessage): void {
    if (message.type === "pong") {
      this.#pongs += 1;
      this.#waiting = this.#waiting.filter((one) => one.after >= this.#pongs);
    }
    if (message.type === "lobby") this.#waiting = this.#waiting.filter((one) => !isDone(one.message, message));
    // What it refuses is not said; with several under way it may be any of them, and none is worth a second refusal.
    if (message.type === "error") this.#waiting = [];
  }

  /** A line was opened: nothing has been asked on it yet. */
  begin(): void {
    this.#pings = this.#pongs = 0;
    for (const one of this.#waiting) one.after = 0;
  }

  /** What is to be said again on a new line, in order, and waits for an answer from now on. `dealt`: a hand has been dealt. */
  again(dealt: boolean): ClientMessage[] {
    const kinds = dealt ? AT_THE_TABLE : BEFORE_THE_DEAL;
    const found = this.#waiting.filter((one) => kinds.has(one.message.type)).map((one) => one.message);
    this.#waiting = [];
    return found;
  }
}

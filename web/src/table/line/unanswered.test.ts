import { describe, expect, it } from "vitest";
import type { ClientMessage, ServerMessage } from "../../wire/generated";
import { refusal } from "../../../tests/support/told";
import { Unanswered } from "./unanswered";

const PING: ClientMessage = { type: "ping" };
const DEPART: ClientMessage = { type: "depart" };
const NEXT: ClientMessage = { type: "next_hand", hand: 3 };

function asked(...messages: ClientMessage[]): Unanswered {
  const found = new Unanswered();
  for (const message of messages) found.said(message);
  return found;
}

describe("what may be lost with its line", () => {
  it.each([
    DEPART,
    NEXT,
    { type: "take_back", version: 7, to: "decision", passes: false },
    { type: "give_up", version: 7, what: "hand" },
    { type: "propose", what: "end", version: 7, seat: null },
    { type: "reply", proposal: 1, agree: true },
    { type: "leave_to", flowers: true, passing: "none" },
  ] as ClientMessage[])("is said again at the table: $type", (message) => {
    expect(asked(message).again(true)).toEqual([message]);
    expect(asked(message).again(false)).toEqual([]);
  });

  it.each([
    { type: "sit", seat: 2 },
    { type: "ready", ready: true },
    { type: "begin", level: "club" },
  ] as ClientMessage[])("is said again before the first deal: $type", (message) => {
    expect(asked(message).again(false)).toEqual([message]);
    expect(asked(message).again(true)).toEqual([]);
  });

  it.each([
    { type: "say", phrase: "wow" },
    { type: "advice" },
    PING,
    { type: "hello", token: "t", nonce: "n" },
  ] as ClientMessage[])("is not said again: $type", (message) => {
    expect(asked(message).again(true)).toEqual([]);
    expect(asked(message).again(false)).toEqual([]);
  });

  it("is done when a ping is answered that was asked after it, and not before", () => {
    const one = asked(PING, DEPART);
    one.heard({ type: "pong" });
    expect(one.again(true)).toEqual([DEPART]);
    const other = asked(PING, DEPART, PING);
    other.heard({ type: "pong" });
    other.heard({ type: "pong" });
    expect(other.again(true)).toEqual([]);
  });

  it("waits again for an answer on the line that it is said on next", () => {
    const one = asked(PING, DEPART);
    one.begin();
    one.said(PING);
    one.heard({ type: "pong" });
    expect(one.again(true)).toEqual([]);
    const other = asked(PING, PING, DEPART);
    other.begin();
    for (const message of other.again(true)) other.said(message);
    expect(other.again(true)).toEqual([DEPART]);
  });

  it("is not said again when it was refused", () => {
    const one = asked(DEPART, NEXT);
    one.heard(refusal("stale_version"));
    expect(one.again(true)).toEqual([]);
  });

  it("is done when the lobby shows it, and not by one from before it", () => {
    const lobby = (you: number, ready: boolean): ServerMessage => ({
      type: "lobby",
      you,
      opener: 0,
      may_begin: false,
      code: "",
      first_east: "highest-sum",
      seats: [0, 1, 2, 3].map((seat) => ({ seat, player: "person", name: "P", free: false, here: true, ready })),
    });
    const READY: ClientMessage = { type: "ready", ready: true };
    const SIT: ClientMessage = { type: "sit", seat: 2 };
    const BEGIN: ClientMessage = { type: "begin", level: "club", anyway: false, without: null };
    const one = asked(READY, SIT, BEGIN);
    one.heard(lobby(1, false));
    one.heard(lobby(2, true));
    expect(one.again(false)).toEqual([BEGIN]);
    const other = asked(READY, SIT);
    other.heard(lobby(1, false));
    expect(other.again(false)).toEqual([READY, SIT]);
  });

  it("keeps the order, and the last word of a kind", () => {
    const ready = (value: boolean): ClientMessage => ({ type: "ready", ready: value });
    expect(asked(ready(true), { type: "sit", seat: 1 }, ready(false)).again(false)).toEqual([
      { type: "sit", seat: 1 },
      ready(false),
    ]);
  });
});

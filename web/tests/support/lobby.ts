// A table before its first deal, as a server tells of it.

import type { Lobby, LobbySeat } from "../../src/wire/generated";

export const lobbySeat = (part: Partial<LobbySeat>): LobbySeat => ({
  seat: 0,
  player: "person",
  name: "",
  free: false,
  here: true,
  ready: false,
  ...part,
});

export const lobby = (you: number, seats: LobbySeat[], part: Partial<Lobby> = {}): Lobby => ({
  type: "lobby",
  you,
  opener: 0,
  may_begin: false,
  code: "ACEFHJ",
  first_east: "highest-sum",
  seats,
  ...part,
});

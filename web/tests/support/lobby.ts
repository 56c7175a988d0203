// A table before its first deal, as a server tells of it to those who sit there and to those who are invited.

import type { Invitation, Lobby, LobbySeat } from "../../src/wire/generated";

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

/** An invitation to the table of Ann, where two programs sit and a place is free. */
export const invitation = (part: Partial<Invitation> = {}): Invitation => ({
  table: "t",
  code: "PRTUXY",
  rules: "ru-classic",
  title: "",
  options: {},
  seats: [
    { seat: 0, player: "person", name: "Ann", free: false },
    { seat: 1, player: "person", name: "", free: true },
    { seat: 2, player: "club", name: "Nora", free: false },
    { seat: 3, player: "club", name: "Vera", free: false },
  ],
  window: 4,
  help: "coach",
  begun: false,
  commitment: "",
  watch: "none",
  watchers: 0,
  away: "wait",
  stand_in_wins: false,
  pace: "none",
  bank: 0,
  first_east: "highest-sum",
  ...part,
});

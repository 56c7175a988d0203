// A score book in which nothing is written, and a hand that nobody won.

import type { Entry, ScoreBook } from "../../src/wire/generated";

export const drawn = (id: string): Entry => ({ type: "drawn", id, waiting: [], hands: [] });

export const BOOK: ScoreBook = {
  id: "b1",
  name: "",
  begun: "",
  rules: "pl-classic",
  options: {},
  digest: null,
  names: ["Ewa", "Piotr", "Halina", "Marek"],
  first_dealer: 0,
  rounds: null,
  stock: null,
  entries: [],
};

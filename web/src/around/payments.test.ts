import { expect, it } from "vitest";
import { paymentList, paymentMarks, paymentSquare } from "./payments";

const payments = [
  { payer: 2, payee: 1, amount: 60, reasons: ["settle-winner"] },
  { payer: 0, payee: 1, amount: 120, reasons: ["settle-winner", "settle-east"] },
  { payer: 2, payee: 0, amount: 8, reasons: ["settle-losers", "settle-east"] },
];

it("lays payments out from payer to payee", () => {
  const square = paymentSquare(payments);
  expect(square[0]?.[1]?.amount).toBe(120);
  expect(square[1]?.[0]).toBeNull();
  expect(square[2]?.[0]?.reasons).toEqual(["settle-losers", "settle-east"]);
});

it("adds up what one pair pays for several reasons, each reason once", () => {
  const square = paymentSquare([...payments, { payer: 2, payee: 1, amount: 5, reasons: ["settle-winner", "penalty-winds"] }]);
  expect(square[2]?.[1]).toEqual({ payer: 2, payee: 1, amount: 65, reasons: ["settle-winner", "penalty-winds"] });
});

it("leaves out payments of nothing and to oneself", () => {
  expect(paymentList([{ payer: 1, payee: 1, amount: 4, reasons: [] }, { payer: 1, payee: 2, amount: 0, reasons: [] }])).toEqual([]);
});

it("lists the largest first", () => {
  expect(paymentList(payments).map((it) => it.amount)).toEqual([120, 60, 8]);
});

it("marks East's doubling and penalties", () => {
  const of = (...reasons: string[]) => paymentMarks({ payer: 0, payee: 1, amount: 1, reasons });
  expect(of("settle-winner", "settle-east")).toEqual({ east: true, penalty: false });
  expect(of("penalty-dragons")).toEqual({ east: false, penalty: true });
});

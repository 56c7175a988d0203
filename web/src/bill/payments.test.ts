import { expect, it } from "vitest";
import type { Payment } from "../wire/generated";
import { paymentList, paymentMarks, paymentSquare } from "./payments";

const pay = (payer: number, payee: number, amount: number, ...reasons: string[]): Payment => ({
  payer,
  payee,
  amount,
  parts: [{ loser: payer, amount, reasons }],
});

const payments = [
  pay(2, 1, 60, "settle-winner"),
  pay(0, 1, 120, "settle-winner", "settle-dealer"),
  pay(2, 0, 8, "settle-losers", "settle-dealer"),
];

it("tells a player's own payments first", () => {
  expect(paymentList(payments, 0).map(({ payer, payee }) => [payer, payee])).toEqual([
    [0, 1],
    [2, 0],
    [2, 1],
  ]);
  expect(paymentList(payments)[1]?.amount).toBe(60);
});

it("lays payments out from payer to payee", () => {
  const square = paymentSquare(payments);
  expect(square[0]?.[1]?.amount).toBe(120);
  expect(square[1]?.[0]).toBeNull();
  expect(square[2]?.[0]?.reasons).toEqual(["settle-losers", "settle-dealer"]);
});

it("adds up what one pair pays for several reasons, each reason once", () => {
  const square = paymentSquare([...payments, pay(2, 1, 5, "settle-winner", "penalty-winds")]);
  expect(square[2]?.[1]).toMatchObject({ payer: 2, payee: 1, amount: 65, reasons: ["settle-winner", "penalty-winds"] });
});

it("leaves out payments of nothing and to oneself", () => {
  expect(paymentList([pay(1, 1, 4), pay(1, 2, 0)])).toEqual([]);
});

it("lists the largest first", () => {
  expect(paymentList(payments).map((it) => it.amount)).toEqual([120, 60, 8]);
});

it("marks East's doubling and penalties", () => {
  const of = (...reasons: string[]) => paymentMarks({ ...pay(0, 1, 1, ...reasons), reasons });
  expect(of("settle-winner", "settle-dealer")).toEqual({ east: true, penalty: false });
  expect(of("penalty-dragons")).toEqual({ east: false, penalty: true });
});

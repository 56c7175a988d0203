// The payments of a hand as a square: who pays whom, how much and why.

import type { Payment, PaymentPart } from "../wire/generated";

export interface Paid {
  payer: number;
  payee: number;
  amount: number;
  /** Of all its parts, each once. */
  reasons: string[];
  /** Whose parts it is made of. */
  parts: PaymentPart[];
}

/** `square[payer][payee]`: what the one pays the other, or null. Several entries for one pair are added up. */
export function paymentSquare(payments: readonly Payment[]): (Paid | null)[][] {
  const square: (Paid | null)[][] = Array.from({ length: 4 }, () => [null, null, null, null]);
  for (const { payer, payee, amount, parts } of payments) {
    const row = square[payer];
    if (!row || payer === payee || amount === 0) continue;
    const before = row[payee];
    const all = [...(before?.parts ?? []), ...parts];
    row[payee] = {
      payer,
      payee,
      amount: amount + (before?.amount ?? 0),
      reasons: [...new Set(all.flatMap((part) => part.reasons))],
      parts: all,
    };
  }
  return square;
}

/** Every payment once: those of one seat first, of these and of the others the largest. */
export function paymentList(payments: readonly Payment[], first: number | null = null): Paid[] {
  const all = paymentSquare(payments)
    .flat()
    .filter((payment) => payment !== null);
  const own = ({ payer, payee }: Paid): number => (payer === first || payee === first ? 1 : 0);
  return all.sort((a, b) => own(b) - own(a) || b.amount - a.amount);
}

/** Whether East's doubling, or a penalty, is among the reasons: shown as a mark in the square. */
export function paymentMarks(payment: Paid): { east: boolean; penalty: boolean } {
  return {
    east: payment.reasons.includes("settle-dealer"),
    penalty: payment.reasons.some((reason) => reason.startsWith("penalty-")),
  };
}

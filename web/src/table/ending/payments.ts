// The payments of a hand as a square: who pays whom, how much and why.

import type { PaymentPart, PaymentReason } from "../../wire/generated";

export interface Payment {
  payer: number;
  payee: number;
  amount: number;
  reasons: string[];
  /** Whose parts it is made of. */
  parts: PaymentPart[];
}

/** `square[payer][payee]`: what the one pays the other, or null. Several entries for one pair are added up. */
export function paymentSquare(payments: readonly PaymentReason[]): (Payment | null)[][] {
  const square: (Payment | null)[][] = Array.from({ length: 4 }, () => [null, null, null, null]);
  for (const { payer, payee, amount, reasons, parts } of payments) {
    const row = square[payer];
    if (!row || payer === payee || amount === 0) continue;
    const before = row[payee];
    row[payee] = before
      ? { ...before, amount: before.amount + amount, reasons: [...new Set([...before.reasons, ...reasons])], parts: [...before.parts, ...parts] }
      : { payer, payee, amount, reasons: [...reasons], parts: [...parts] };
  }
  return square;
}

/** Every payment once, the largest first. */
export function paymentList(payments: readonly PaymentReason[]): Payment[] {
  const all = paymentSquare(payments).flat().filter((payment) => payment !== null);
  return all.sort((a, b) => b.amount - a.amount);
}

/** Whether East's doubling, or a penalty, is among the reasons: shown as a mark in the square. */
export function paymentMarks(payment: Payment): { east: boolean; penalty: boolean } {
  return {
    east: payment.reasons.includes("settle-east"),
    penalty: payment.reasons.some((reason) => reason.startsWith("penalty-")),
  };
}

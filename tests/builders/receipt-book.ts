import type { Receipts } from '#functions/platform/audit/open-receipts.ts';
import type { Receipt } from '#functions/platform/audit/receipt.ts';

/** Keeps receipts in memory. `changes`: what each operation did, as its receipt says it. */
export function aReceiptBook(): Receipts & { kept: Receipt[]; changes: () => object[] } {
  const kept: Receipt[] = [];
  const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
  return {
    kept,
    record: async (receipt) => void kept.push(receipt),
    changes: () =>
      kept.map(({ operation, before, after }) => ({ operation, before: read(before), after: read(after) })),
  };
}

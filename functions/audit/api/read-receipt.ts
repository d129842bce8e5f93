import type { Receipt } from '#functions/platform/audit/receipt.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A receipt with its JSON read. */
export type ReadReceipt = Omit<Receipt, 'before' | 'after'> & { before: Values; after: Values };

export function readReceipt(receipt: Receipt): ReadReceipt {
  return { ...receipt, before: valuesOf(receipt.before), after: valuesOf(receipt.after) };
}

function valuesOf(json: string | undefined): Values {
  return json === undefined ? {} : asValues(JSON.parse(json));
}

/** The fields of an object; none of anything else. */
export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

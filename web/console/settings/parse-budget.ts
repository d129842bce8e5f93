import { withoutThousands } from '#web/console/without-thousands.ts';

/** Parses typed dollars: `$1,250.50`. Null if blank; undefined unless it's an amount from 1 to 1,000,000. */
export function parseBudget(typed: string): number | null | undefined {
  const text = withoutThousands(typed.trim().replace(/^\$|\$$/, ''));
  if (text === '') return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount >= 1 && amount <= 1_000_000 ? amount : undefined;
}

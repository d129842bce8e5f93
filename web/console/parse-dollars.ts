import { withoutThousands } from '#web/console/without-thousands.ts';

/** Parses typed dollars: `$1,250.50`. Null if blank; undefined unless it's an amount from `least` to 1,000,000. */
export function parseDollars(typed: string, least: number): number | null | undefined {
  const text = withoutThousands(typed.trim().replace(/^\$|\$$/, ''));
  if (text === '') return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount >= least && amount <= 1_000_000 ? amount : undefined;
}

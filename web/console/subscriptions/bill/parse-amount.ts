import { withoutThousands } from '#web/console/without-thousands.ts';

/** Typed dollars in whole cents: `$1,250.50` → 125050. Undefined unless it’s an amount from $0.01 to $10,000. */
export function parseCents(typed: string): number | undefined {
  const text = withoutThousands(typed.trim().replace(/^\$|\$$/, ''));
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents >= 1 && cents <= 1_000_000 ? cents : undefined;
}

/** A typed percentage from 1 to 100; undefined for anything else. */
export function parsePercent(typed: string): number | undefined {
  const text = typed.trim().replace(/%$/, '').trim();
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const percent = Number(text);
  return percent >= 1 && percent <= 100 ? percent : undefined;
}

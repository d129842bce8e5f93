const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-16` → `Nov 16`. */
export function dayLabel(date: string): string {
  return DAY.format(new Date(date));
}

export function countLabel(count: number): string {
  return count.toLocaleString('en-US');
}

/** Dollars to four decimals (spec, website builder §2.11). */
export function costLabel(dollars: number): string {
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 })}`;
}

export function millisecondsLabel(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en-US')} ms`;
}

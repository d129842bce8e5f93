const SHOWN = 12;

/** This month and those before it, newest first: `2026-11`. */
export function pastMonths(now: Date): string[] {
  return Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

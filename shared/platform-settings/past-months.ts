const SHOWN = 12;

/** The months that the console shows: this one (UTC) and those before it, newest first: `2026-11`. */
export function pastMonths(now: Date): string[] {
  return Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

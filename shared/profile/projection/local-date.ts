/** The date at a moment in an IANA time zone, such as `2026-12-24`; UTC if the zone is unknown. */
export function localDate(now: Date, timeZone: string): string {
  try {
    // Swedish dates have the ISO 8601 format.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone === '' ? 'UTC' : timeZone }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

/** The date this many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

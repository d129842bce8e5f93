/** "Friday" in that language. */
export function weekdayName(date: string, language: string): string {
  return named(date, language, { weekday: 'long' });
}

/** "Friday, November 27" */
export function dateName(date: string, language: string): string {
  return named(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

function named(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `https://www.lupo.example/book` → "lupo.example" */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

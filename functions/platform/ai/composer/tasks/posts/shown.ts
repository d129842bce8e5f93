/** "Friday" in that language. */
export function weekdayName(date: string, language: string): string {
  return named(date, language, { weekday: 'long' });
}

/** "Friday, November 27"; in British English "Friday 27 November". */
export function dateName(date: string, language: string): string {
  return named(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "November 27" */
export function dayOfMonthName(date: string, language: string): string {
  return named(date, language, { day: 'numeric', month: 'long' });
}

/** "November" */
export function monthName(date: string, language: string): string {
  return named(date, language, { month: 'long' });
}

function named(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const name = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  if (language.startsWith('fr')) return name.replace(/(?<!\d)1 (?=\p{L})/u, '1er ');
  return language.startsWith('es') ? name.replace(',', '') : name;
}

/** `https://www.lupo.example/book` → "lupo.example" */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

import { listed } from '#shared/profile/phrases/listed.ts';
import type { PostBrief, PostInterval, PostRestaurant } from './post-facts.ts';

type Language = 'en' | 'es' | 'fr' | 'de' | 'it';
type Clock = { from: string; and: string; hour: (hour: number, minutes: string) => string; end: string };

/** "17h30" in French, "17:30 Uhr" in German, and "17:30". */
const CLOCKS: Readonly<Record<Exclude<Language, 'en'>, Clock>> = {
  es: { from: 'desde las ', and: 'y', hour: (hour, minutes) => `${hour}:${minutes}`, end: '' },
  fr: {
    from: 'dès ',
    and: 'et',
    hour: (hour, minutes) => `${hour}h${minutes === '00' ? '' : minutes}`,
    end: '',
  },
  de: {
    from: 'ab ',
    and: 'und',
    hour: (hour, minutes) => (minutes === '00' ? `${hour}` : `${hour}:${minutes}`),
    end: ' Uhr',
  },
  it: { from: 'dalle ', and: 'e', hour: (hour, minutes) => `${hour}:${minutes}`, end: '' },
};

/** Formats all hours of a day for guests: "5–10 PM", "12–15 Uhr und 18–22 Uhr"; empty if there are none. */
export function formatHours(hours: readonly PostInterval[], language: string): string {
  const [primary] = language.split('-');
  const clock =
    primary === 'es' || primary === 'fr' || primary === 'de' || primary === 'it'
      ? CLOCKS[primary]
      : undefined;
  const spans = hours.map(({ opens, closes }) => {
    if (clock === undefined) return englishSpan(opens, closes);
    const plain = (time: string) => clock.hour(Number(time.slice(0, 2)) % 24, time.slice(3, 5));
    return closes === null
      ? `${clock.from}${plain(opens)}${clock.end}`
      : `${plain(opens)}–${plain(closes)}${clock.end}`;
  });
  return listed(spans, clock?.and ?? 'and');
}

/** "5–10 PM", "11:30 AM–2 PM", "from 5 PM" */
function englishSpan(opens: string, closes: string | null): string {
  const [from, half] = twelveHour(opens);
  if (closes === null) return `from ${from} ${half}`;
  if (closes === '00:00' || closes === '24:00') return `${from} ${half}–midnight`;
  const [to, otherHalf] = twelveHour(closes);
  return half === otherHalf ? `${from}–${to} ${half}` : `${from} ${half}–${to} ${otherHalf}`;
}

function twelveHour(time: string): [time: string, half: string] {
  const hours = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(3, 5);
  return [`${hours % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`, hours < 12 ? 'AM' : 'PM'];
}

const named = (date: string, language: string, options: Intl.DateTimeFormatOptions): string => {
  const name = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  if (language.startsWith('fr')) return name.replace(/(?<!\d)1 (?=\p{L})/u, '1er ');
  return language.startsWith('es') ? name.replace(',', '') : name;
};

/** "Friday, November 27"; "Friday 27 November" in British English. */
export const dateName = (
  date: string,
  { language, locale }: Pick<PostRestaurant, 'language' | 'locale'>,
): string => named(date, locale ?? language, { weekday: 'long', day: 'numeric', month: 'long' });

export const weekdayName = (date: string, { language }: Pick<PostRestaurant, 'language'>): string =>
  named(date, language, { weekday: 'long' });

/** The date of an occasion, without a weekday or date that its name already includes: "Easter Sunday, March 28". */
export function occasionDay(
  { name, date }: NonNullable<PostBrief['occasion']>,
  restaurant: PostRestaurant,
): string {
  const words = name.toLowerCase();
  const locale = restaurant.locale ?? restaurant.language;
  const has = (options: Intl.DateTimeFormatOptions) =>
    words.includes(named(date, locale, options).toLowerCase());
  if (has({ weekday: 'long' })) return named(date, locale, { day: 'numeric', month: 'long' });
  return has({ month: 'long' }) ? weekdayName(date, restaurant) : dateName(date, restaurant);
}

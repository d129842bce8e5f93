/** When a meal is eaten, which decides whether "6-10" is in the morning or in the evening. */
export const MEALS = ['breakfast', 'brunch', 'lunch', 'afternoon', 'dinner', 'any'] as const;
export type Meal = (typeof MEALS)[number];

/** Days whose date follows from a rule; see `holiday-dates.ts`. */
export const HOLIDAYS = [
  'new_year',
  'epiphany',
  'valentine',
  'good_friday',
  'easter',
  'easter_monday',
  'may_day',
  'memorial_day',
  'independence_day',
  'bastille_day',
  'assumption',
  'labor_day',
  'german_unity',
  'halloween',
  'all_saints',
  'thanksgiving',
  'christmas_eve',
  'christmas',
  'boxing_day',
  'new_years_eve',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** What a word does in a sentence about opening hours. */
export type WordKind =
  | 'open'
  | 'closed'
  /** "closes at": says an end, never a day of rest. */
  | 'closes'
  | 'to'
  | 'from'
  | 'between'
  | 'at'
  | 'and'
  | 'onwards'
  | 'except'
  | 'for'
  | 'late'
  | 'not'
  | 'filler'
  /** "usually", "around": what follows is not exact. */
  | 'hedge'
  | 'part_of_day'
  | 'last_seating'
  | 'happy_hour'
  /** "public holidays", "school vacation": days that no rule gives. */
  | 'vague_days'
  | 'season'
  /** Begins what is said beside the hours: "with live music". */
  | 'with'
  /** Words that make the numbers of their clause something else: children, prices, events. */
  | 'other_topic'
  /** The past, the future, wishes, denials and private affairs: no hours of today. */
  | 'not_now';

/**
 * The words of one language. Lists are separated by commas; accents and capitals do not matter; an entry may have
 * several words. Words of `shortDays` and `letters` are days only beside another day, a time or "closed".
 */
export type HoursVocabulary = {
  language: string;
  /** Monday first, as are the next two. */
  days: readonly string[];
  shortDays: readonly string[];
  /** Days only at both ends of a range: "M-F". */
  letters: readonly string[];
  everyDay: string;
  weekdays: string;
  weekend: string;
  aroundTheClock: string;
  noon: string;
  midnight: string;
  /** January first. */
  months: readonly string[];
  words: Partial<Record<WordKind, string>>;
  meals: Partial<Record<Meal, string>>;
  holidays: Partial<Record<Holiday, string>>;
  /** Frequent words by which the language of a text is told. */
  common: string;
};

const CLOCK =
  /\d\s?(?:[ap]\.?m\b|h\b|uhr\b|:\d\d)|\b(?:after|before|from|until|till|by|noon|ab|bis|vor|nach|dès|avant|après|desde|hasta|antes|después|dalle|dopo|fino|entro|midi|mittags?|lunch|dinner)\b/i;
/** 2026-01-05 is a Monday. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)));
/** "Tue–Thu", "mar. à jeu.", "Di-Do": one alone may be another word ("so", "sun"). */
const SHORT_DAY =
  '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lun|mar|mer|mi[ée]|jue?|gio|ven|vie|s[áa]b|sam|dim|dom|mo|di|mi|do|fr|sa|so)\\.?';
const DAYS_IN_SHORT = new RegExp(
  `(?<!\\p{L})${SHORT_DAY}\\s?(?:[-–—/&+,]|to|thru|and|al?|à|au|e|et|y|und|bis)\\s?${SHORT_DAY}(?!\\p{L})`,
  'iu',
);
const PART_OF_WEEK =
  /(?<!\p{L})(?:week-?days?|week-?ends?|midweek|wochentags|werktags|wochenenden?|en semaine|entre semana|fin(?:es)? de semana|(?:giorni )?feriali|fine settimana)(?!\p{L})/iu;

/** "Free parking after 6", "half price Tue–Thu": beside another day's hours such an offer would not be true. */
export function saysWhen(words: string, language: string): boolean {
  return CLOCK.test(words) || saysDays(words, language);
}

/** "Sunday roast", "pizza del lunedì", "every weekend". */
export function saysDays(words: string, language: string): boolean {
  return DAYS_IN_SHORT.test(words) || PART_OF_WEEK.test(words) || namesWeekday(words, language);
}

function namesWeekday(words: string, language: string): boolean {
  const lower = words.toLowerCase();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return WEEK.some((day) => lower.includes(weekday.format(day).toLowerCase()));
}

import { alternatives } from '../text/one-of.ts';

const RANGE = /\d\s*(?:[ap]\.?m\.?|h|uhr)?\s*(?:[-–—]|to|till?|until|a|à|bis|alle|al)\s*\d/iu;
const OPEN_WORDS = alternatives(`
  open(?! mic);opens;seatings?;closed;closes?;(?<!\\d\\s?)(?:hours|hrs);abiert\\p{L};abrimos;cerrad\\p{L};cerramos
  horarios?;ouvert\\p{L}*;ferm[ée]\\p{L}*;horaires;geöffnet;offen;öffnungszeiten;geschlossen;ruhetag\\p{L}*
  apert\\p{L};chius\\p{L};orari\\p{L}?
`);
const OPENS = new RegExp(`(?<!\\p{L})(?:${OPEN_WORDS})(?!\\p{L})`, 'iu');
const CLOCK = /(?<![\d$€£.])\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m(?![\p{L}])|uhr)|\d:\d\d/iu;
/** "7am til sold out" */
const UNTIL = /\d\s*(?:[ap]\.?m\.?)?\s*(?:till?|until)\s/iu;
/** "Dinner Tue thru Sat 5 to 10" */
const OF_HOURS = /^(?:breakfast|brunch|lunch|dinner|supper|thru|through|and|from|to)$/iu;
const WEEKDAYS = alternatives(`
  (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?;week(?:day|end)s
  lunes;martes;mi[ée]rcoles;jueves;viernes;s[áa]bados?;domingos?
  lundi;mardi;mercredi;jeudi;vendredi;samedi;dimanche
  montags?;dienstags?;mittwochs?;donnerstags?;freitags?;samstags?;sonntags?
  lunedì;martedì;mercoledì;giovedì;venerdì;sabato;domenica
`);
export const WEEKDAY = new RegExp(`\\b(?:${WEEKDAYS})\\b`, 'iu');

/** A line with more words besides days and times is about an event: "Live music Saturdays 8-11pm". */
const MOST_OTHER_WORDS = 2;

/** Whether a line is opening hours: times or days with a word such as "open", or little besides times. Pure. */
export function isHours(words: string): boolean {
  const said = words.match(/\p{L}{3,}/gu) ?? [];
  const others = said.filter((word) => !WEEKDAY.test(word) && !OF_HOURS.test(word) && !OPENS.test(word));
  const isTimed = CLOCK.test(words) || RANGE.test(words) || (WEEKDAY.test(words) && UNTIL.test(words));
  return isTimed || WEEKDAY.test(words)
    ? OPENS.test(words) || (isTimed && others.length <= MOST_OTHER_WORDS)
    : false;
}

const WITH_HOURS =
  /^(?:food|kitchen|served|serving|only|every|everyday|daily|days?|week|noon|midnight|last|orders?|late|till?|until|küche|uhr|bis|täglich|cocina|todos|días|cuisine|tous|jours|cucina|tutti|giorni|week)$/iu;

/** Whether a line says only when a place is open: "Food 12-2, Sundays 12-4 only", not "Coffee ceremony 2pm to 5pm". */
export function isOnlyHours(words: string): boolean {
  const said = words.match(/\p{L}{3,}/gu) ?? [];
  const isOfHours = (word: string) =>
    WEEKDAY.test(word) || OF_HOURS.test(word) || OPENS.test(word) || WITH_HOURS.test(word);
  return (
    isHours(words) &&
    said.filter((word) => !isOfHours(word)).length <= (OPENS.test(words) ? MOST_OTHER_WORDS + 1 : 0)
  );
}

/** "Prime rib friday", but "Sunday gravy" is a dish. */
export const DAY_LAST = new RegExp(`${WEEKDAY.source}$`, 'iu');
export const DENIES = /^(?:no|not|never|sin|pas|kein\p{L}*|nessun\p{L}*)\s/iu;

/** The restaurant speaks, with a verb next: "We bake", "Hacemos", "Nous servons", "Wir backen". */
export const WE =
  /^(?:(?:we|i|nous|wir|noi) \p{L}{2,}|we['’]\p{L}+ \p{L}+|(?:somos|\p{L}+(?:amos|emos|imos|iamo)) \p{L}+)/iu;
/** Names that look like a verb. */
const NAMES = /uber ?eats/giu;
/** A line with several amounts is a menu that wasn’t read. */
const AMOUNT = /[$€£]\s?\d|\d\s?[$€£]|\p{L} \d{1,3}(?:[.,]\d{2})?(?=\s*(?:[,;]|\.(?!\s\p{L})|$))/gu;
const [FEWEST_OF_US, FEWEST_WORDS] = [3, 5];
const LONGEST_SENTENCE = 300;
/** A sentence says more than hours or prices with so many words, and so many for each price. */
const [SAYS_MORE, WORDS_PER_AMOUNT] = [8, 4];

/**
 * Whether a line has the form of a sentence and can be printed as prose, with or without a verb: at least five
 * words, a capital or number at the start, and an end mark. A line that begins with "we" needs neither. Short
 * lists of hours or prices aren’t sentences. Pure.
 */
export function isSentence(typed: string): boolean {
  const words = typed.replace(NAMES, '');
  const count = words.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)?.length ?? 0;
  if (count < FEWEST_OF_US || words.length > LONGEST_SENTENCE) return false;
  if (WE.test(words)) return true;
  const amounts = words.match(AMOUNT)?.length ?? 0;
  if (isHours(words) && count < SAYS_MORE) return false;
  if (amounts > 1 && count < WORDS_PER_AMOUNT * amounts) return false;
  return count >= FEWEST_WORDS && /^["“«]?[\p{L}\d$€£]/u.test(words);
}

const WORDS_OF_NOTE = 8;
/** Marks that notes don’t have, and amounts that weren’t read. */
const NOT_A_NOTE = /[=*#@<>|~"“”:;]|\d[.,]\d\d|\s[-–—]\s|\.\s|(?:\s|^)(?:w|n|ea)$/iu;
export const PHONE = /\(?\+?\d[\d ()./-]{6,}\d/;
const MOST_PARTS = 6;

/** Whether a line without a verb can be a list item as it is: short, possibly a list. Pure. */
export function isNote(words: string): boolean {
  const said = words.replace(new RegExp(PHONE, 'g'), '').replace(/[.!\s]+$/, '');
  return (
    said.split(/\s+/).length <= WORDS_OF_NOTE &&
    said.split(',').length <= MOST_PARTS &&
    !NOT_A_NOTE.test(said)
  );
}

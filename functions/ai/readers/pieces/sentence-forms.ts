import type { SectionTopic } from '#functions/ai/library/copy-library.ts';
import { topicsIn } from '#functions/ai/library/page-topics.ts';

export const PRICE = /[$€£¥]\s?\d|\d\s?[$€£¥]|\d[.,]\d\d(?!\d)/u;

const RANGE = /\d\s*(?:[ap]\.?m\.?|h|uhr)?\s*(?:[-–—]|to|till?|until|a|à|bis|alle|al)\s*\d/iu;
export const OPENS =
  /(?<!\p{L})(?:open(?! mic)|opens|seatings?|closed|closes?|hours|hrs|abiert\p{L}|abrimos|cerrad\p{L}|cerramos|horarios?|ouvert\p{L}*|ferm[ée]\p{L}*|horaires|geöffnet|offen|öffnungszeiten|geschlossen|ruhetag\p{L}*|apert\p{L}|chius\p{L}|orari\p{L}?)(?!\p{L})/iu;
/** "7am til sold out" */
const UNTIL = /\d\s*(?:[ap]\.?m\.?)?\s*(?:till?|until)\s/iu;
/** "Dinner Tue thru Sat 5 to 10" */
const OF_HOURS = /^(?:breakfast|brunch|lunch|dinner|supper|thru|through|and|from|to)$/iu;

/** More words than these before the first figure say what happens then, such as "Live music Saturdays 8-11pm". */
const MOST_WORDS_BEFORE = 2;

/** Whether the times of a piece are opening hours: it says so, or is little else than a range of times. */
export function isHours(words: string): boolean {
  const before = (words.split(/\d/)[0] ?? '').match(/\p{L}{3,}/gu) ?? [];
  const told = before.filter((word) => !WEEKDAY.test(word) && !OF_HOURS.test(word));
  const isTimed = RANGE.test(words) || (WEEKDAY.test(words) && UNTIL.test(words));
  return OPENS.test(words) || (isTimed && told.length <= MOST_WORDS_BEFORE);
}

/** Topics of which the price is a part: the price makes no dish of them. */
const PRICED: ReadonlySet<SectionTopic> = new Set<SectionTopic>([
  'happy_hour',
  'catering',
  'events',
  'gift_cards',
  'live_music',
  'delivery',
]);

/** Whether a piece is about something that has a section or a question of its own. */
export function isToldOfTopic(words: string): boolean {
  const topics = topicsIn(words);
  if (topics.length === 0) return false;
  const isBrunchHours = topics.every(({ section }) => section === 'brunch') && isHours(words);
  const isPriced = topics.some(
    ({ section, faq }) => faq === 'parking' || (section !== undefined && PRICED.has(section)),
  );
  return !isBrunchHours && (isPriced || !PRICE.test(words));
}

const FINITE =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|we|i|our|my|you|your|they|she|he|it|does?|can|will|tenemos|somos|hacemos|nuestr\p{L}+|es|son|está|nous|notre|nos|est|sont|avons|sommes|wir|unser\p{L}*|ist|sind|haben|ich|siamo|abbiamo|facciamo|nostr\p{L}|è|sono)(?!\p{L})/iu;
/** Verbs that owners tell their story with, and endings of the first person plural. */
const VERBS =
  /(?<!\p{L})(?:bakes?|began|bought|built|brings?|brought|came|comes?|cooked|cooks|eat|eats|fell|gets?|goes|grew|grows|keeps?|kept|learned|lets?|loves?|made|makes?|moved|named|opened|passed|ran|roasts|runs?|said|says?|sells?|serves?|smokes|started|takes?|taught|tastes|tell|took|trained|uses?|wakes|wants?|went|won|worked|works|\p{L}+(?:amos|emos|imos|iamo))(?!\p{L})/iu;

/** Whether the words say something of somebody, and do more than name it. */
export const hasVerb = (words: string): boolean => {
  const said = words.replace(/\ball (?:you|u) can eat\b/giu, '');
  return FINITE.test(said) || VERBS.test(said);
};

export const WEEKDAY =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|week(?:day|end)s|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\b/iu;

/** "Prime rib friday": "Sunday gravy" is a dish. */
export const DAY_LAST = new RegExp(`${WEEKDAY.source}$`, 'iu');

/** No dish is called by a day or a sentence: "Sundays are buffet". */
export const isName = (name: string): boolean =>
  !WEEKDAY.test(name) && !FINITE.test(name) && !DENIES.test(name);

export const DENIES = /^(?:no|not|never|sin|pas|kein\p{L}*|nessun\p{L}*)\s/iu;

const [FEWEST_WORDS, WORDS_WITHOUT_VERB] = [3, 6];

/** A sentence to be printed as one: with a subject or verb, or long, ended, and no list. */
export function isSentence(words: string): boolean {
  const count = words.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)?.length ?? 0;
  if (!/^["“«]?\p{L}/u.test(words)) return false;
  if (hasVerb(words)) return count >= FEWEST_WORDS;
  return count >= WORDS_WITHOUT_VERB && !WEEKDAY.test(words) && /^[^,;]+[.!]["”»)]*$/.test(words);
}

const RANGE = /\d\s*(?:[ap]\.?m\.?|h|uhr)?\s*(?:[-–—]|to|till?|until|a|à|bis|alle|al)\s*\d/iu;
const OPENS =
  /(?<!\p{L})(?:open(?! mic)|opens|seatings?|closed|closes?|hours|hrs|abiert\p{L}|abrimos|cerrad\p{L}|cerramos|horarios?|ouvert\p{L}*|ferm[ée]\p{L}*|horaires|geöffnet|offen|öffnungszeiten|geschlossen|ruhetag\p{L}*|apert\p{L}|chius\p{L}|orari\p{L}?)(?!\p{L})/iu;
/** "7am til sold out" */
const UNTIL = /\d\s*(?:[ap]\.?m\.?)?\s*(?:till?|until)\s/iu;
/** "Dinner Tue thru Sat 5 to 10" */
const OF_HOURS = /^(?:breakfast|brunch|lunch|dinner|supper|thru|through|and|from|to)$/iu;
export const WEEKDAY =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|week(?:day|end)s|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\b/iu;

/** More words than these before the first figure say what happens then, such as "Live music Saturdays 8-11pm". */
const MOST_WORDS_BEFORE = 2;

/** Whether the times of a line are opening hours: it says so, or is little else than a range of times. Pure. */
export function isHours(words: string): boolean {
  const before = (words.split(/\d/)[0] ?? '').match(/\p{L}{3,}/gu) ?? [];
  const told = before.filter((word) => !WEEKDAY.test(word) && !OF_HOURS.test(word));
  const isTimed = RANGE.test(words) || (WEEKDAY.test(words) && UNTIL.test(words));
  return OPENS.test(words) || (isTimed && told.length <= MOST_WORDS_BEFORE);
}

/** "Prime rib friday": "Sunday gravy" is a dish. */
export const DAY_LAST = new RegExp(`${WEEKDAY.source}$`, 'iu');
export const DENIES = /^(?:no|not|never|sin|pas|kein\p{L}*|nessun\p{L}*)\s/iu;

/** The restaurant speaks of itself, with a verb next: "We bake", "Hacemos", "Nous servons", "Wir backen". */
export const WE =
  /^(?:(?:we|nous|wir|noi) \p{L}{2,}|we['’]\p{L}+ \p{L}+|(?:somos|\p{L}+(?:amos|emos|imos|iamo)) \p{L}+)/iu;
/** A verb in the third person, which a subject has before it. */
const VERB =
  /(?<=^\P{Z}.*\s)(?:is|are|was|were|has|have|had|does|do|can|came|comes?|opened|started|began|built|bought|took|runs?|makes?|made|bakes?|cooks?|serves?|seats?|stays?|eats?|get|gets|changes?|changed|trained|learned|named|es|son|está|están|tiene|viene|hace|nació|abrió|est|sont|ont|vient|fait|ist|sind|hat|haben|kommt|kommen|macht|backt|kocht|gibt|è|sono|ha|hanno|vengono)(?!\p{L})/u;
/** What begins so tells somebody to do something, or leans on a sentence before it. */
const NO_SUBJECT =
  /^(?:(?:ask|bring|book|call|cancel|come|follow|get|order|pre-?order|reserve|stop|text|try|see|use|take|peel|and|but|so|or|also|plus|then|because|started|made|born|not?|sin|ni|pas|keine?|niente|y|et|und|e|pero|mais|aber|ma)(?!\p{L}))/iu;

/** "We rebuilt it ourselves" leans on what was said before. */
const LEANS_BACK = /^(?:\S+\s){1,3}(?:it|them|those|these)(?!\p{L})/iu;
/** Names with the form of a verb. */
const NAMES = /uber ?eats/giu;
/** Of several amounts no reader made a menu. */
const AMOUNT = /[$€£]\s?\d|\d\s?[$€£]/g;
const FEWEST_WORDS = 3;
const LONGEST_SENTENCE = 300;

/**
 * Whether a line can be printed as prose: somebody did something, and it was typed as a sentence, with a capital and an
 * end; one that begins with "we" needs neither. Pure.
 */
export function isSentence(typed: string): boolean {
  const words = typed.replace(NAMES, '');
  const count = words.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)?.length ?? 0;
  if (count < FEWEST_WORDS || words.length > LONGEST_SENTENCE || NO_SUBJECT.test(words)) return false;
  if (LEANS_BACK.test(words)) return false;
  if (WE.test(words)) return true;
  if (isHours(words) || (words.match(AMOUNT)?.length ?? 0) > 1) return false;
  return /^["“«]?\p{Lu}/u.test(words) && /[.!]["”»)]*$/.test(words) && VERB.test(words);
}

const WORDS_OF_NOTE = 8;
/** Marks that a list of good-to-know notes doesn’t read well with, and amounts that no reader took out. */
const NOT_A_NOTE = /[()/+&=*#@<>|~"“”:;]|[$€£]|\d[.,]\d\d|\s[-–—]\s|\.\s|(?:\s|^)(?:no|yes|w|n|ea)$/iu;
const PHONE = /\(?\+?\d[\d ()./-]{6,}\d/g;
const MOST_PARTS = 2;

/** Whether a line without a verb can be an item of a list as it is: short, and of one or two parts. Pure. */
export function isNote(words: string): boolean {
  const said = words.replace(PHONE, '').replace(/[.!\s]+$/, '');
  return (
    said.split(/\s+/).length <= WORDS_OF_NOTE &&
    said.split(',').length <= MOST_PARTS &&
    !NOT_A_NOTE.test(said)
  );
}

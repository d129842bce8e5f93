import {
  AMERICAN_STATES,
  FRENCH_STREETS,
  GERMAN_ENDS,
  SOUTHERN_STREETS,
  STREET_ENDS,
} from './address-words.ts';

/**
 * Letters of European addresses. Classes for all of Unicode, used dozens of times in one expression, compile
 * slowly.
 */
const [L, LU] = ['A-Za-zÀ-ɏ', 'A-ZÀ-ÖØ-ÞĆČŁŒŚŠŻŽ'];
const END = `(?![${L}\\d])`;
const BEGIN = `(?<![${L}\\d.,/€$£#-])`;
/** "12", "12-14", "221 B", "12/a", "3 bis", "No. 5", but not the time "10 pm". */
const number = (most: number) =>
  `(?:(?:[Nn][oº°]?\\.?|#) ?)?\\d{1,${most}}(?!\\d| ?[AaPp]\\.?[Mm]\\b)(?: ?[A-Za-z]${END})?(?:[-/–](?:\\d{1,4}[A-Za-z]?|[A-Za-z])${END})?(?: (?:1/2|bis|ter)${END})?`;
const [NUMBER, BUILDING] = [number(5), number(4)];
/** A word of a street’s name. A period ends only a short word: "S. Normandie". */
const NAME = `(?!(?:min|mins|minutes?|hours?|hr|blocks?|miles?|people|seats?|courses?|years?|from|off|away|guests|and|y|und|e|et|or|with|for|to|at)${END})(?:[${L}]{1,4}\\.|[${L}\\d][${L}\\d'’-]{0,24})(?![${L}\\d])`;
const UNIT = `(?:,? (?:#|(?:[Ss]uite|[Ss]te\\.?|[Uu]nit|[Aa]pt\\.?|[Ff]loor|[Ss]hop|[Rr]oom|[Ll]evel|[Ii]nt\\.?|[Ll]ocal) )[${L}\\d-]{1,6}|,? bajos?${END}|,? \\d{1,2}(?:st|nd|rd|th) [Ff]loor)?`;
const UK_CODE = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2}';
const CANADIAN_CODE = '[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d';
/** Where a street’s name ends if its last word doesn’t show that. */
const NEXT = `(?= ?[,|•·–\\n]|\\. |\\.?$| - | a | \\d{5}${END}| \\d{4} |,? (?:${UK_CODE}|${CANADIAN_CODE})${END})`;

/**
 * Streets with a word that identifies them, folded. In the first three forms, this word or the number marks the
 * end.
 */
const WORDED = [
  `${BEGIN}(?:(?:unit|shop|suite) [\\w/]{1,5},? )?${NUMBER},?(?: ${NAME}){1,5}?(?: (?:${STREET_ENDS})${END}\\.?){1,2}(?: (?:[nsew]|ne|nw|se|sw|north|south|east|west)${END}\\.?)?${UNIT}`,
  `${BEGIN}(?:(?:${SOUTHERN_STREETS}) |c/ ?)${NAME}(?: ${NAME}){0,5}?,? (?:${BUILDING}${UNIT}|s/n)`,
  `${BEGIN}(?:(?:[${L}]{2,20}er|alte|obere|untere|grosse|große|kleine|neue) )?[${L}][${L}-]{1,24}?(?:| |-)(?:${GERMAN_ENDS})(?![${L}]) ?${BUILDING}`,
];
const WORDED_OPEN = [
  `${BEGIN}${NUMBER},? (?:${FRENCH_STREETS})(?: ${NAME}){1,6}?${NEXT}`,
  `${BEGIN}(?:${FRENCH_STREETS})(?: ${NAME}){1,6}?(?=,? \\d{5} )`,
];
/** `isOpen`: only a punctuation mark separates the street’s name from its town. */
export type Street = { pattern: RegExp; isOpen: boolean };
const streets = (patterns: string[], isOpen: boolean): Street[] =>
  patterns.map((pattern) => ({ pattern: new RegExp(pattern, 'g'), isOpen }));
export const STREETS = [...streets(WORDED, false), ...streets(WORDED_OPEN, true)];

/** Separators between the parts of an address, on one line or two. */
const STRICT = '(?: ?[,|•·/–-] ?\\n?|\\n) ?';
const LOOSE = `(?:${STRICT}| )`;
const TOWN = `(?:(?:St|Ste|Mt|Ft)\\. )?[${LU}][${L}'’-]{1,24}(?: (?:(?:de|del|della|di|da|du|des|la|le|les|los|las|sur|on|upon|an der|am|ob|im|in der|en|do|dos|of|the) ){0,2}[${LU}][${L}'’-]{1,24}){0,3}`;
const LOCALITY = `(?<locality>${TOWN}?)`;
const US = `(?<region>${AMERICAN_STATES})`;
const CA = '(?<region>AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Québec|Quebec|Ontario)';
const AU = '(?<region>NSW|VIC|QLD|SA|WA|TAS|ACT|NT)';
const IN = '(?: ?[,|•·–-] (?:in |à |a |en )?| (?:in|à|a|en) |(?<=\\d) )';
const COUNTY = `(?<region>Co\\.? [${LU}][${L}]{2,12})`;

const IRISH_CODE = '[AC-FHKNPRTV-Y](?:\\d\\d|6W) ?(?=[A-Z\\d]{0,3}\\d)[A-Z\\d]{4}';
const STOP = '(?=\\s?(?:[.,;:|•·()!?–—\\n\\uE000]|$| - ))';
const CONTINENTAL = `${LOOSE}(?:in )?(?:(?:C\\.?P\\.?|[A-Z]{1,2})[ -])?(?<code>\\d{4,5}),? (?<locality>${TOWN})(?: \\((?<region>[${LU}][${L} ]{1,20})\\))?`;

/** What follows a street, with a postal code, by country. Codes that several countries share have no country. */
const codedTails = (mark: string): readonly Tail[] => [
  ['US', `(?:${mark}(?:in )?${LOCALITY})?,? ${US},? (?<code>\\d{5}(?:-\\d{4})?)${END}`],
  ['GB', `(?:${mark}(?:in )?${LOCALITY})?(?:${STRICT}(?<region>${TOWN}?))?${LOOSE}(?<code>${UK_CODE})${END}`],
  ['CA', `(?:${mark}${LOCALITY})?(?:,? \\(?${CA}\\)?)?,? {1,2}(?<code>${CANADIAN_CODE})${END}`],
  ['IE', `(?:${mark}${LOCALITY})?(?: \\d{1,2})?(?:${STRICT}${COUNTY})?${LOOSE}(?<code>${IRISH_CODE})${END}`],
  ['AU', `${mark}(?:in )?${LOCALITY},? ${AU},? (?<code>\\d{4})${END}`],
  ['', CONTINENTAL],
  ['', `${mark}${LOCALITY},? (?:C\\.?P\\.? ?)?(?<code>\\d{5})${END}(?! [${LU}])`],
];
/** The same without a postal code: a state, a county, only a code, or a town at the end of a clause. */
const plainTails = (mark: string): readonly Tail[] => [
  ['US', `(?:${mark}| in )${LOCALITY},? ${US}${END}`],
  ['CA', `${mark}${LOCALITY},? \\(?${CA}${END}\\)?`],
  ['AU', `${mark}${LOCALITY},? ${AU}${END}`],
  ['IE', `${mark}${LOCALITY}${STRICT}${COUNTY}${END}`],
  ['', `${LOOSE}(?:C\\.?P\\.? ?)?(?<code>\\d{5})${END}`],
  [
    '',
    `${IN}(?<locality>${TOWN}(?:(?<=Dublin) \\d{1,2}| \\d{1,2}e${END})?)(?: \\((?<region>[A-Z]{2})\\))?${STOP}`,
  ],
];
type Tail = readonly [country: string, pattern: string];
const compiled = (tails: readonly Tail[]) =>
  tails.map(([country, pattern]) => ({
    country,
    pattern: new RegExp(pattern, country === 'US' && pattern.includes('<code>') ? 'iy' : 'y'),
  }));

/** Forms by whether the end of the street’s name is open. */
export const CODED = { open: compiled(codedTails(STRICT)), ended: compiled(codedTails(LOOSE)) };
export const UNCODED = { open: compiled(plainTails(STRICT)), ended: compiled(plainTails(LOOSE)) };

/** "A noodle bar in Queens, NY", and a town with its state as a whole line or sentence. */
export const TOWN_BEHIND = new RegExp(
  `(?<place>${LOCALITY}(?:,? ${US}${END}|(?! [${LU}])))(?![${L}'’-])`,
  'y',
);
/** "My restaurant Saffron Lane in Edison NJ". */
export const TOWN_IN_STATE = new RegExp(`(?<= in )(?<place>${LOCALITY},? ${US})${END}(?! \\d)`, 'g');
export const TOWN_ALONE = new RegExp(
  `(?:^|\\n|[.!|·•] )[^A-Za-z\\d\\n]{0,4}(?:(?:Estamos|Siamo|Find us|We(?: are|[’']re)|Located) (?:en|a|in) )?(?<place>${LOCALITY},? ${US})(?=[.!]?\\s*(?:\\n|$)|[.!] )`,
  'g',
);

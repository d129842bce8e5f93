import { DAY_WORDS, OPEN_WORDS } from '../page-words.ts';

/** Above hours of the house, and above those of something that takes place in it. */
const HOURS_HEADING =
  /\bhours\b|opening times|[öo]ffnungszeiten|\bhoraires?\b|\bhorarios?\b|\borari[o]?\b|openingstijden/i;
const EVENT_NIGHT =
  "(?:quiz|trivia|movie|game|date|ladies|luau|taco|jazz|karaoke|bingo|industry|comedy|poker|steak|burger|curry|wings?|theme|paint|salsa|dance|family|kids|music|pizza)[’'s]{0,2} nights?";
const EVENT_HEADING = new RegExp(
  `\\b(?:happy hours?|live (?:music|jazz|band)|trivia|quiz|karaoke|open mic|bingo|comedy|concerts?|now showing|showtimes?|box office|(?:upcoming|special|weekly) events?|tastings|workshops?|yoga|office hours|${EVENT_NIGHT})\\b`,
  'i',
);
const EVENT_LINE = new RegExp(
  `${EVENT_HEADING.source}|\\b(?:djs?|bands?|duo|trio|quartet|acoustic|festival|farmers['’]? market|screening|tickets|classes|fundraiser|check-?in|valet|parking)\\b`,
  'i',
);
const HAPPY_HOUR = /happy hours?/gi;
const MONTH =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre';
/** `Oct 12`, `12. Oktober`: a day of the year. */
const DATE = new RegExp(
  `(?<!\\p{L})(?:(?:${MONTH}|may)\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d|:\\d|\\s?[ap]\\.?m)|\\d{1,2}\\.? (?:de )?(?:${MONTH})(?!\\p{L}))`,
  'giu',
);
const HEADING_CHARACTERS = 40;

/** What the times below the last heading are of. */
export type Part = 'hours' | 'event' | 'other';

/** The part that begins with a line without a time; `above` goes on where the line is no heading. */
export function partBelow(line: string, above: Part): Part {
  if (line.length > HEADING_CHARACTERS || /[.!?]$/.test(line)) return above;
  if (EVENT_HEADING.test(line)) return 'event';
  if (HOURS_HEADING.test(line)) return 'hours';
  return above !== 'other' && DAY_WORDS.test(line) ? above : 'other';
}

/** Whether a line with a time says when something takes place, on one day of the year or every week. */
export function isOfEvent(line: string): boolean {
  if (!EVENT_LINE.test(line) && !namesOneDate(line)) return false;
  return !OPEN_WORDS.test(line.replace(HAPPY_HOUR, ''));
}

/** Two dates are a season. Every date is a name and a number side by side. */
function namesOneDate(line: string): boolean {
  return /\p{L}{3}\.? \d|\d\.? (?:de )?\p{L}{3}/u.test(line) && [...line.matchAll(DATE)].length === 1;
}

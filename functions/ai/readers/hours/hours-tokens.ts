import type { Span } from '#functions/ai/readers/reader.ts';
import { CLAIMED } from '#functions/ai/readers/text/free-text.ts';
import type { WrittenTime } from './clock.ts';
import { type Language, type Meaning, meaningsOf } from './hours-words.ts';

/** `gap`: a bracket, a bar or a tab. `stop`: the end of a sentence. `word`: a word that isn't about hours. */
type Sense =
  | Meaning
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'comma' | 'gap' | 'stop' | 'claimed' | 'question' | 'line' | 'word' };
export type Token = Span & Sense;
/** `source` as written, and folded. */
export type HoursText = { source: string; folded: string; language: Language };

const MOST_WORDS = 5;
/** Abbreviations of days, such as "Thurs.". */
const LONGEST_SHORT = 5;
const SPACE = /[^\S\n]+/y;
const WORD = /[a-zßœæ]+/y;
const NEXT_WORD = /[ '-] ?([a-zßœæ]+)/y;
const MONEY =
  /(?:[$€£¥]|(?:rs|chf|eur|usd|r\$?|s\/)\.?\s?(?=\d))\s?\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s?(?:[$€£¥%]|(?:eur|euros?|usd|chf|kg|g|ml|cl|oz|km|min|mins|pp|pers)(?![a-z]))/y;
const ALL_DAYS =
  /(?:7|seven) (?:days|nights)(?: (?:a|per) week)?(?![a-z])|7\s?j(?:ours)?\s?(?:\/|sur)\s?7|7\/7|7 tage(?: die woche)?/y;
const TIME =
  /(\d{1,2})(?:\s?[:.]\s?([0-5]\d)|\s?h\s?([0-5]\d)(?!\s?h|\d)|([0-5]\d)(?=\s?[ap]\.?m))?(?:\s?(am|pm|a\.\s?m\.?|p\.\s?m\.?)(?![a-z])|([ap])(?![a-z\d])|\s?(noon|midnight)|\s?(h|uhr|heures)(?![a-z\d]))?(?![\p{L}\d:]|\s?[$€£%°])/uy;
const NUMERIC_DATE = /\d{1,2}\.\s?(?:0?\d|1[0-2])\.(?!\d)/y;
const DIGITS = /\d(?:[\w.,:-]*\w)?/y;
const SHORT = '(?:mo|tu|we|th|fr|sa|su|di|mi|do|so)';
const AFTER_SHORT = new RegExp(
  `^\\.?\\s?(?:[-&+/:|]|\\d|$|\\n|[,;]\\s?(?:\\d|${SHORT}(?![a-z]))|(?:${SHORT}|bis|und|u\\.|auch|to|off|closed|zu|ruhetag|geschlossen|ab|von|from)(?![a-z]))`,
);
/** "Sa/So" */
const BEHIND_SHORT = new RegExp(`(?<![a-z])${SHORT}\\.?\\s?[-&+/]\\s?$`);

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Whether two letters are a day: they have a capital, or come before a time or another day. */
const isDayByPlace = ({ source, folded }: HoursText, start: number, end: number) =>
  end - start > 2 ||
  /^(?!So|We)[A-Z][a-z]$/.test(source.slice(start, end)) ||
  AFTER_SHORT.test(folded.slice(end, end + 16)) ||
  BEHIND_SHORT.test(folded.slice(Math.max(0, start - 6), start));

/** Finds the longest phrase that begins here. */
function phraseAt(text: HoursText, start: number): Token | undefined {
  const { folded, language } = text;
  let end = start + lengthOf(WORD, folded, start);
  if (end === start) return undefined;
  let phrase = folded.slice(start, end);
  let best: Token = { kind: 'word', start, end };
  for (let count = 1; count <= MOST_WORDS; count++) {
    const meaning = meaningsOf(phrase, language).find(
      ({ kind }) => kind !== 'day' || isDayByPlace(text, start, end),
    );
    if (meaning) best = { ...meaning, start, end };
    NEXT_WORD.lastIndex = end;
    const more = NEXT_WORD.exec(folded);
    if (more === null) break;
    phrase += ` ${more[1]}`;
    end += more[0].length;
  }
  return best;
}

function timeAt({ folded, language }: HoursText, start: number): Token | undefined {
  TIME.lastIndex = start;
  const found = TIME.exec(folded);
  if (found === null || /[\d#+]$|\d[.:]$/.test(folded.slice(Math.max(0, start - 2), start))) return undefined;
  const [all, hours = '', colon, h, glued, dotted, letter, named, unit] = found;
  const isPlain = found.slice(2).every((part) => part === undefined);
  const isPart = /\d,$/.test(folded.slice(Math.max(0, start - 2), start));
  if (isPlain && (isPart || /^[.,]\d/.test(folded.slice(start + all.length, start + all.length + 2))))
    return undefined;
  const half = (dotted ?? letter)?.charAt(0);
  const hour = Number(hours);
  if (hour > 24 || (half !== undefined && (hour > 12 || hour === 0)) || (named && hour !== 12))
    return undefined;
  const isHour = (h !== undefined || unit !== undefined) && (language === 'fr' || language === 'de');
  const is24 = named !== undefined || (half === undefined && (hour > 12 || hours.startsWith('0') || isHour));
  const time: WrittenTime = {
    hour: named === 'midnight' ? 24 : hour,
    minute: Number(colon ?? h ?? glued ?? 0),
    is24,
    ...(half ? { half: half === 'a' ? 'am' : 'pm' } : {}),
  };
  return { kind: 'time', time, start, end: start + all.trimEnd().length };
}

/** Reads tokens with a form of their own, such as prices and times. */
function formAt(text: HoursText, start: number): Token | undefined {
  const { folded } = text;
  const token = (sense: Sense, length: number): Token | undefined =>
    length === 0 ? undefined : { ...sense, start, end: start + length };
  return (
    token({ kind: 'word' }, lengthOf(MONEY, folded, start)) ??
    token({ kind: 'day', days: [0, 1, 2, 3, 4, 5, 6], isAll: true }, lengthOf(ALL_DAYS, folded, start)) ??
    token({ kind: 'other' }, lengthOf(NUMERIC_DATE, folded, start)) ??
    timeAt(text, start) ??
    token({ kind: 'word' }, lengthOf(DIGITS, folded, start))
  );
}

/** Whether a period ends a sentence rather than an abbreviation: "Mo. – Fr.", "u.". */
function isStop({ folded, source }: HoursText, at: number, before: Token | undefined): boolean {
  if (before?.end !== at) return true;
  if (before.kind === 'and' || /^(?:\w|\s*[-,&+:/|])/.test(folded.slice(at + 1, at + 24))) return false;
  return (
    before.kind !== 'day' ||
    before.end - before.start > LONGEST_SHORT ||
    !/^ (?:[a-z]|\d(?!\d* [A-Z]))/.test(source.slice(at + 1, at + 9))
  );
}

const MARKS: readonly (readonly [kind: Token['kind'], marks: string])[] = [
  ['comma', ','],
  ['and', '&+/'],
  ['to', '-~'],
  ['stop', ';!•·'],
  ['claimed', CLAIMED],
  ['question', '?'],
  ['line', '\n'],
  ['gap', '()[]|:'],
];

function markAt(text: HoursText, start: number, before: Token | undefined): Token {
  const mark = text.folded.charAt(start);
  const arrow = lengthOf(/[-=]+>|-{2,}/y, text.folded, start);
  const known =
    MARKS.find(([, marks]) => marks.includes(mark))?.[0] ?? (/[\p{L}\d@#]/u.test(mark) ? 'word' : 'fill');
  const kind = arrow > 0 ? 'to' : mark === '.' && isStop(text, start, before) ? 'stop' : known;
  return { kind, start, end: start + Math.max(1, arrow) } as Token;
}

/** Splits a text into tokens. Quotation marks and similar characters are `fill`. */
export function hoursTokens(text: HoursText): Token[] {
  const { folded } = text;
  const tokens: Token[] = [];
  for (let at = lengthOf(SPACE, folded, 0); at < folded.length; ) {
    const isNumbered =
      /^\d{1,2}\)/.test(folded.slice(at, at + 3)) &&
      /(?:^|\n)\s*$/.test(folded.slice(Math.max(0, at - 4), at));
    const form = !isNumbered && /[\da-z$€£¥]/.test(folded.charAt(at)) ? formAt(text, at) : undefined;
    const token = form ?? phraseAt(text, at) ?? markAt(text, at, tokens.at(-1));
    tokens.push(token);
    at = token.end + lengthOf(SPACE, folded, token.end);
  }
  return tokens;
}

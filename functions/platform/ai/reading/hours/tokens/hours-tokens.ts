import { CLAIMED } from '../../text/free-text.ts';
import { type Meaning, PHRASES, type Phrase } from '../vocabulary/vocabularies.ts';
import { commaTimeAt } from './comma-times.ts';
import { dayOfPartAt } from './days-of-parts.ts';
import { dayOfRestAt } from './days-of-rest.ts';
import { misspelledDay } from './misspelled-days.ts';
import { spokenMinutesAt, spokenTimeAt } from './spoken-times.ts';

/** A number that may be a time, or the day of a date. */
export type NumberToken = {
  kind: 'number';
  hour: number;
  /** Undefined where only the hour is written. */
  minute?: number;
  half?: 'am' | 'pm';
  /** Written as a time of 24 hours: "14", "09:00", "19h", "17 Uhr". */
  is24: boolean;
};

type TokenMeaning =
  | Meaning
  | NumberToken
  | { kind: 'date'; day: number; month: number; year?: number }
  | { kind: 'year'; year: number }
  /** `text` is the mark; a line break is "\n". */
  | { kind: 'mark' }
  | { kind: 'word' };

/** One word, number or mark of the folded text, with all that it may mean. */
export type HoursToken = { start: number; end: number; text: string; meanings: readonly TokenMeaning[] };

const NUMBER =
  /(\d{1,2})(?:\s?(h)\s?([0-5]\d)(?!\d|\s?h)|[:.]([0-5]\d)(?![\d]|[.,]\d))?(?:\s?([ap]\.\s?m\b\.?|[ap]\s?m\b)|([ap])\b|\s?(uhr|hrs?\.?|hs|h|heures?|horas|ore)\b)?/y;
const HOURS_AND_MINUTES =
  /([01]\d|2[0-3])(00|15|30|45)(?=\s?-\s?(?:[01]\d|2[0-4])(?:00|15|30|45)\b|\s?(?:hrs|h)\b|\b)(?:\s?(?:hrs|h)\b)?/y;
const RUN_TOGETHER = /(1[0-2]|[1-9])([0-5]\d)\s?(a|p)\.?m\b/y;
const ISO_DATE = /(20\d\d)-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?!\d)/y;
const DOTTED_DATE = /(\d{1,2})\.\s?(\d{1,2})\.(?:(20\d\d)(?!\d))?(?!\d)/y;
const SLASHED_DATE = /(\d{1,2})\/(\d{1,2})\/(20\d\d)(?!\d)/y;
const YEAR = /(20\d\d)(?![\d:])/y;
const DIGITS = /\d+(?:[.,:/]\d+)*/y;
const WORD = /[\p{L}\d][\p{L}\p{M}\d']*/uy;
const ORDINAL = /°(?=\s[a-z]{3})|(?:st|nd|rd|th|er|re|º|ª|o)\b/y;
const UNIT_AFTER =
  /^(?:[%€$£¥°"]|\s?(?:€|eur\b|euros?\b|usd\b|dollars?\b|chf\b|kg\b|g\b|cm\b|km\b|ml\b|cl\b|oz\b|k\b|x\b|%)|[.,]\d|\d|\/\d)/;
const BEFORE_NUMBER = /[\p{L}\d$€£¥#+]$|\d[.,:]$/u;

function match(pattern: RegExp, folded: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(folded);
}

function dateAt(folded: string, at: number, isMonthFirst: boolean): HoursToken | undefined {
  const iso = match(ISO_DATE, folded, at);
  const dotted = iso ? null : match(DOTTED_DATE, folded, at);
  const slashed = iso || dotted ? null : match(SLASHED_DATE, folded, at);
  const found = iso ?? dotted ?? slashed;
  if (found === null) return undefined;
  const [first, second, third] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  const [day, month, year] = iso
    ? [third, second, first]
    : slashed && isMonthFirst
      ? [second, first, third]
      : [first, second, third];
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const meaning = { kind: 'date' as const, day, month: month - 1, ...(year ? { year } : {}) };
  return { start: at, end: at + found[0].length, text: found[0], meanings: [meaning] };
}

function numberAt(folded: string, at: number, language: string): HoursToken {
  const word = () => {
    const end = at + Math.max(1, (match(DIGITS, folded, at)?.[0] ?? '').length);
    return { start: at, end, text: folded.slice(at, end), meanings: [{ kind: 'word' as const }] };
  };
  if (BEFORE_NUMBER.test(folded.slice(Math.max(0, at - 2), at))) return word();
  const comma = language === 'it' ? commaTimeAt(folded, at) : undefined;
  if (comma) {
    const { length, ...time } = comma;
    const end = at + length;
    return { start: at, end, text: folded.slice(at, end), meanings: [{ kind: 'number', ...time }] };
  }
  const four = match(HOURS_AND_MINUTES, folded, at);
  if (
    four &&
    (folded[at] === '0' ||
      / *-? *\d{4}/.test(folded.slice(at - 7, at)) ||
      /^\s?(?:-\s?\d{4}|h)/.test(folded.slice(at + 4)))
  ) {
    const isYears =
      /^(?:19|20)/.test(four[0]) && /^(?:19|20)/.test(folded.slice(at + 4).replace(/^\s?-\s?/, ''));
    if (!isYears && !/^\d/.test(folded.slice(at + four[0].length)))
      return {
        start: at,
        end: at + four[0].length,
        text: four[0],
        meanings: [{ kind: 'number', hour: Number(four[1]), minute: Number(four[2]), is24: true }],
      };
  }
  const year = match(YEAR, folded, at);
  if (year)
    return { start: at, end: at + 4, text: year[0], meanings: [{ kind: 'year', year: Number(year[1]) }] };
  const together = match(RUN_TOGETHER, folded, at);
  if (together) {
    const [text, hour, minute, half] = together;
    const meaning = { kind: 'number' as const, hour: Number(hour), minute: Number(minute), is24: false };
    const said = half === 'a' ? ('am' as const) : ('pm' as const);
    return { start: at, end: at + text.length, text, meanings: [{ ...meaning, half: said }] };
  }
  const found = match(NUMBER, folded, at);
  if (found === null) return word();
  let end = at + found[0].length;
  const [digits, , minuteAfterH, minuteAfterMark] = found.slice(1);
  const minutes = minuteAfterH ?? minuteAfterMark;
  const halfLetter = (found[5] ?? found[6])?.charAt(0);
  const hour = Number(digits);
  const isPlain = found[0] === digits;
  const ordinal = isPlain ? match(ORDINAL, folded, end) : null;
  if (ordinal) end += ordinal[0].length;
  if (UNIT_AFTER.test(folded.slice(end, end + 8)) || /^(?!ish\b)\p{L}/u.test(folded.slice(end, end + 4)))
    return word();
  const spoken =
    minutes === undefined ? spokenMinutesAt(folded, at + (digits?.length ?? 0), language) : undefined;
  end = spoken?.end ?? end;
  const minute = minutes === undefined ? spoken?.minute : Number(minutes);
  const is24 =
    halfLetter === undefined &&
    (hour >= 13 ||
      hour === 0 ||
      digits?.startsWith('0') === true ||
      found[2] !== undefined ||
      found[7] !== undefined);
  const half = halfLetter === 'a' ? ('am' as const) : halfLetter === 'p' ? ('pm' as const) : undefined;
  const meaning: NumberToken = {
    kind: 'number',
    hour,
    ...(minute === undefined ? {} : { minute }),
    ...(half ? { half } : {}),
    is24,
  };
  return { start: at, end, text: found[0], meanings: [meaning] };
}

const isWordCharacter = (character: string) => /[\p{L}\d]/u.test(character);

/** The longest phrase of the vocabulary that begins here. */
function phraseAt(folded: string, at: number, language: string): Phrase | undefined {
  const first = match(WORD, folded, at)?.[0];
  if (first === undefined) return undefined;
  const known = PHRASES.get(language)?.get(first.split("'")[0] ?? first) ?? [];
  return known.find(
    ({ text }) =>
      folded.startsWith(text, at) &&
      (text.endsWith("'") || !isWordCharacter(folded.charAt(at + text.length))) &&
      !(
        folded.charAt(at + text.length) === "'" &&
        isWordCharacter(folded.charAt(at + text.length + 1)) &&
        !text.endsWith("'") &&
        language === 'en'
      ),
  );
}

/** Kinds that also count when they are in another language than the rest of the text. */
const FOREIGN_KINDS = new Set<Meaning['kind']>(['day', 'closed', 'open', 'meal', 'holiday', 'happy_hour']);

/** Short names of days that are frequent words elsewhere: "so: Mon–Sat 11–10". */
const WORDS_ELSEWHERE = new Set(['so', 'do', 'me', 'di', 'mi', 'ma', 'sa', 'je', 'mo', 'fr']);

/** Short names of months are other words elsewhere. */
const LONG_WORD = 5;

function foreignPhraseAt(folded: string, at: number, language: string): Phrase | undefined {
  for (const other of PHRASES.keys()) {
    const phrase = other === language ? undefined : phraseAt(folded, at, other);
    const isLong = (phrase?.text.length ?? 0) >= LONG_WORD;
    const meanings =
      phrase?.meanings.filter(({ kind }) => FOREIGN_KINDS.has(kind) || (isLong && kind === 'month')) ?? [];
    if (phrase !== undefined && meanings.length > 0 && !WORDS_ELSEWHERE.has(phrase.text))
      return { text: phrase.text, meanings };
  }
  return undefined;
}

/** "de 19h a 24h": midnight, not around the clock. */
const END_OF_RANGE =
  /\d\s?(?:h|uhr|horas|:\d\d|h\d\d)?\s?(?:a|a las|al|-|bis|hasta|hasta las|alle|fino alle|until|to|till?)\s?$/;
const MARKS = ',;.:/&()|+-!?\n';

/** All words, numbers and marks of a folded text, in order. */
export function hoursTokens(folded: string, language: string, isMonthFirst: boolean): HoursToken[] {
  const tokens: HoursToken[] = [];
  let at = 0;
  while (at < folded.length) {
    const character = folded.charAt(at);
    if (character === ' ' || character === '"' || character === "'" || character === '*') {
      at += 1;
      continue;
    }
    const token = tokenAt(folded, at, { language, isMonthFirst });
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function tokenAt(
  folded: string,
  at: number,
  { language, isMonthFirst }: { language: string; isMonthFirst: boolean },
): HoursToken {
  const character = folded.charAt(at);
  if (character === CLAIMED) {
    let end = at + 1;
    while (folded.charAt(end) === CLAIMED) end += 1;
    return { start: at, end, text: CLAIMED, meanings: [{ kind: 'word' }] };
  }
  if (MARKS.includes(character) || character === '•' || character === '·')
    return { start: at, end: at + 1, text: character, meanings: [{ kind: 'mark' }] };
  const isDigit = character >= '0' && character <= '9';
  const dayOfPart = language === 'de' ? dayOfPartAt(folded, at) : undefined;
  if (dayOfPart !== undefined) {
    const { text, days } = dayOfPart;
    return { start: at, end: at + text.length, text, meanings: [{ kind: 'day', days, form: 'full' }] };
  }
  const phrase =
    phraseAt(folded, at, language) ?? (isDigit ? undefined : foreignPhraseAt(folded, at, language));
  const spoken = isDigit ? undefined : spokenTimeAt(folded, at, language);
  const isHour =
    spoken !== undefined && /^\s(?:heures?|h)(?![a-z])/.test(folded.slice(spoken.end, spoken.end + 8));
  if (spoken && (isHour || spoken.end - at > (phrase?.text.length ?? 0))) {
    const { end, ...time } = spoken;
    return { start: at, end, text: folded.slice(at, end), meanings: [{ kind: 'number', ...time }] };
  }
  const isEndOfRange =
    /^24/.test(phrase?.text ?? '') && END_OF_RANGE.test(folded.slice(Math.max(0, at - 12), at));
  if (isEndOfRange) return numberAt(folded, at, language);
  const rest = dayOfRestAt(folded, at);
  if (rest !== undefined)
    return { start: at, end: at + rest.length, text: rest, meanings: [{ kind: 'closed' }] };
  if (phrase)
    return { start: at, end: at + phrase.text.length, text: phrase.text, meanings: phrase.meanings };
  if (isDigit) return dateAt(folded, at, isMonthFirst) ?? numberAt(folded, at, language);
  const end = at + Math.max(1, (match(WORD, folded, at)?.[0] ?? '').length);
  const text = folded.slice(at, end);
  const day = language === 'en' ? misspelledDay(text) : undefined;
  if (day !== undefined)
    return { start: at, end, text, meanings: [{ kind: 'day', days: [day], form: 'full' }] };
  return { start: at, end, text, meanings: [{ kind: 'word' }] };
}

import { isNearly, plainQuestion, wordsOf } from '../../../assistant/plain-question.ts';
import { MONTHS, NUMBER_WORDS, WEEKDAYS } from './named-days.ts';
import { KNOWN_WORDS, LONGEST, MEANINGS, OTHER_WORDS, stemmed } from './vocabulary.ts';

/** A word that was read as another one. */
export type Mended = { typed: string; read: string };
/** `meaning`: undefined where the words are unknown. */
export type Token = { words: string; meaning: string | undefined };

/** As they are typed in a hurry. */
const SHORT_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  `lst last, prev previous, previous last, wk week, wks weeks, mth month, mths months, mnth month, mo month, mos months, qtr quarter,
  yr year, yrs years, yest yesterday, yday yesterday, tdy today, vs versus, abt about, hav have, rn now, atm now, ths this,
  thru through, cust customers, custs customers, rest restaurants, rests restaurants, resto restaurants, restos restaurants,
  acct account, accts accounts, amt amount, num number, tmrw tomorrow, yesterdays yesterday, todays today, pls please, plz please,
  show show, hasnt has not, wont will not, cant can not, arent are not, werent were not`
    .split(/,\s+/)
    .map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ').slice(1).join(' ')]),
);
const A_YEAR = /\s['’](2\d)\b/g;
/** "11/19", as Americans write it. */
const A_DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/g;
/** "1-15 Nov", "June–August"; not the line of a date such as 2026-11-03. */
const A_SPAN =
  /(?<![-\d])(\d{1,2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*) ?[-–] ?(?=\d{1,2}(?![-\d])|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;
const TIME_WORDS = [
  ...MONTHS.filter((month) => month.length > 4),
  ...WEEKDAYS,
  'month',
  'months',
  'quarter',
  'yesterday',
  'today',
  'weeks',
];
const MENDED_FROM = 5;

/** The question in small words without signs, with short forms written out. */
export function plainWords(question: string): string {
  const written = question
    .replaceAll(A_YEAR, ' 20$1')
    .replaceAll(A_DATE, (all, month: string, day: string, year = '') => {
      const name = MONTHS[Number(month) - 1];
      return name === undefined ? all : ` ${name} ${day} ${year} `;
    })
    .replaceAll('%', ' percent ')
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(A_SPAN, '$1 to ');
  return wordsOf(plainQuestion(written))
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word))
    .join(' ');
}

/** With the letters of words put right that are nearly one that we know. */
export function mend(plain: string): { text: string; mended: Mended[] } {
  const mended: Mended[] = [];
  const words = wordsOf(plain).map((word, at, all) => {
    // "In Texas" is a place or a time, and no typing error of a subject.
    const known = all[at - 1] === 'in' ? TIME_WORDS : [...TIME_WORDS, ...KNOWN_WORDS];
    const read = isKnown(word) || OTHER_WORDS.has(word) ? word : nearest(word, known);
    if (read !== word) mended.push({ typed: word, read });
    return read;
  });
  return { text: words.join(' '), mended };
}

const isKnown = (word: string) =>
  word.length < MENDED_FROM ||
  TIME_WORDS.includes(word) ||
  MEANINGS.has(stemmed(word)) ||
  KNOWN_WORDS.includes(stemmed(word));

function nearest(word: string, words: readonly string[]): string {
  const near = words.filter(
    (known) =>
      known.length >= MENDED_FROM && (isNearly(known, word) || isNearly(known, word.replace(/s$/, ''))),
  );
  // Of several that are as near, none is meant for certain, unless they mean the same.
  const meanings = new Set(near.map((known) => MEANINGS.get(known) ?? known));
  return meanings.size === 1 ? (near[0] ?? word) : word;
}

/** The words of a plain question with what they mean, the longest phrases first. */
export function tokensOf(plain: string): Token[] {
  const words = wordsOf(plain);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const token = longestAt(words, at);
    tokens.push(token);
    at += token.words.split(' ').length;
  }
  return tokens;
}

function longestAt(words: readonly string[], at: number): Token {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = MEANINGS.get(stemmed(phrase));
    if (meaning !== undefined) return { words: phrase, meaning };
  }
  const word = words[at] ?? '';
  const number = /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word) + 1;
  return { words: word, meaning: number > 0 ? `number: ${number}` : undefined };
}

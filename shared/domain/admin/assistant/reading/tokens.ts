import { isNearly, plainQuestion, wordsOf } from '../../../assistant/plain-question.ts';
import { MONTHS, NUMBER_WORDS } from './period-makers.ts';
import { KNOWN_WORDS, LONGEST_PHRASE, type Meaning, PHRASES } from './vocabulary.ts';

export type Token = { words: string } & (Meaning | { kind: 'number'; number: number } | { kind: 'unknown' });
/** A word that was read as another one. */
export type Mended = { typed: string; read: string };

/** Letters from which on a typing error is mended; in shorter words only letters that changed places are. */
const [SWAPPED_FROM, MENDED_FROM] = [5, 6];
/** Words of their own that are nearly one of ours. */
const OTHER_WORDS = new Set(
  'planes plane place places plant plants plates later letter letters charged charges cast coast custom costume user users sights sides sides sizes photon action actions test tests tent tents next taxi taxes tasks tasked menus venues avenue revenge contest context beat bear years house houses hours refund refunds refunded weather feather rating ratings raise texting money honey grew crew launch lunch lunches sold price prize prizes review reviews reviewed failed sailed mailed emailed close closed'.split(
    ' ',
  ),
);

/** As they are typed in a hurry. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  lst: 'last',
  prev: 'previous',
  wk: 'week',
  wks: 'weeks',
  mth: 'month',
  mths: 'months',
  mnth: 'month',
  mo: 'month',
  mos: 'months',
  qtr: 'quarter',
  yr: 'year',
  yrs: 'years',
  yest: 'yesterday',
  yday: 'yesterday',
  tdy: 'today',
  vs: 'versus',
  abt: 'about',
  hav: 'have',
  pls: 'please',
  rn: 'now',
  atm: 'now',
  ths: 'this',
  thru: 'through',
  monthes: 'months',
  mnths: 'months',
  cust: 'customers',
  custs: 'customers',
  rest: 'restaurants',
  rests: 'restaurants',
  resto: 'restaurants',
  restos: 'restaurants',
  acct: 'account',
  accts: 'accounts',
  amt: 'amount',
  num: 'number of',
  wknd: 'weekend',
  tmrw: 'tomorrow',
};

/** "1-15 Nov", "June–August"; not the line of a date such as 2026-11-03. */
const A_SPAN =
  /(?<![-\d])(\d{1,2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*) ?[-–] ?(?=\d{1,2}(?![-\d])|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;

/** "March '26". */
const A_YEAR = /\s['’](2\d)\b/g;
const A_DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/g;

/** "11/19" is November 19, as Americans write it. */
function dated(question: string): string {
  return question.replaceAll(A_DATE, (written, month: string, day: string, year = '') => {
    const name = MONTHS[Number(month) - 1];
    return name === undefined ? written : ` ${name} ${day} ${year} `;
  });
}

/** The question in small words without signs, with short forms written out. */
export function plainWords(question: string): string {
  const words = wordsOf(
    plainQuestion(
      dated(question.replaceAll(A_YEAR, ' 20$1')).replaceAll('%', ' percent ').replaceAll(A_SPAN, '$1 to '),
    ),
  );
  return words.map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word)).join(' ');
}

/** Words of time, which are read before all others. */
const TIME_WORDS =
  'january february august september october november december month quarter yesterday'.split(' ');

/** The plain question with typing errors in words of time mended. */
export function withTimeWords(plain: string): { text: string; mended: Mended[] } {
  const mended: Mended[] = [];
  const words = wordsOf(plain).map((word) => {
    if (
      word.length < SWAPPED_FROM ||
      PHRASES.has(word) ||
      KNOWN_WORDS.includes(word) ||
      OTHER_WORDS.has(word)
    )
      return word;
    const read = TIME_WORDS.find((known) => isNearly(known, word) && word !== `${known}s`);
    if (read === undefined || read === word) return word;
    mended.push({ typed: word, read });
    return read;
  });
  return { text: words.join(' '), mended };
}

/** The words of a plain question with what they mean, the longest phrases first. */
export function tokensOf(plain: string): { tokens: Token[]; mended: Mended[] } {
  const mended: Mended[] = [];
  const words = wordsOf(plain).map((word) => {
    const read = mendedWord(word);
    if (read !== word) mended.push({ typed: word, read });
    return read;
  });
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const token = longestAt(words, at);
    tokens.push(token);
    at += token.words.split(' ').length;
  }
  return { tokens, mended };
}

function longestAt(words: readonly string[], at: number): Token {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = PHRASES.get(phrase);
    if (meaning !== undefined) return { words: phrase, ...meaning };
  }
  const [word = ''] = words.slice(at, at + 1);
  const number = /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word) + 1;
  return number > 0 || word === '0'
    ? { words: word, kind: 'number', number }
    : { words: word, kind: 'unknown' };
}

function mendedWord(word: string): string {
  if (word.length < SWAPPED_FROM || PHRASES.has(word) || KNOWN_WORDS.includes(word) || OTHER_WORDS.has(word))
    return word;
  const near = KNOWN_WORDS.filter((known) => isMeant(known, word));
  // Of several that are as near, none is meant for certain, unless they are forms of one.
  const meanings = new Set(near.map((known) => JSON.stringify(PHRASES.get(known))));
  return meanings.size === 1 ? (near[0] ?? word) : word;
}

function isMeant(known: string, word: string): boolean {
  if (known.length < SWAPPED_FROM || !isNearly(known, word)) return false;
  return Math.min(known.length, word.length) >= MENDED_FROM || lettersOf(known) === lettersOf(word);
}

const lettersOf = (word: string) => [...word].toSorted().join('');

import { plainEnglish, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import { MONTHS, WEEKDAYS } from './named-days.ts';

/** Common abbreviations and typos. */
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
/** "1-15 Nov" or "June–August", but not the hyphens of 2026-11-03. */
const A_SPAN =
  /(?<![-\d])(\d{1,2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*) ?[-–] ?(?=\d{1,2}(?![-\d])|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;
export const TIME_WORDS = [
  ...MONTHS.filter((month) => month.length > 4),
  ...WEEKDAYS,
  'month',
  'months',
  'quarter',
  'yesterday',
  'today',
  'weeks',
];

/** Normalizes a question: lowercase, no punctuation, abbreviations spelled out. */
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
  return wordsOf(plainEnglish(written))
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word))
    .join(' ');
}

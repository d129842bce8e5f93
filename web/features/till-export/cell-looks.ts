/** A day that can be read in two ways, `YYYY-MM-DD`; undefined where a reading is no day of the calendar. */
export type ReadDay = { day_first: string | undefined; month_first: string | undefined };
export type DayOrder = keyof ReadDay;

/** First letters of the months in English, Spanish, French, German and Italian, without accents. */
const MONTHS = [
  'jan ene gen',
  'feb fev',
  'mar mrz',
  'apr abr avr',
  'may mai mag',
  'jun giu juin',
  'jul lug juil',
  'aug ago aou',
  'sep set',
  'oct okt ott',
  'nov',
  'dec dic dez',
].map((forms) => forms.split(' '));

/** Days of spreadsheets that count from 1900, for 2000 to 2099. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
const DAY_MS = 86_400_000;

/** The day that a cell names, whatever time stands behind it; undefined where it names none. */
export function readDay(cell: string): ReadDay | undefined {
  const text = cell.slice(0, 60).trim();
  const [, year = '', month = '', day = ''] =
    /^((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (year !== '') return sameDay(isoDay(year, Number(month), Number(day)));
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2})[-/.] ?(\d{1,2})[-/.] ?((?:19|20)?\d\d)(?!\d|[-/.]\d)/.exec(text) ?? [];
  if (first !== '') return readTwoWays(Number(first), Number(second), last);
  return sameDay(spelledDay(text) ?? serialDay(text));
}

function readTwoWays(first: number, second: number, year: string): ReadDay | undefined {
  const day_first = isoDay(year, second, first);
  const month_first = isoDay(year, first, second);
  return day_first === undefined && month_first === undefined ? undefined : { day_first, month_first };
}

/** `Mar 5, 2026`, `Thu, 5 March 2026`, `5-Mar-26`, `5. März 2026`. */
function spelledDay(text: string): string | undefined {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+|\d+/g);
  if (words === null || words.length > 12) return undefined;
  const place = words.findIndex((word) => monthOf(word) !== undefined);
  const month = monthOf(words[place] ?? '');
  if (month === undefined) return undefined;
  const [day, year] = words.filter((word) => /^\d+$/.test(word));
  const isYear = /^(?:(?:19|20)\d\d|\d\d)$/.test(year ?? '');
  return day === undefined || !isYear ? undefined : isoDay(year ?? '', month, Number(day));
}

function monthOf(word: string): number | undefined {
  if (word.length < 3 || word.length > 10) return undefined;
  const place = MONTHS.findIndex((forms) => forms.some((form) => word.startsWith(form)));
  return place < 0 ? undefined : place + 1;
}

function serialDay(text: string): string | undefined {
  if (!/^\d{5}(?:\.\d{1,12})?$/.test(text)) return undefined;
  const serial = Math.floor(Number(text));
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS).toISOString().slice(0, 10);
}

function sameDay(day: string | undefined): ReadDay | undefined {
  return day === undefined ? undefined : { day_first: day, month_first: day };
}

/** Years of two digits are of this century. */
function isoDay(year: string, month: number, day: number): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** What follows a number of an office. */
const EXTENSION = /[ .]*(?:x|ext\.?|extension|#) ?\d{1,6}$/i;

/** Tills put all numbers of a guest into one cell: the first of them, without what tables, phones and people add to it. */
export function firstPhone(cell: string): string {
  const plain = cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/^="(.*)"$/, '$1');
  const first = plain.split(/[;,|]| \/ /, 1)[0]?.trim() ?? '';
  return first
    .replace(EXTENSION, '')
    .replace(/^(\d{10,15})\.0$/, '$1')
    .replace(/^00(?=[2-9]|1[ .(-]?[2-9])/, '+');
}

/** A cell that says that there is nothing. */
export function saysNothing(cell: string): boolean {
  return /^(?:never|n\/?a|none|null|unknown|[-–—]+)?$/i.test(cell);
}

/** `Ruiz, Ana` as it is said; what stands behind a name stays there. */
export function inSpokenOrder(name: string): string {
  const [last = '', first = '', ...rest] = name.split(/, ?/);
  const isPlain = [last, first].every((part) => /^\p{L}[\p{L}' .-]*$/u.test(part));
  if (!isPlain || rest.length > 1 || NO_FIRST_NAME.test(first)) return name;
  return [`${first} ${last}`, ...rest].join(', ');
}

const NO_FIRST_NAME = /^(?:jr|sr|ii|iii|iv|md|phd|esq|inc|llc|ltd|co|gmbh)\.?$/i;

/** As people write numbers, and as spreadsheets shorten them; no days and no sums of money. */
export function looksLikePhone(typed: string): boolean {
  if (/^\d[.,]\d+E\+?\d+$/i.test(typed)) return true;
  const cell = firstPhone(typed);
  if (!/^[+(\d][\d ()./+-]{6,24}$/.test(cell) || /^\d+[.,]\d{1,2}$/.test(cell)) return false;
  const digits = cell.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && readDay(cell) === undefined;
}

export function looksLikeName(cell: string): boolean {
  return (
    cell.length <= 80 && /\p{L}/u.test(cell) && !/[@\d]/.test(cell) && !/^(?:yes|no|true|false)$/i.test(cell)
  );
}

const NO = /^(?:n|no|false|0|never|nein|non)$/i;
const YES = /^(?:y|yes|true|1|x|ja|oui|s[ií])$/i;
const REFUSED =
  /^(?:opt(?:ed)?[ _-]?out|unsubscribed?|declined|denied|refused|rejected|revoked|withdrawn|blocked|stopped|suppressed|not (?:allowed|permitted|subscribed|consented|opted in)|no (?:sms|texts?|marketing)|(?:do not|don't) (?:text|contact|message|call)|abgelehnt|abgemeldet|widerrufen|refuse|rechazado|rifiutato)$/i;
const OTHER_ANSWER =
  /^(?:opt(?:ed)?[ _-]?in|subscribed?|accepted|agreed|allowed|permitted|consented|confirmed|granted|active|unknown|pending|none|not asked)$/i;

/** Of a guest who said at the till that they want no marketing: a yes, or the day, where the column asks who wants none. */
export function refusesMarketing(cell: string, isOptOutColumn: boolean): boolean {
  if (isOptOutColumn) return REFUSED.test(cell) || YES.test(cell) || readDay(cell) !== undefined;
  return REFUSED.test(cell) || NO.test(cell);
}

export function looksLikeAnswer(cell: string): boolean {
  return [NO, YES, REFUSED, OTHER_ANSWER].some((answer) => answer.test(cell));
}

/** Month 1 to 12. */
export type MonthDay = { month: number; day: number; year?: number };
export type DateRange = { from: MonthDay; to: MonthDay };

const MONTHS =
  'january jan enero ene janvier janv gennaio januar janner|february feb febrero fevrier fevr febbraio februar|march marzo mars marz|april apr abril abr avril aprile|may mayo mai maggio|june jun junio juin giugno juni|july jul julio juillet juil luglio juli|august aug agosto aout|september sept sep septiembre septembre settembre|october oct octubre octobre ottobre oktober okt|november nov noviembre novembre|december dec diciembre dic decembre dicembre dezember dez';
const MONTH_OF = new Map(
  MONTHS.split('|').flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);
const MONTH = `(${[...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|\\.|°|º)?(?![\\d:]|[.,]\\d|\\s?(?:[ap]\\.?m|h|uhr)(?![a-z]))';
const TO =
  '\\s?(?:-|to|through|thru|bis(?: zum)?|au|al?|hasta(?: el)?|&|and|und|y|et|e)\\s?(?:the |le |el |il )?';
const YEAR = '(?:,?\\s(?:de |del )?(20\\d\\d))?';
const DAYS_MONTH = new RegExp(`${DAY}(?:(${TO})${DAY})?\\s?(?:of |de |d')?${MONTH}${YEAR}`, 'y');
const MONTH_DAYS = new RegExp(`${MONTH}\\s${DAY}(?:(${TO})${DAY}(?!\\s?(?:of |de )?${MONTH}))?${YEAR}`, 'y');
const NUMBERS = /(\d{1,2})\.\s?(\d{1,2})\.(20\d\d)?(?!\d)/y;
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function exec(pattern: RegExp, folded: string, at: number): (string | undefined)[] | undefined {
  pattern.lastIndex = at;
  return pattern.exec(folded) ?? undefined;
}

/** A day, or two days and all between them, whose month is written at a place of a folded text. */
export function dateAt(folded: string, at: number): { dates: DateRange; end: number } | undefined {
  const before = exec(DAYS_MONTH, folded, at);
  const behind = before ? undefined : exec(MONTH_DAYS, folded, at);
  const numbers = exec(NUMBERS, folded, at);
  const found = before ?? behind ?? numbers;
  if (found === undefined) return undefined;
  const [first, joint, last, name] = before
    ? before.slice(1)
    : behind
      ? [behind[2], behind[3], behind[4], behind[1]]
      : [numbers?.[1]];
  const month = name === undefined ? Number(numbers?.[2]) : (MONTH_OF.get(name) ?? 0);
  const year = found.at(-1);
  const to = (day: number): MonthDay => ({ month, day, ...(year ? { year: Number(year) } : {}) });
  const [from, until] = [Number(first), Number(last ?? first)];
  const isList = joint !== undefined && !/-|t[oh]|bis|a|h/.test(joint.replace('and', '&'));
  const isWhole = from >= 1 && until >= from && until <= (LENGTHS[month - 1] ?? 0);
  if (!isWhole || (isList && until !== from + 1)) return undefined;
  return { dates: { from: to(from), to: to(until) }, end: at + (found[0] ?? '').trimEnd().length };
}

const iso = (date: Date) => date.toISOString().slice(0, 10);

function inYear({ from, to }: DateRange, year: number): { from: string; to: string } | undefined {
  const isOverNewYear = to.month < from.month || (to.month === from.month && to.day < from.day);
  const firstYear = from.year ?? (to.year === undefined ? year : to.year - Number(isOverNewYear));
  const first = new Date(Date.UTC(firstYear, from.month - 1, from.day));
  const last = new Date(Date.UTC(to.year ?? firstYear + Number(isOverNewYear), to.month - 1, to.day));
  const isReal =
    first.getUTCMonth() === from.month - 1 && last.getUTCMonth() === to.month - 1 && first <= last;
  return isReal ? { from: iso(first), to: iso(last) } : undefined;
}

/** The dates as they are written; without a year the next ones that have not ended on `today`. */
export function nextDates(range: DateRange, today: string): { from: string; to: string } | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (!Number.isInteger(thisYear) || thisYear < 1) return undefined;
  if (range.from.year !== undefined || range.to.year !== undefined) return inYear(range, thisYear);
  const years = [thisYear - 1, thisYear, thisYear + 1].map((year) => inYear(range, year));
  return years.find((dates) => dates !== undefined && dates.to >= today);
}

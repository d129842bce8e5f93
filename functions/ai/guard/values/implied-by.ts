import type { Value } from './read-values.ts';
import { NUMBER } from './reader.ts';
import { ofTwelve } from './time-readers.ts';

const AMOUNT = new RegExp(`^\\s*(?:${NUMBER})\\s*$`, 'u');

/** All values that a text of the profile supports: those in it, and those that follow from them. */
export function impliedBy(text: string, values: readonly Value[]): string[] {
  return values.flatMap((value) => [
    ...value.values,
    ...value.values.filter((each) => each.startsWith('time ')).map(ofTwelve),
    ...linkHosts(value),
    ...weekdays(value),
    // A text with only an amount is a price without its currency.
    ...(AMOUNT.test(text) ? value.values.map((each) => each.replace(/^number/, 'amount')) : []),
  ]);
}

const linkHosts = ({ kind, values }: Value) =>
  kind === 'link' ? values.map((link) => link.replace(/\/.*$/, '')) : [];

/** The weekday of a date: "date 12-25" and "number 2026" give a Friday. */
function weekdays({ kind, values }: Value): string[] {
  const [date, year] = values;
  const [, month, day] = /^date (\d+)-(\d+)$/.exec(date ?? '') ?? [];
  if (kind !== 'date' || day === undefined || year === undefined) return [];
  const at = new Date(Date.UTC(Number(year.replace('number ', '')), Number(month) - 1, Number(day)));
  return [`weekday ${(at.getUTCDay() + 6) % 7}`];
}

import { foldHeading, wordsIn } from '#shared/domain/guests/fold-heading.ts';
import { isPhone } from './cell-looks.ts';
import { phonesIn } from './cell-phones.ts';
import { PHONE_WORDS } from './column-words.ts';
import type { ColumnMap } from './guest-columns.ts';
import type { PhoneReader } from './phone-reader.ts';

/** A column with numbers, and the one that says of what kind they are. */
type PhoneColumn = { index: number; type: number | undefined };

/**
 * The chosen columns with their types, then those that are only counted further (`Phone 1`, `Phone 2`) and, where a
 * second one is chosen, all others for numbers of the guest.
 */
export function phoneColumns(
  headings: readonly string[],
  { phone, other_phone }: Pick<ColumnMap, 'phone' | 'other_phone'>,
): PhoneColumn[] {
  const words = headings.map(foldHeading);
  const chosen = [phone, other_phone].filter((index) => index !== undefined);
  const series = new Set(chosen.map((index) => uncounted(words[index])).filter(isCounted));
  const further = words.flatMap((each, index) =>
    !chosen.includes(index) &&
    (series.has(uncounted(each)) || (other_phone !== undefined && isForPhones(each)))
      ? [index]
      : [],
  );
  return [...chosen, ...further].map((index) => ({ index, type: typeColumn(words, index) }));
}

function isForPhones(words: string): boolean {
  const { says = [], never } = PHONE_WORDS;
  return !wordsIn(words, never) && says.some((groups) => groups.every((group) => wordsIn(words, group)));
}

function uncounted(words = ''): string {
  return words.replace(/\d+/g, '#');
}

/** Columns without a heading are only counted, too. */
function isCounted(words: string): boolean {
  return words.includes('#') && words !== 'column #';
}

/** `Phone 1 - Type` of `Phone 1 - Value`, `Phone Label` of `Phone`, or a `Type` beside it. */
function typeColumn(words: readonly string[], index: number): number | undefined {
  const heading = words[index] ?? '';
  const stem = heading.replace(/ (?:value|number|no|nr|wert)$/, '');
  const named = [stem, heading].flatMap((each) =>
    ['type', 'label', 'kind', 'typ'].map((kind) => `${each} ${kind}`),
  );
  const found = words.findIndex((each) => named.includes(each));
  if (found >= 0) return found;
  const bare = ['type', heading.match(/\d+/)?.[0] ?? ''].join(' ').trim();
  return [index - 1, index + 1].find((beside) => words[beside] === bare);
}

/**
 * The number to be texted: a mobile where the file says which is one, else the first that its numbering plan doesn’t
 * call a landline, else the first; the text of the first column where none is a number.
 */
export function bestPhone(
  cells: readonly string[],
  columns: readonly PhoneColumn[],
  readPhone: PhoneReader,
): string {
  const listed = columns.flatMap(({ index, type }) =>
    phonesIn(cells[index] ?? '', type === undefined ? '' : cells[type]),
  );
  const phones = listed.filter(({ phone }) => isPhone(phone));
  const named = phones.find(({ isMobile }) => isMobile);
  const mobile =
    named ?? (phones.length > 1 ? phones.find(({ phone }) => readPhone(phone)?.mayBeMobile) : undefined);
  return (mobile ?? phones[0] ?? listed[0])?.phone ?? '';
}

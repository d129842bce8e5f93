import { readDay } from '#shared/domain/guests/read-day.ts';
import { phonesIn } from './cell-phones.ts';

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
  return phonesIn(typed).some(({ phone }) => isPhone(phone));
}

export function isPhone(cell: string): boolean {
  if (/^\d[.,]\d+E\+?\d+$/i.test(cell)) return true;
  if (!/^[+(\d][\d ()./+-]{6,24}$/.test(cell) || /^\d+[.,]\d{1,2}$/.test(cell)) return false;
  const digits = cell.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && readDay(cell) === undefined;
}

export function looksLikeName(cell: string): boolean {
  return (
    cell.length <= 80 && /\p{L}/u.test(cell) && !/[@\d]/.test(cell) && !/^(?:yes|no|true|false)$/i.test(cell)
  );
}

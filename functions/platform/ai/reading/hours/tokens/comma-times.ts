/** `length`: characters of the text. */
type CommaTime = { hour: number; minute: number; is24: boolean; length: number };

const COMMA_TIME = /^(\d{1,2}),(00|15|30|45)(?!\d|,\d)/;
const RANGE_AFTER = /^\s?-\s?\d{1,2}(?!\d)(?!,\d\d?\s?(?:€|eur))/;
const RANGE_BEFORE = /\d\s?-\s?$/;
const REACH = 6;

/** "6,30-13,30": an Italian time of the clock, at either end of a range. */
export function commaTimeAt(folded: string, at: number): CommaTime | undefined {
  const found = COMMA_TIME.exec(folded.slice(at, at + REACH));
  const hour = Number(found?.[1]);
  if (found === null || hour > 24) return undefined;
  const after = folded.slice(at + found[0].length, at + found[0].length + 2 * REACH);
  const isRange = RANGE_AFTER.test(after) || RANGE_BEFORE.test(folded.slice(Math.max(0, at - REACH), at));
  if (!isRange || /^\s?(?:€|eur)/.test(after)) return undefined;
  const is24 = hour >= 13 || found[0].startsWith('0');
  return { hour, minute: Number(found[2]), is24, length: found[0].length };
}

import {
  DAY_AND_RANGE,
  DAY_WORDS,
  OPEN_WORDS,
  OPENS_FROM,
  SERVED_AND_RANGE,
  TIME_RANGE,
  TIME_SIGN,
} from '../page-words.ts';

const ALWAYS_OPEN =
  /\b(?:open|ouvert|abierto|aperto|ge[öo]ffnet) (?:24 ?(?:hours|hrs|h|horas|ore|stunden|heures)\b|24\/7|7\/7|7j\/7|24 ?h)/i;
/** How long something takes: `12 to 14 hours`. */
const LASTS =
  /\d\s?(?:to|bis|à|a|[-–])\s?\d{1,2} ?(?:hours|hrs|minutes|mins|stunden|heures|horas|ore)(?!\p{L})/iu;

/** Cells of one row of a table: the day, `10:00 am`, `–`, `9:00 pm`. */
const CELLS_OF_A_DAY = 4;
const CELL_CHARACTERS = 20;

/** Finds the lines that say when a house is open: a day and a span of time, in one line or in the cells of a row. */
export class HoursFinder {
  /** A short line with a day, and the short lines since. */
  #row: string[] = [];

  /** The words that say hours, once they are whole. */
  next(line: string): string | undefined {
    const own = hoursIn(line);
    const row = own === undefined && line.length <= CELL_CHARACTERS ? [...this.#row, line] : [];
    this.#row = [];
    if (own !== undefined) return own;
    const isDay = line.length < 60 && DAY_WORDS.test(line) && !TIME_RANGE.test(line);
    if (isDay) this.#row = [line];
    else if (row.length > 1) {
      const whole = row.join(' ');
      if (TIME_SIGN.test(whole) && TIME_RANGE.test(whole)) return whole;
      if (row.length < CELLS_OF_A_DAY) this.#row = row;
    }
    return undefined;
  }
}

function hoursIn(line: string): string | undefined {
  // All hours have a digit, or say noon.
  if (line.length > 300 || !/\d|noon|midday/i.test(line)) return undefined;
  if (DAY_AND_RANGE.test(line)) return line;
  const hasDay = DAY_WORDS.test(line);
  if (hasDay && SERVED_AND_RANGE.test(line)) return line;
  if (ALWAYS_OPEN.test(line)) return line;
  if (!TIME_SIGN.test(line) || (!hasDay && LASTS.test(line))) return undefined;
  if (!TIME_RANGE.test(line)) return hasDay && OPENS_FROM.test(line) ? line : undefined;
  return hasDay || OPEN_WORDS.test(line) ? line : undefined;
}

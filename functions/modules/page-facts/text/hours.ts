import {
  DAY_AND_RANGE,
  DAY_WORDS,
  OPEN_UNTIL,
  OPEN_WORDS,
  OPENS_FROM,
  SERVED_AND_RANGE,
  TIME_RANGE,
  TIME_SIGN,
} from '../page-words.ts';
import { isOfEvent, type Part, partBelow } from './parts-of-hours.ts';
import { SPOKEN_SIGN, saysSpan } from './spoken-times.ts';

const ALWAYS_OPEN =
  /\b(?:open|ouvert|abierto|aperto|ge[öo]ffnet) (?:24 ?(?:hours|hrs|h|horas|ore|stunden|heures)\b|24\/7|7\/7|7j\/7|24 ?h)/i;
/** Most lines with a number have no span: how each of the words and signs for "until" begins. */
const SPAN_SIGN = /\d\s{0,2}[-–—~～tuabày]/i;
/** `$7.25` looks like a time, and is most of a menu. */
const IS_MONEY = /^[$€£]\s?[\d.,]+$|^[\d.,]+\s?[€£]$/;
/** How long something takes: `12 to 14 hours`. */
const LASTS =
  /\d\s?(?:to|bis|à|a|[-–])\s?\d{1,2} ?(?:hours|hrs|minutes|mins|stunden|heures|horas|ore)(?!\p{L})/iu;

/** No house number: `12-14 High Street`. */
const CLEAR_SIGN = /\d[:.h]\d{2}|\d ?(?:h|[ap]\.?m)(?![\p{L}\d])|uhr/iu;

/** Cells of one row of a table: the day, `10:00 am`, `–`, `9:00 pm`. */
const CELLS_OF_A_DAY = 4;
const CELL_CHARACTERS = 20;
const DAY_CHARACTERS = 60;
const WORDS_CHARACTERS = 120;

/** Finds the lines that say when a house is open: a day and a span of time, in one line or in the cells of a row. */
export class HoursFinder {
  /** The short lines before, the latest last. */
  readonly #before: string[] = [];

  /** What the times below the last heading are of. */
  #part: Part = 'other';

  /** The words that say hours, once they are whole. */
  next(line: string): string | undefined {
    // All hours have a digit, or say noon.
    const hasTime = /\d/.test(line) || (line.length < WORDS_CHARACTERS && SPOKEN_SIGN.test(line));
    if (!hasTime) this.#part = partBelow(line, this.#part);
    const said = line.length <= 300 && hasTime ? this.#hoursWith(line) : undefined;
    if (hasTime && this.#part === 'event' && !TIME_SIGN.test(line) && !DAY_WORDS.test(line))
      this.#part = 'other';
    if (said !== undefined || line.length >= DAY_CHARACTERS) this.#before.length = 0;
    else if (this.#before.push(line) >= CELLS_OF_A_DAY) this.#before.shift();
    return said !== undefined && this.#isOfHouse(said) ? said : undefined;
  }

  #isOfHouse(said: string): boolean {
    return !isOfEvent(said) && (this.#part !== 'event' || OPEN_WORDS.test(said));
  }

  #hoursWith(line: string): string | undefined {
    const own = hoursIn(line);
    if (own !== undefined || !TIME_SIGN.test(line) || IS_MONEY.test(line)) return own;
    const isBelowHeading = this.#part === 'hours' && CLEAR_SIGN.test(line) && TIME_RANGE.test(line);
    return this.#withDayAbove(line) ?? (isBelowHeading ? line : undefined);
  }

  #withDayAbove(line: string): string | undefined {
    for (let from = this.#before.length - 1; from >= 0; from -= 1) {
      const day = this.#before[from] ?? '';
      if (DAY_WORDS.test(day) && !TIME_RANGE.test(day)) {
        const whole = [...this.#before.slice(from), line].join(' ');
        return TIME_RANGE.test(whole) ? whole : undefined;
      }
      if (day.length > CELL_CHARACTERS) return undefined;
    }
    return undefined;
  }
}

function hoursIn(line: string): string | undefined {
  const hasSpan = SPAN_SIGN.test(line);
  if (hasSpan && DAY_AND_RANGE.test(line)) return line;
  if (hasSpan && SERVED_AND_RANGE.test(line) && DAY_WORDS.test(line)) return line;
  if (/24|7/.test(line) && ALWAYS_OPEN.test(line)) return line;
  const isSpoken = saysSpan(line);
  if (!isSpoken && !TIME_SIGN.test(line)) return undefined;
  const hasDay = DAY_WORDS.test(line);
  if (isSpoken && (hasDay || OPEN_WORDS.test(line))) return line;
  if (!hasDay && LASTS.test(line)) return undefined;
  if (!TIME_RANGE.test(line))
    return hasDay && (OPENS_FROM.test(line) || OPEN_UNTIL.test(line)) ? line : undefined;
  return hasDay || OPEN_WORDS.test(line) ? line : undefined;
}

import type { PlainText } from '../text/plain-text.ts';
import { type Replacement, spliced } from '../text/splice.ts';
import { partsOfJoined, valueOfParts } from './joined-number.ts';
import { type NumberAtoms, numberAtomsOf } from './number-atoms.ts';

type Part = { start: number; end: number; values: readonly number[]; isDoubtful: boolean };
type Spoken = { start: number; end: number; value: number; isDoubtful: boolean };

const WORD = /[\p{L}]+(?:'(?=\p{L}))?/gu;
/** Between two words of one number. */
const WITHIN = /^(?:[\s-]|\s-\s){0,3}$/;
/** Between two numbers of a row, such as the digits of a telephone number. */
const ROW = /^[\s,/-]{1,3}$/;
/** Numbers in words in a row from here on are digits that are read out. */
const SHORTEST_ROW = 5;
/** Behind a doubtful word, which they make a number. */
const UNIT =
  /^[\s-]{1,2}(?:dollars?|bucks?|euros?|pounds?|quid|pesos?|francs?|franken|percent|per cent|por ciento|pour cent|percento|prozent|o'?clock|am|pm|a\.m|p\.m|uhr|star|stars|etoiles?|estrellas?|stelle|stella|sterne?n?|posti|tavoli|portate|anni|persone|piatti|generazioni|vini|giorni|coperti|sere|places|tables|heures|ans|plats|personnes|couverts|vins|e mezza|e mezzo|et demie|thirty|fifteen|forty)(?![a-z])/;
const LEAD = /(?<![a-z])(?:alle|dalle|le|fino alle|at|until|till|from|around|by|las|um|ab|bis|gegen|von)\s$/;

/** The same text with its numbers in digits: "half past six" is "half past 6", "quatre-vingt-dix" is "90". */
export function numbersInDigits(plain: PlainText, language: string): PlainText {
  const numbers = numberAtomsOf(language);
  if (numbers === undefined) return plain;
  const spoken = spokenNumbers(plain.text, numbers);
  return spliced(plain, replacementsOf(spoken, plain.text, language));
}

function spokenNumbers(text: string, numbers: NumberAtoms): Spoken[] {
  const found: Spoken[] = [];
  let run: Part[] = [];
  const close = () => {
    found.push(...numbersOfRun(run, numbers));
    run = [];
  };
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    const last = run.at(-1);
    const isNext =
      last !== undefined && WITHIN.test(text.slice(last.end, start).slice(0, 4)) && start - last.end <= 3;
    if (isNext && numbers.joiners.has(word)) {
      last.end = end;
      continue;
    }
    const values = partsOfJoined(word, numbers);
    if (values === undefined) {
      close();
      continue;
    }
    if (!isNext) close();
    run.push({ start, end, values, isDoubtful: numbers.doubtful.has(word) });
  }
  close();
  return found.map((one) => ({
    ...one,
    end: one.start + text.slice(one.start, one.end).replace(/[\s-]+(?:and|y|et|e|und)?$/, '').length,
  }));
}

/** Words in a row are one number as long as they go together. */
function numbersOfRun(run: readonly Part[], { isByTwenties }: NumberAtoms): Spoken[] {
  const found: Spoken[] = [];
  let from = 0;
  while (from < run.length) {
    let to = from + 1;
    let value = valueOfParts(run[from]?.values ?? [], isByTwenties);
    while (to < run.length) {
      const longer = valueOfParts(
        run.slice(from, to + 1).flatMap(({ values }) => values),
        isByTwenties,
      );
      if (longer === undefined) break;
      value = longer;
      to += 1;
    }
    const [first, last] = [run[from], run[to - 1]];
    if (first !== undefined && last !== undefined && value !== undefined)
      found.push({
        start: first.start,
        end: last.end,
        value,
        isDoubtful: to === from + 1 && first.isDoubtful,
      });
    from = to;
  }
  return found;
}

function replacementsOf(spoken: readonly Spoken[], text: string, language: string): Replacement[] {
  const made: Replacement[] = [];
  let index = 0;
  while (index < spoken.length) {
    const row = rowAt(spoken, index, text);
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined) break;
    if (row.length >= SHORTEST_ROW) {
      made.push({ start: first.start, end: last.end, by: row.map(({ value }) => value).join('') });
      index += row.length;
      continue;
    }
    const second = spoken[index + 1];
    const pair =
      second !== undefined && isBeside(text, first, second)
        ? pairOf(first.value, second.value, language)
        : undefined;
    if (pair !== undefined && second !== undefined) {
      made.push({ start: first.start, end: second.end, by: pair });
      index += 2;
      continue;
    }
    const isNumber =
      !first.isDoubtful ||
      UNIT.test(text.slice(first.end, first.end + 20)) ||
      (first.value !== 1 && LEAD.test(text.slice(Math.max(0, first.start - 12), first.start)));
    if (isNumber) made.push({ start: first.start, end: first.end, by: String(first.value) });
    index += 1;
  }
  return made;
}

function rowAt(spoken: readonly Spoken[], from: number, text: string): Spoken[] {
  const row: Spoken[] = [];
  for (let index = from; index < spoken.length; index++) {
    const one = spoken[index];
    const last = row.at(-1);
    if (one === undefined || one.value > 99) break;
    if (last !== undefined && !ROW.test(text.slice(last.end, one.start))) break;
    row.push(one);
  }
  return row.length >= SHORTEST_ROW
    ? row
    : row.slice(0, 1).concat(row.length === 0 ? spoken.slice(from, from + 1) : []);
}

const isBeside = (text: string, first: Spoken, second: Spoken) =>
  /^[\s-]{1,2}$/.test(text.slice(first.end, second.start));

/** "nineteen eighty-two" is a year, "six thirty" a time or a price. */
function pairOf(first: number, second: number, language: string): string | undefined {
  if (language !== 'en') return undefined;
  if (first >= 16 && first <= 20 && second >= 10 && second < 100) return String(first * 100 + second);
  if (first >= 1 && first <= 12 && second % 5 === 0 && second >= 10 && second < 60)
    return `${first}:${second}`;
  return undefined;
}

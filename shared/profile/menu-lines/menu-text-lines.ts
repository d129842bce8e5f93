import { ALLERGEN_MARKS, LIST_OF_MARKS, MARKS_BEHIND } from './allergen-marks.ts';
import { columnHeads } from './column-heads.ts';
import { dishesOnLine } from './dishes-on-line.ts';
import { isHours } from './hours-words.ts';
import { cutLine, isSigned } from './line-prices.ts';
import { CODE, CONTACT, type Line, readKind } from './menu-line.ts';

/** Longer lines are prose. */
const LONGEST_LINE = 400;
const RULE = /^[\s*_=~–—-]{2,}$|^\*+$/u;
/** "• PASTA •", "~~~ Pasta ~~~" */
const ORNAMENT = /^([•·▪◦‣*_=~–—-]+)\s*(\p{L}.*?)\s*\1$/u;
/** "*Tapas*   1/2   Entera": bold words in a chat message. */
const BOLD = /^\*(\p{L}[^*]*)\*(?=\s)/u;
const BULLET = /^[•·▪◦‣*–—-]\s+/u;
/** "50 Gemüse": dish numbers, which increase from line to line. */
const NUMBER_FIRST = /^(\d{1,3})(?:[a-z]\s+(?=\p{L})|\s+(?=\p{Lu}))/u;
const FEWEST_NUMBERED = 4;
/** "BEER   0.2   0.4" */
const LITERS_LAST = /\s0[.,]\d{1,2}$/u;

/** The lines of a menu with their prices; none that the owner leaves out. */
export function menuLinesOf(text: string): Line[] {
  let isApart = true;
  let columns = 1;
  const raws = text.split(/\r?\n/u);
  const hasMarks = LIST_OF_MARKS.test(text);
  const number = isNumbered(raws) ? NUMBER_FIRST : /$^/u;
  const places = raws.flatMap((raw, at) => dishesOnLine(raw).map((part) => ({ raw: part, at })));
  return places.flatMap(({ raw, at }): Line[] => {
    const trimmed = raw.trim();
    if (trimmed === '' || RULE.test(trimmed)) {
      isApart = true;
      return [];
    }
    const { kind, text: said } = readKind(trimmed);
    if (kind === 'Leave out') return [];
    const bare = (hasMarks ? said.replace(MARKS_BEHIND, '') : said)
      .replace(ORNAMENT, '$2')
      .replace(BOLD, '$1')
      .replace(BULLET, '')
      .replace(CODE, '')
      .replace(number, '');
    const hasNoPrice =
      CONTACT.test(bare) || bare.length > LONGEST_LINE || kind === 'Heading' || kind === 'Description';
    const priced = cutLine(bare, columns);
    const isTime = priced.price !== undefined && !isSigned(priced.price) && isHours(bare);
    const cut = hasNoPrice || isTime ? { words: bare, price: undefined } : priced;
    const canBeHeads = cut.price === undefined || LITERS_LAST.test(bare);
    const heads = canBeHeads ? columnHeads(bare, raws[at + 1] ?? '') : undefined;
    const price = heads === undefined ? cut.price : undefined;
    if (price === undefined) columns = heads?.labels.length ?? 1;
    const words = (heads?.course ?? cut.words).replace(ALLERGEN_MARKS, '').trim();
    const indent = raw.length - raw.trimStart().length;
    const hasCode = CODE.test(said);
    const line = {
      text: trimmed,
      words,
      hasCode,
      price,
      isApart,
      at,
      kind,
      indent,
      labels: heads?.labels,
    };
    isApart = false;
    return [line];
  });
}

function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBER_FIRST.exec(line.trim())?.[1] ?? []).map(Number);
  const isRising = numbers.every((each, at) => at === 0 || (numbers[at - 1] ?? 0) <= each);
  return isRising && numbers.length >= FEWEST_NUMBERED;
}

import type { Dish } from '#web/websites/customizer/form/customizer-schema.ts';

export type PastedMenu = {
  dishes: Dish[];
  /** Lines that aren’t dishes, such as "Starters". */
  leftOut: string[];
};

const CURRENCY = '(?:[€$£¥₹]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|kr)\\b\\.?)';
/** `12`, `12.50`, `12,5`, `1.250,00`; a bare four-digit number is a year, not a price. */
const AMOUNT = "(?:\\d{1,3}(?:[.,’' ]\\d{3})*(?:[.,]\\d{1,2})?|\\d{4,6}[.,]\\d{2})(?:[.,]?[-–—])?";
/** A price needs a separator from the name unless it starts with a currency sign. */
const PRICE_AT_END = new RegExp(
  `^(.*?)(?:[\\s.…·_]+|(?=[€$£¥₹]))((?:${CURRENCY}\\s?)?${AMOUNT}(?:\\s?${CURRENCY})?)\\s*$`,
  'iu',
);
/** Longer lines aren’t menu lines, so they aren’t parsed. */
const LONGEST_LINE = 1000;
const BULLET = /^\s*(?:[•▪*]|[-–—]\s|\d{1,3}[.)]\s)\s*/u;
/** Separators after a name: a dash with spaces, or a colon. */
const DESCRIPTION_MARK = /\s+[-–—|]\s+|:\s+|\s*\t+\s*/u;

/**
 * Parses dishes from pasted lines: `Name - description 12.50`, or a priced line followed by its description. If some
 * lines have a price, a line without one that describes nothing is a heading and is skipped.
 */
export function parseMenuLines(text: string): PastedMenu {
  const menu: PastedMenu = { dishes: [], leftOut: [] };
  const lines = text.split(/\r\n|\r|\n/u).map((line) => readLine(line));
  const hasPrices = lines.some((line) => line !== undefined && line.price !== '');
  let mayDescribe: Dish | undefined;
  for (const line of lines) {
    if (line === undefined) {
      mayDescribe = undefined;
    } else if (line.price === '' && mayDescribe !== undefined) {
      mayDescribe.description = line.text;
      mayDescribe = undefined;
    } else if (line.price === '' && hasPrices && line.description === '') {
      menu.leftOut.push(line.text);
    } else {
      const dish = { name: line.name, description: line.description, price: line.price };
      menu.dishes.push(dish);
      mayDescribe = dish.price !== '' && dish.description === '' ? dish : undefined;
    }
  }
  return menu;
}

type Line = Dish & { text: string };

function readLine(line: string): Line | undefined {
  const text = line.replace(BULLET, '').trim();
  if (text === '') return undefined;
  const [, before, price] = (text.length <= LONGEST_LINE && PRICE_AT_END.exec(text)) || [];
  const words = before?.replace(/[\s,;:|–—-]+$/u, '').trim();
  const isPriced = words !== undefined && words !== '' && price !== undefined;
  const rest = isPriced ? words : text;
  const mark = DESCRIPTION_MARK.exec(rest);
  const name = mark === null ? rest : rest.slice(0, mark.index).trim();
  const description = mark === null ? '' : rest.slice(mark.index + mark[0].length).trim();
  return {
    text,
    name: name || rest,
    description: name ? description : '',
    price: isPriced ? price.trim() : '',
  };
}

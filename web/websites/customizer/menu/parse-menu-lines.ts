import type { Dish } from '#web/websites/customizer/form/customizer-schema.ts';

export type PastedMenu = {
  dishes: Dish[];
  /** Lines that say no dish, such as "Starters". */
  leftOut: string[];
};

const CURRENCY = '(?:[€$£¥₹]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|kr)\\b\\.?)';
/** `12`, `12.50`, `12,5`, `1.250,00`; a bare number of four digits is a year, not a price. */
const AMOUNT = "(?:\\d{1,3}(?:[.,’' ]\\d{3})*(?:[.,]\\d{1,2})?|\\d{4,6}[.,]\\d{2})(?:[.,]?[-–—])?";
/** Something must stand between the name and its price, unless the price begins with a currency sign. */
const PRICE_AT_END = new RegExp(
  `^(.*?)(?:[\\s.…·_]+|(?=[€$£¥₹]))((?:${CURRENCY}\\s?)?${AMOUNT}(?:\\s?${CURRENCY})?)\\s*$`,
  'iu',
);
/** A longer line is no line of a menu; reading it would only take time. */
const LONGEST_LINE = 1000;
const BULLET = /^\s*(?:[•▪*]|[-–—]\s|\d{1,3}[.)]\s)\s*/u;
/** Between a name and what follows it: a dash with space around it, or a colon. */
const DESCRIPTION_MARK = /\s+[-–—|]\s+|:\s+|\s*\t+\s*/u;

/**
 * Dishes out of lines copied from a document: `Name - description 12.50`, or a priced line with its
 * description on the next one. When some lines have a price, a line that has none and describes nothing is a
 * heading and is left out.
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

import { type Dish, emptyDish } from '../menu.ts';
import { isHours } from './hours-words.ts';
import { cutLine, isSigned, isStrongPrice } from './line-prices.ts';
import { CONTACT } from './menu-line.ts';
import type { UnreadLine } from './menu-state.ts';
import type { AcceptedLines, MenuReading } from './read-menu-lines.ts';

/** Of a dish. Longer lines are prose. */
const LONGEST_NAME = 120;

/** What a menu says when there is no owner to ask about its unread lines. */
export type MenuWithoutQuestions = {
  accepted: AcceptedLines[];
  /** Lines with a price, as written, that can’t be printed. */
  left: string[];
};

/**
 * The reading with each unread line that ends in one price as a dish of its heading, in its place, so that nothing with
 * a price is lost. Pure.
 */
export function withUnreadDishes({ accepted, unread }: MenuReading): MenuWithoutQuestions {
  const added = unread.flatMap((line): AcceptedLines[] => {
    const value = dishOf(line, accepted);
    return value === undefined ? [] : [{ field: 'dishes', value, lines: { first: line.at, last: line.at } }];
  });
  const isAdded = ({ at }: UnreadLine) => added.some(({ lines }) => lines.first === at);
  return {
    accepted: [...accepted, ...added].toSorted((one, other) => rankOf(one) - rankOf(other)),
    left: unread.filter((line) => !isAdded(line) && hasPrice(line)).map(({ text }) => text),
  };
}

/** Menus come first, because their dishes name them. */
const rankOf = ({ field, lines }: AcceptedLines) => (field === 'menus' ? -1 : lines.first);

function dishOf({ text, at }: UnreadLine, accepted: readonly AcceptedLines[]): Dish | undefined {
  const { words, price } = cutLine(text);
  const isOnly = price?.variants.length === 0 && (price.amount ?? 0) > 0;
  const hasOther = /\d[.,]\d{2}|\p{Sc}|\d\s*[/|]/u.test(words) || /[-−–]\s?\p{Sc}?\d[\d.,]*\s*$/u.test(text);
  if (!isOnly || hasOther || !/\p{L}/u.test(words) || words.length > LONGEST_NAME || isOther(text))
    return undefined;
  const above = accepted.findLast(({ field, lines }) => field === 'dishes' && lines.first < at);
  const course = above?.field === 'dishes' ? above.value.course : '';
  return { ...emptyDish(words), course, price: price.price, amount: price.amount };
}

const hasPrice = ({ text }: UnreadLine): boolean => {
  const { price } = cutLine(text);
  const prices = price === undefined ? [] : [price.price, ...price.variants.map((each) => each.price)];
  return prices.some(isStrongPrice) || /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text);
};

/** A phone number or hours, not a dish. */
const isOther = (text: string): boolean => {
  const { price } = cutLine(text);
  return CONTACT.test(text) || (isHours(text) && price !== undefined && !isSigned(price));
};

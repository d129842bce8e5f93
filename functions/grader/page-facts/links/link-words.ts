import {
  BOOK_WORDS,
  MENU_FILE_WORDS,
  MENU_WORDS,
  ORDER_WORDS,
  wordsOf,
} from '#functions/grader/page-facts/page-words.ts';

/** The destination of a link according to its own words. */
type LinkKind = 'booking' | 'ordering' | 'menu';

/** Orders, bookings, and readings of these aren't meals, whatever else the words say. */
const NO_MEAL = wordsOf(
  'gift|e-?gift|gift ?cards?|vouchers?|gutscheine?|geschenk\\p{L}*|cadeaux?|regalo|merch(?:andise)?|careers?|jobs?|hiring|trailers?|tickets?|events?|veranstaltung(?:en)?|weddings?|hochzeit(?:en)?|parties|spa|rooms?|zimmer|privacy|datenschutz|anfahrt|lageplan|plan d.acc[èe]s',
);
const LISTS = /[&+,|/]|\s(?:and|und|et|y|e)\s/i;
const NEWS = /\/(?:blog|news|press|events?|careers?|jobs|20\d\d)\//i;
/** Labels that mean ordering with a single word. */
const ORDER_LABEL =
  /^\W{0,3}(?:order(?: food)?|orders|pick-?up|take-?out|take-?away|asporto|abholung)\W{0,3}$/i;

const COURSE =
  'food|drinks?|beverages?|wines?|beers?|beer list|wine list|cocktails?|breakfast|brunch|lunch|dinner|desserts?|bites|eats|small plates|happy hour|speisen|getr[äa]nke|weine|vins|boissons|vinos|bebidas|vini|bevande|pizze';
const COURSE_LABEL = new RegExp(
  `^(?:(?:our|the|view|see) )?(?:${COURSE})(?: ?(?:&|and|\\+|/|und|et|y|e) ?(?:${COURSE})){0,3}$`,
  'iu',
);

/** Whether words ask for an order. Gift cards and tickets don't count. */
export function saysOrder(label: string): boolean {
  return (ORDER_WORDS.test(label) || ORDER_LABEL.test(label)) && !isNoMeal(label);
}

/** The destination of a link to an unknown service. If the label is an image, the address is used. */
export function kindOfLink(url: URL, label: string): LinkKind | undefined {
  const kind = kindByWords(url, label);
  return kind !== undefined && isNoMeal(label) ? undefined : kind;
}

/** `Gift cards & online ordering` counts as both. */
function isNoMeal(label: string): boolean {
  return NO_MEAL.test(label) && !LISTS.test(label);
}

function kindByWords(url: URL, label: string): LinkKind | undefined {
  if (BOOK_WORDS.test(label)) return 'booking';
  if (ORDER_WORDS.test(label) || ORDER_LABEL.test(label)) return 'ordering';
  return isMenuLink(url, label) ? 'menu' : undefined;
}

/** A file is also a menu if it is named after menu content, such as `Wine`. */
function isMenuLink(url: URL, label: string): boolean {
  if (MENU_WORDS.test(label)) return !NEWS.test(url.pathname);
  if (COURSE_LABEL.test(label.trim())) return true;
  const path = url.pathname.slice(0, 500).replace(/[-_/.+]|%20/g, ' ');
  if (MENU_WORDS.test(path)) return !NEWS.test(url.pathname) && !NO_MEAL.test(path);
  return /\.pdf$/i.test(url.pathname) && (MENU_FILE_WORDS.test(label) || MENU_FILE_WORDS.test(path));
}

/** The languages of the words below, which are those of our readers, and a few words of others. */
export const READ_LANGUAGES: readonly string[] = ['en', 'es', 'fr', 'de', 'it'];

/** Matches whole words, because `\\b` treats accented letters as word ends. */
export const wordsOf = (alternatives: string) =>
  new RegExp(`(?:^|[^\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'iu');

export const MENU_WORDS = wordsOf(
  'menues?|men[uúù]s?|carta|la carte|notre carte|nos cartes|carte des vins|speisekarte|speisen|karte|(?:wochen|tages|wein|getr[äa]nke|mittags|abend|saison|dessert|eis)karte|carta dei vini|nuestra carta|our food|food (?:&|and) (?:drinks?|beverages?)|wine list|drinks list|menukaart|menukort|card[áa]pio|ementa',
);
const ORDER_WORDS = wordsOf(
  'order (?:online|now|here|pickup|takeout|delivery|food)|order (?:on|by|via) whatsapp|online order(?:ing)?|start (?:an |your )?order|order ahead|takeout|pide (?:online|ya|aqu[ií]|por|tu|a domicilio)|pedir|pedidos|haz tu pedido|commander|commandez|ordina|ordinare|online bestellen|jetzt bestellen|bestellen',
);
/** Labels that mean ordering with a single word. */
const ORDER_LABEL =
  /^\W{0,3}(?:order(?: food)?|orders|pick-?up|take-?out|take-?away|asporto|abholung)\W{0,3}$/i;
const BOOK_WORDS = wordsOf(
  'reservations?|reserve|book (?:a |your )?table|book (?:now|online|with us)|(?:online |make a )?bookings?|reservar?|reservas|reserva tu mesa|r[ée]server|r[ée]servations?|prenota|prenotare|prenotazioni|prenotazione|reservieren|reservierung|tisch buchen',
);
/** Orders, bookings, and readings of these aren't meals, whatever else the words say. */
const NO_MEAL = wordsOf(
  'gift|e-?gift|gift ?cards?|vouchers?|gutscheine?|geschenk\\p{L}*|cadeaux?|regalo|merch(?:andise)?|careers?|jobs?|hiring|trailers?|tickets?|events?|veranstaltung(?:en)?|weddings?|hochzeit(?:en)?|parties|spa|rooms?|zimmer|privacy|datenschutz|anfahrt|lageplan|plan d.acc[èe]s',
);
const LISTS = /[&+,|/]|\s(?:and|und|et|y|e)\s/i;
const NEWS = /\/(?:blog|news|press|events?|careers?|jobs|20\d\d)\//i;

const COURSE =
  'food|drinks?|beverages?|wines?|beers?|beer list|wine list|cocktails?|breakfast|brunch|lunch|dinner|desserts?|bites|eats|small plates|happy hour|speisen|getr[äa]nke|weine|vins|boissons|vinos|bebidas|vini|bevande|pizze';
const COURSE_WORDS = wordsOf(COURSE);
const COURSE_LABEL = new RegExp(
  `^(?:(?:our|the|view|see) )?(?:${COURSE})(?: ?(?:&|and|\\+|/|und|et|y|e) ?(?:${COURSE})){0,3}$`,
  'iu',
);

/** Whether words ask for an order. Gift cards and tickets don't count. */
export function saysOrder(label: string): boolean {
  return (ORDER_WORDS.test(label) || ORDER_LABEL.test(label)) && !isNoMeal(label);
}

/** The destination of a link to an unknown service, by its label, or else by its address. */
export function kindOfLink(url: URL, label: string): 'booking' | 'ordering' | 'menu' | undefined {
  if (isNoMeal(label)) return undefined;
  if (BOOK_WORDS.test(label)) return 'booking';
  if (saysOrder(label)) return 'ordering';
  return isMenuLink(url, label) ? 'menu' : undefined;
}

/** `Gift cards & online ordering` counts as both. */
function isNoMeal(label: string): boolean {
  return NO_MEAL.test(label) && !LISTS.test(label);
}

/** A file is also a menu if it is named after a course, such as `Wine`. */
function isMenuLink({ pathname }: URL, label: string): boolean {
  if (COURSE_LABEL.test(label.trim())) return true;
  const path = pathWords(pathname);
  const isFile = /\.pdf$/i.test(pathname) && (COURSE_WORDS.test(label) || COURSE_WORDS.test(path));
  const isNamed = MENU_WORDS.test(label) || (MENU_WORDS.test(path) && !NO_MEAL.test(path));
  return isFile || (isNamed && !NEWS.test(pathname));
}

/** The words of a path or file name. */
export function pathWords(path: string): string {
  return path.slice(-500).replace(/[-_/.+]|%20/g, ' ');
}

import type { RestaurantProfile } from './restaurant-profile.ts';

/** Types of restaurants with tables, in five languages. */
const TABLE_SERVICE =
  /restaurant|bistro|brasserie|trattoria|osteria|ristorante|pizzeria|taverna?\b|tavern|steak ?house|chop ?house|gastro|supper|dining|omakase|izakaya|grill|rôtisserie|auberge|gasth(?:aus|of)|wirtshaus|mes[óo]n|asador|marisquer[íi]a|parrilla|enoteca|hosteria|locanda|eatery|sushi/i;
/** Types with counter service, even next to the name of another type. */
const COUNTER_SERVICE =
  /truck|counter|take-?\s?(?:away|out)|bakery|caf[ée]|coffee|deli\b|stand|cart|kiosk|imbiss|panader|pasteler|boulanger|pâtisser|forno|pasticcer|gelat|ice cream|heladería|bäcker|konditorei|food hall|juice|donut|bagel/i;

/** Words that say that tables can or can’t be reserved, in five languages. */
const RESERVED = /reserv|réserv|reservier|prenot|\bbook (?:a|your) table/i;
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|don['’]t|sin|pas|sans|kein\p{L}*|nicht|ohne|non|senza)(?!\p{L})/iu;

/**
 * True if the owner says that tables can be reserved: by policy, booking link, or sentence. A restaurant with a phone
 * may not take reservations, so its type isn’t enough, and the page offers only a call.
 */
export function takesReservations({ booking, links, house_notes }: RestaurantProfile): boolean {
  if (booking.policy !== 'unknown') return booking.policy !== 'not_taken';
  if (links.some((link) => link.kind === 'booking')) return true;
  return house_notes.some(({ text }) => RESERVED.test(text) && !DENIED.test(text));
}

/** True if guests are known to sit at tables: from the booking policy or the stated type. */
export function seatsGuests({ booking, kind, links }: RestaurantProfile): boolean {
  if (booking.policy !== 'unknown' && booking.policy !== 'not_taken') return true;
  if (links.some((link) => link.kind === 'booking')) return true;
  return TABLE_SERVICE.test(kind) && !COUNTER_SERVICE.test(kind);
}

import type { RestaurantProfile } from './restaurant-profile.ts';

/** Kinds of place at which guests expect to reserve, in five languages. */
const TABLE_SERVICE =
  /restaurant|bistro|brasserie|trattoria|osteria|ristorante|pizzeria|taverna?\b|tavern|steak ?house|chop ?house|gastro|supper|dining|omakase|izakaya|grill|rôtisserie|auberge|gasth(?:aus|of)|wirtshaus|mes[óo]n|asador|marisquer[íi]a|parrilla|enoteca|hosteria|locanda|eatery|sushi/i;
/** Kinds that are fetched from a counter, even where the name of another kind stands beside it. */
const COUNTER_SERVICE =
  /truck|counter|take-?\s?(?:away|out)|bakery|caf[ée]|coffee|deli\b|stand|cart|kiosk|imbiss|panader|pasteler|boulanger|pâtisser|forno|pasticcer|gelat|ice cream|heladería|bäcker|konditorei|food hall|juice|donut|bagel/i;

/**
 * Whether tables are reserved: as the owner says; else where there is a booking link, or where the stated kind has
 * table service and can be called.
 */
export function takesReservations({ booking, kind, phones, links }: RestaurantProfile): boolean {
  if (booking.policy !== 'unknown') return booking.policy !== 'not_taken';
  if (links.some((link) => link.kind === 'booking')) return true;
  return phones.length > 0 && TABLE_SERVICE.test(kind) && !COUNTER_SERVICE.test(kind);
}

/** Whether guests are known to sit at tables: by how they book, or by the stated kind. */
export function seatsGuests({ booking, kind, links }: RestaurantProfile): boolean {
  if (booking.policy !== 'unknown' && booking.policy !== 'not_taken') return true;
  if (links.some((link) => link.kind === 'booking')) return true;
  return TABLE_SERVICE.test(kind) && !COUNTER_SERVICE.test(kind);
}

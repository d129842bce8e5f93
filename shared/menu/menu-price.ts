import { listingsOf, type MenuItem, placeNames } from './menu-item.ts';
import { raisedPrice } from './suggestions/raised-price.ts';

/** A price with its unit: "$68" of a dish sold per guest becomes "$68 per person". */
export function meantPrice(text: string, { isPerPerson = false }: Pick<MenuItem, 'isPerPerson'>): string {
  // "$68pp", "48 € p.P.": the unit after the amount.
  return isPerPerson && text !== '' && !/\p{L}/u.test(text) ? `${text} per person` : text;
}

export type RaisedListing = {
  listing: MenuItem;
  raised: { text: string; amount: number };
  raisedBy: number;
};

/** The places of an item whose price can be raised, with the new price. */
export function raisedListings(item: MenuItem): RaisedListing[] {
  return listingsOf(item).flatMap((listing) => {
    const raised = raisedPrice(listing.priceText, listing.price);
    return raised === undefined || listing.place === undefined
      ? []
      : [{ listing, raised, raisedBy: raised.amount - (listing.price ?? 0) }];
  });
}

/** The prices of an item, merged if they are equal: "$12", "$12 (Lunch), $16 (Dinner)". */
export function pricesText(listings: readonly MenuItem[], texts: readonly string[]): string {
  const meant = listings.map((listing, index) => meantPrice(texts[index] ?? '', listing));
  if (new Set(meant).size === 1) return meant[0] ?? '';
  const names = placeNames(listings);
  return meant.map((text, index) => `${text} (${names[index]})`).join(', ');
}

/** The current prices that would be raised. */
export function pricesBefore(raised: readonly RaisedListing[]): string {
  const listings = raised.map(({ listing }) => listing);
  return pricesText(
    listings,
    listings.map(({ priceText }) => priceText),
  );
}

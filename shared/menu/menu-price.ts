import { listingsOf, type MenuItem, placeNames } from './menu-item.ts';
import { raisedPrice } from './suggestions/raised-price.ts';

/** A price as the menu means it: "$68" of a dish that is sold by the guest is "$68 per person". */
export function meantPrice(text: string, { isPerPerson = false }: Pick<MenuItem, 'isPerPerson'>): string {
  // "$68pp", "48 € p.P.": words behind the amount say it already.
  return isPerPerson && text !== '' && !/\p{L}/u.test(text) ? `${text} per person` : text;
}

export type RaisedListing = {
  listing: MenuItem;
  raised: { text: string; amount: number };
  raisedBy: number;
};

/** Each place of an item whose price can be raised, with what it would be. */
export function raisedListings(item: MenuItem): RaisedListing[] {
  return listingsOf(item).flatMap((listing) => {
    const raised = raisedPrice(listing.priceText, listing.price);
    return raised === undefined || listing.place === undefined
      ? []
      : [{ listing, raised, raisedBy: raised.amount - (listing.price ?? 0) }];
  });
}

/** Prices of one item, as one where they are the same: "$12", "$12 (Lunch), $16 (Dinner)". */
export function pricesText(listings: readonly MenuItem[], texts: readonly string[]): string {
  const meant = listings.map((listing, index) => meantPrice(texts[index] ?? '', listing));
  if (new Set(meant).size === 1) return meant[0] ?? '';
  const names = placeNames(listings);
  return meant.map((text, index) => `${text} (${names[index]})`).join(', ');
}

/** The prices that would be raised, as they are. */
export function pricesBefore(raised: readonly RaisedListing[]): string {
  const listings = raised.map(({ listing }) => listing);
  return pricesText(
    listings,
    listings.map(({ priceText }) => priceText),
  );
}

/** What Google says of a restaurant. */
export type Place = {
  name: string;
  address: string;
  phone: string;
  website: string;
  mapsUrl: string;
  /** Null while nobody has rated it. */
  rating: number | null;
  reviews: number;
  /** At most ten are told. */
  photos: number;
  /** As Google prints them, such as "Monday: 5:00 – 10:00 PM". */
  hours: string[];
};

/** What is known of the restaurant that is looked for; empty where it is not. */
export type WantedPlace = {
  name: string;
  /** As it is written: an address, or a town alone. */
  location: string;
  /** House number and street, in the country's order. */
  street: string;
  postalCode: string;
  phones: readonly string[];
  website: string;
};

/**
 * `none`: Google knows none of this name. `unsure`: it does, but nothing shows that it is this one. `off`: no key is
 * set. `unavailable`: Google was asked, and did not say.
 */
export type PlaceAnswer =
  | { outcome: 'found'; place: Place }
  | { outcome: 'none' }
  | { outcome: 'unsure' }
  | { outcome: 'unavailable' }
  | { outcome: 'off' };

/** Looks a restaurant up at Google. Never throws: a grade does not depend on it. */
export type PlaceFinder = {
  find: (restaurant: WantedPlace) => Promise<PlaceAnswer>;
  /** Of one question, in millionths of a dollar. */
  costMicros: number;
};

/** Where no key is set. */
export const NO_PLACES: PlaceFinder = { find: async () => ({ outcome: 'off' }), costMicros: 0 };

/** Google's data about a restaurant. */
export type Place = {
  name: string;
  address: string;
  phone: string;
  website: string;
  mapsUrl: string;
  /** Null without ratings. */
  rating: number | null;
  reviews: number;
  /** Google reports at most ten. */
  photos: number;
  /** In Google's format, such as "Monday: 5:00 – 10:00 PM". */
  hours: string[];
};

/** What is known about the restaurant; empty if unknown. */
export type WantedPlace = {
  name: string;
  /** As written: an address, or only a town. */
  location: string;
  /** House number and street, in the country's order. */
  street: string;
  postalCode: string;
  phones: readonly string[];
  website: string;
};

/**
 * `none`: Google has no such name. `unsure`: Google has it, but nothing proves that it is this one. `off`: no key
 * is set. `unavailable`: Google failed to answer.
 */
export type PlaceAnswer =
  | { outcome: 'found'; place: Place }
  | { outcome: 'none' }
  | { outcome: 'unsure' }
  | { outcome: 'unavailable' }
  | { outcome: 'off' };

/** Looks up a restaurant on Google. Never throws, because a grade doesn't depend on it. */
export type PlaceFinder = {
  find: (restaurant: WantedPlace) => Promise<PlaceAnswer>;
  /** Per request, in millionths of a dollar. */
  costMicros: number;
};

/** Used without a key. */
export const NO_PLACES: PlaceFinder = { find: async () => ({ outcome: 'off' }), costMicros: 0 };

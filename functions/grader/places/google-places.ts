import * as z from 'zod/mini';
import { aiPricesOn } from '#shared/platform-settings/ai-prices.ts';
import { hasNameOf, isSamePlace } from './is-same-place.ts';
import type { Place, PlaceAnswer, PlaceFinder, WantedPlace } from './place-finder.ts';

const ORIGIN = 'https://places.googleapis.com';
const TIMEOUT_MILLISECONDS = 6_000;
/** Only the fields that grades use, because the price depends on them. */
const FIELDS = [
  'displayName',
  'formattedAddress',
  'nationalPhoneNumber',
  'websiteUri',
  'googleMapsUri',
  'rating',
  'userRatingCount',
  'photos.name',
  'regularOpeningHours.weekdayDescriptions',
];
const MOST_PLACES = 5;

const PlaceSchema = z.object({
  displayName: z.object({ text: z.string() }),
  formattedAddress: z._default(z.string(), ''),
  nationalPhoneNumber: z._default(z.string(), ''),
  websiteUri: z._default(z.string(), ''),
  googleMapsUri: z._default(z.string(), ''),
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  userRatingCount: z._default(z.int().check(z.nonnegative()), 0),
  photos: z._default(z.array(z.unknown()), []),
  regularOpeningHours: z.optional(z.object({ weekdayDescriptions: z._default(z.array(z.string()), []) })),
});
/** Without a match, Google answers an empty object. */
const AnswerSchema = z.object({ places: z._default(z.array(PlaceSchema), []) });

/** Places API (New), Text Search. */
export function createGooglePlaces(settings: {
  key: () => Promise<string>;
  origin?: string;
  timeoutMilliseconds?: number;
}): PlaceFinder {
  const { key, origin = ORIGIN, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = settings;
  return {
    /** The price on the day of the request, because a process may run for days. */
    get costMicros() {
      return aiPricesOn().placesSearchMicros;
    },
    find: async (restaurant) => {
      if (restaurant.name === '') return { outcome: 'none' };
      try {
        const answer = await fetch(`${origin}/v1/places:searchText`, {
          method: 'POST',
          redirect: 'error',
          headers: {
            'content-type': 'application/json',
            'x-goog-api-key': await key(),
            'x-goog-fieldmask': FIELDS.map((field) => `places.${field}`).join(','),
          },
          body: JSON.stringify({
            textQuery: `${restaurant.name} ${restaurant.location}`.trim().slice(0, 500),
            pageSize: MOST_PLACES,
          }),
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        if (!answer.ok) return { outcome: 'unavailable' };
        const { places } = AnswerSchema.parse(await answer.json());
        return answerOf(places.map(placeOf), restaurant);
      } catch {
        // A failure of key, network, or time, or an unexpected answer: the grade uses the page.
        return { outcome: 'unavailable' };
      }
    },
  };
}

function answerOf(places: readonly Place[], restaurant: WantedPlace): PlaceAnswer {
  const named = places.filter((place) => hasNameOf(place, restaurant));
  const place = places.find((each) => isSamePlace(each, restaurant, named.length === 1));
  if (place !== undefined) return { outcome: 'found', place };
  return { outcome: named.length === 0 ? 'none' : 'unsure' };
}

function placeOf(place: z.output<typeof PlaceSchema>): Place {
  return {
    name: place.displayName.text,
    address: place.formattedAddress,
    phone: place.nationalPhoneNumber,
    website: place.websiteUri,
    mapsUrl: place.googleMapsUri,
    rating: place.rating ?? null,
    reviews: place.userRatingCount,
    photos: place.photos.length,
    hours: place.regularOpeningHours?.weekdayDescriptions ?? [],
  };
}

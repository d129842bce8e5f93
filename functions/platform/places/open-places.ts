import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import { createGooglePlaces } from './google-places.ts';
import { NO_PLACES, type PlaceFinder } from './place-finder.ts';

/** Where the key for Google's Places lies; without one Google is not asked. Spread into a function's environment schema. */
export const placesVariables = { GOOGLE_PLACES_KEY_ARN: z.optional(z.string().check(z.minLength(1))) };

export function openPlaces({
  GOOGLE_PLACES_KEY_ARN: arn,
}: {
  GOOGLE_PLACES_KEY_ARN?: string | undefined;
}): PlaceFinder {
  if (arn === undefined) return NO_PLACES;
  const key = lazy(async () => (await import('../aws/secret-text.ts')).readSecretText(arn));
  return createGooglePlaces({ key });
}

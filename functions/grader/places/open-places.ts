import { lazy } from '#functions/platform/lazy.ts';
import { createGooglePlaces } from './google-places.ts';
import { NO_PLACES, type PlaceFinder } from './place-finder.ts';

/** Google is only asked if there is a key. */
export function openPlaces({
  GOOGLE_PLACES_KEY_ARN: arn,
}: {
  GOOGLE_PLACES_KEY_ARN?: string | undefined;
}): PlaceFinder {
  if (arn === undefined) return NO_PLACES;
  const key = lazy(async () => (await import('#functions/platform/aws/secret-text.ts')).readSecretText(arn));
  return createGooglePlaces({ key });
}

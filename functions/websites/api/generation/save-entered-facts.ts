import { AppError } from '#functions/platform/app-error.ts';
import { type ChangedProfile, changeProfile } from '#functions/profile/change-profile.ts';
import { assertFitsJob } from '#functions/profile/confirmed-profile.ts';
import { describeRestaurant } from '#functions/profile/describe-restaurant.ts';
import type { WebsiteDependencies } from '#functions/websites/api/dependencies.ts';
import { type EnteredFacts, enteredChanges } from '#shared/profile/entered/entered-facts.ts';
import type { EnteredHours, EnteredLinks } from '#shared/profile/entered/entered-facts-schema.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { withUnreadDishes } from '#shared/profile/menu-lines/with-unread-dishes.ts';

type Dependencies = Pick<
  WebsiteDependencies,
  'profiles' | 'restaurants' | 'restaurantNames' | 'writer' | 'clock' | 'log'
>;
type Entered = {
  kind?: string | undefined;
  town?: string | undefined;
  language?: string | undefined;
  menu_text?: string | undefined;
  hours?: EnteredHours | undefined;
  links?: EnteredLinks | undefined;
};

const NO_DISHES = 'We couldn’t find dishes in this menu. Put each dish and its price on its own line.';

/**
 * Parses the entered facts and menu. `unreadMenuLines`: lines with a price that the website doesn’t print. Throws
 * `AppError('invalid_input')` for a menu without dishes.
 */
export function readEnteredFacts({ menu_text = '', ...facts }: Entered): {
  entered: EnteredFacts;
  unreadMenuLines: string[];
} {
  if (menu_text.trim() === '') return { entered: facts, unreadMenuLines: [] };
  const reading = readMenuLines(menu_text);
  const { accepted, left } = withUnreadDishes(reading);
  if (reading.accepted.length > 0) return { entered: { ...facts, menu: accepted }, unreadMenuLines: left };
  throw new AppError('invalid_input', { fields: { menu_text: NO_DISHES } });
}

type Save = { restaurantId: string; entered: EnteredFacts; baseVersion: number | undefined };

/** Saves all of them to the profile, or none. Throws what `changeProfile` and `assertFitsJob` throw. */
export async function saveEnteredFacts(
  dependencies: Dependencies,
  { restaurantId, entered, baseVersion }: Save,
): Promise<ChangedProfile> {
  const changed = await changeProfile(dependencies, {
    restaurantId,
    changes: (profile) => enteredChanges(profile, entered),
    baseVersion,
    assertAllowed: async (profile) => assertFitsJob(profile),
  }).catch(rethrowAsEntered);
  // The profile is saved. If the restaurant's row can't be updated now, the next read of the profile updates it.
  await describeRestaurant(dependencies, changed.row).catch((error: unknown) =>
    dependencies.log.warning('the restaurant summary was not updated', {
      restaurant_id: restaurantId,
      error,
    }),
  );
  return changed;
}

/** Names invalid fields as the caller sent them. */
function rethrowAsEntered(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
  const fields = Object.entries(error.fields ?? {}).map(([path, message]) => [enteredPath(path), message]);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}

function enteredPath(path: string): string {
  if (path === 'kind') return path;
  if (/^languages\b/.test(path)) return 'language';
  if (/^(dishes|menus)\b/.test(path)) return 'menu_text';
  return /^(services|closed_days)\b/.test(path) ? `hours.${path}` : `links.${path}`;
}

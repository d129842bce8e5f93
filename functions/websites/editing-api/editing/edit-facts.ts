import { AppError } from '#functions/platform/app-error.ts';
import { type ChangedProfile, changeProfile } from '#functions/profile/change-profile.ts';
import { describeRestaurant } from '#functions/profile/describe-restaurant.ts';
import { refuseStale } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { followProfile } from '#functions/websites/follow-profile.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import { editOfProjection } from '#shared/profile/projection/edit-of-projection.ts';
import { type FactKind, kindsFromProfile } from '#shared/profile/projection/fact-kinds.ts';
import { factKindAt } from '#shared/profile/projection/fact-paths.ts';
import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import type { ContentChanges } from '#shared/websites/contract/website-editing.ts';
import { attachImages } from './attach-images.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'images' | 'clock' | 'profiles' | 'restaurants' | 'restaurantNames'
>;
type ContentEdit = { key: WebsiteKey; changes: ContentChanges; baseVersion: number | undefined };

export type EditedFacts = {
  /** Undefined if the edit doesn't change the profile. */
  changed: ChangedProfile | undefined;
  /** Fact kinds that become the website's own. */
  ownKinds: readonly FactKind[];
};

/** Attempts, each lost only to a concurrent change of the profile. */
const TRIES = 8;

/**
 * Applies the profile's part of an edit first. If the call crashes afterward, the next read of the website shows
 * the new facts. An edit that the content would refuse changes nothing. Throws what `changeDocument` and
 * `changeProfile` throw.
 */
export async function editFacts(dependencies: Dependencies, edit: ContentEdit): Promise<EditedFacts> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tryEdit(dependencies, edit);
    } catch (error) {
      const isOvertaken = error instanceof AppError && error.code === 'profile_changed';
      if (!isOvertaken || attempt === TRIES) throw isOvertaken ? new AppError('unavailable') : error;
    }
  }
}

async function tryEdit(
  dependencies: Dependencies,
  { key, changes, baseVersion }: ContentEdit,
): Promise<EditedFacts> {
  const found = await dependencies.websites.getDocument(key);
  const isOfFacts = Object.keys(changes).some((path) => isFromProfile(found.fact_sources, path));
  if (!isOfFacts) return { changed: undefined, ownKinds: [] };
  const { document, row } = await followProfile(dependencies, found);
  if (row === undefined) return { changed: undefined, ownKinds: [] };
  refuseStale(document, baseVersion);
  const { content, fact_sources } = document;
  const applied = applyContentChanges(content, changes);
  if (!applied.isApplied) throw new AppError('invalid_input', { fields: applied.fields });
  await attachImages(dependencies, document, { content: applied.content, changes });
  const state = { content, profile: row.profile };
  const { profileChanges, ownKinds } = editOfProjection(state, changes, kindsFromProfile(fact_sources));
  if (Object.keys(profileChanges).length === 0) return { changed: undefined, ownKinds };
  const { restaurantId } = key;
  const changed = await changeProfile(dependencies, {
    restaurantId,
    changes: profileChanges,
    baseVersion: row.version,
  });
  await describeRestaurant(dependencies, changed.row).catch(() => undefined);
  return { changed, ownKinds };
}

function isFromProfile(sources: Parameters<typeof kindsFromProfile>[0], path: string): boolean {
  const kind = factKindAt(path);
  return kind !== undefined && kindsFromProfile(sources).includes(kind);
}

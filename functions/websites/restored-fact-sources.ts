import { getProfile } from '#functions/profile/get-profile.ts';
import { projectProfile } from '#shared/profile/project-profile.ts';
import { kindsFromProfile, withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import { staleFacts } from '#shared/profile/projection/stale-facts.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { type FollowProfileDependencies, withDishImages } from './follow-profile.ts';
import type { WebsiteDocument } from './website-rows.ts';

/**
 * Decides whose facts a restored content shows: where it differs from the current profile, they become the
 * website's own.
 */
export async function restoredFactSources(
  dependencies: Pick<FollowProfileDependencies, 'profiles' | 'restaurants' | 'images'>,
  { restaurant_id, fact_sources }: WebsiteDocument,
  content: SiteContent,
): Promise<Pick<WebsiteDocument, 'fact_sources'>> {
  const kinds = kindsFromProfile(fact_sources);
  if (kinds.length === 0) return { fact_sources };
  const { profile } = await getProfile(dependencies, restaurant_id);
  const known = await withDishImages(dependencies, { restaurant_id, content }, profile);
  const different = kinds.filter(
    (kind) => staleFacts(content, projectProfile(known, profile, [kind]), [kind]).length > 0,
  );
  return { fact_sources: withOwnKinds(fact_sources, different) };
}

import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { ProfileRow } from '#functions/profile/profile-row.ts';
import { withDishImages } from '#functions/websites/follow-profile.ts';
import { readSnapshot } from '#functions/websites/snapshots/read-snapshot.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { StaleFact } from '#shared/profile/contract/stale-fact.ts';
import { kindsFromProfile } from '#shared/profile/projection/fact-kinds.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';
import { staleFacts } from '#shared/profile/projection/stale-facts.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Most facts listed per page. */
const MOST_FACTS = 50;

/** Lists public pages with older facts than the profile has. Publishing the website again fixes it. */
export function createListStaleProjections(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.listStaleProjections> {
  return async (_input, { restaurantId }) => {
    const row = await getProfile(dependencies, restaurantId);
    const { websites } = await dependencies.websites.listNewest(restaurantId);
    const facts = await Promise.all(websites.map((website) => staleFactsOf(dependencies, website, row)));
    const projections = websites.flatMap(({ website_id, website_name, url = '' }, index) => {
      const stale = facts[index] ?? [];
      if (stale.length === 0) return [];
      return [
        { website_id, website_name, url, facts: stale.slice(0, MOST_FACTS), facts_total: stale.length },
      ];
    });
    return { data: { version: row.version, projections } };
  };
}

/** Compares the profile with the snapshot of the publication. If that is gone, nothing is known about the page. */
async function staleFactsOf(
  dependencies: RestaurantProfileDependencies,
  website: WebsiteRecord,
  row: ProfileRow,
): Promise<StaleFact[]> {
  const { status, published_version, published_profile_version } = website;
  if (status !== 'published' || published_version === undefined) return [];
  if (published_profile_version === undefined) return [];
  if (published_profile_version === row.version && row.profile.dated_hours.length === 0) return [];
  const published = await readSnapshot(dependencies, keyOf(website), published_version).catch(ifNotKept);
  if (published === undefined || published.document.content_source === 'html') return [];
  const { document } = published;
  const present = await dependencies.websites.findDocument(keyOf(website));
  const wanted = kindsFromProfile(present?.fact_sources);
  const kinds = kindsFromProfile(document.fact_sources).filter((kind) => wanted.includes(kind));
  const content = await withDishImages(dependencies, document, row.profile);
  const today = localDate(dependencies.clock.now(), row.profile.time_zone);
  return staleFacts(document.content, printFacts(content, row.profile, { kinds, today }), kinds);
}

function ifNotKept(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}

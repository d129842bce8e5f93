import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { followProfile } from '#functions/websites/follow-profile.ts';
import { wholeWebsite } from '#functions/websites/whole-website.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { DATA_KINDS, type FactKind, type FactSources } from '#shared/profile/projection/fact-kinds.ts';
import { wouldEmpty } from '#shared/profile/projection/lifted-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'images' | 'clock' | 'profiles' | 'restaurants' | 'siteVersions'
>;

const NOTHING = 'Your profile doesn’t have this yet. Add it there first.';

/**
 * Makes a website show the profile's facts of a kind, or its own, which begin as those it shows now. Throws
 * `AppError('invalid_input')` if the website would lose facts and get none.
 */
export function createUpdateFactSources(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.updateFactSources> {
  const { websites } = dependencies;
  return async ({ params, query, body }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    await followProfile(dependencies, await websites.getDocument(key));
    const { profile } = await getProfile(dependencies, restaurantId);
    const changed = await changeDocument(dependencies, { key, baseVersion: query.version }, (before) => {
      assertNothingLost(before, body, profile);
      audit.before = { version: before.version, fact_sources: before.fact_sources };
      const fact_sources = { ...before.fact_sources, ...body };
      const isSame = isSameJson(fact_sources, before.fact_sources ?? {});
      return { fields: { fact_sources }, paths: isSame ? [] : ['fact_sources'] };
    });
    const { document } = await followProfile(dependencies, changed);
    audit.after = { version: document.version, fact_sources: document.fact_sources };
    return {
      message: 'Changes saved.',
      data: await wholeWebsite(dependencies, await websites.get(key), document),
    };
  };
}

type Shown = { content: SiteContent; fact_sources?: FactSources | undefined };

function assertNothingLost(
  { content, fact_sources }: Shown,
  next: FactSources,
  profile: RestaurantProfile,
): void {
  const isLost = (kind: FactKind) =>
    next[kind] === 'profile' && fact_sources?.[kind] !== 'profile' && wouldEmpty(content, profile, kind);
  const lost = DATA_KINDS.filter(isLost);
  if (lost.length === 0) return;
  throw new AppError('invalid_input', { fields: Object.fromEntries(lost.map((kind) => [kind, NOTHING])) });
}

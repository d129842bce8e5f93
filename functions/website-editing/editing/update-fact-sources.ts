import { changeDocument } from '#functions/modules/websites/change-document.ts';
import { followProfile } from '#functions/modules/websites/follow-profile.ts';
import { wholeWebsite } from '#functions/modules/websites/whole-website.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/websites/website-editing-routes.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { WebsiteEditingDependencies } from '../dependencies.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'images' | 'clock' | 'profiles' | 'restaurants' | 'siteVersions'
>;

/** Lets a website show the profile's facts of a kind, or its own: those that it shows at that moment. */
export function createUpdateFactSources(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.updateFactSources> {
  const { websites } = dependencies;
  return async ({ params, query, body }, { restaurantId, receipt }) => {
    const key = { restaurantId, websiteId: params.id };
    await followProfile(dependencies, await websites.getDocument(key));
    const changed = await changeDocument(dependencies, { key, baseVersion: query.version }, (before) => {
      receipt.before = { version: before.version, fact_sources: before.fact_sources };
      const fact_sources = { ...before.fact_sources, ...body };
      const isSame = isSameJson(fact_sources, before.fact_sources ?? {});
      return { fields: { fact_sources }, paths: isSame ? [] : ['fact_sources'] };
    });
    const { document } = await followProfile(dependencies, changed);
    receipt.after = { version: document.version, fact_sources: document.fact_sources };
    return {
      message: 'Changes saved.',
      data: await wholeWebsite(dependencies, await websites.get(key), document),
    };
  };
}

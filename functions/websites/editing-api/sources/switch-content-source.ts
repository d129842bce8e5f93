import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { takeSnapshot } from '#functions/websites/snapshots/take-snapshot.ts';
import { wholeWebsite } from '#functions/websites/whole-website.ts';
import type { ContentSource } from '#shared/websites/contract/website.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { sourceOf } from './save-website.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'sites' | 'siteVersions' | 'clock'>;

const MESSAGES: Record<ContentSource, string> = {
  sections: 'Your website uses sections again. We kept your custom HTML.',
  html: 'Your website uses custom HTML again. We kept your sections.',
};
const NO_SOURCE = 'This website has no custom HTML yet. Add some in the advanced editor first.';

/**
 * Switches between sections and custom HTML as the page's source. The other one stays as it is, and the previous
 * version is kept.
 */
export function createSwitchContentSource(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.switchContentSource> {
  const { websites } = dependencies;
  return async ({ params, query, body: { content_source } }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, present] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const baseVersion = present.content_source === content_source ? undefined : query.version;
    const document = await changeDocument(dependencies, { key, baseVersion }, async (before) => {
      audit.before = sourceOf(before);
      if (before.content_source === content_source) return { fields: {}, paths: [] };
      if (content_source === 'html' && before.source_key === undefined) {
        throw new AppError('not_found', { message: NO_SOURCE });
      }
      const reason = content_source === 'html' ? 'before_html' : 'before_sections';
      await takeSnapshot(dependencies, { document: before, reason });
      return { fields: { content_source }, paths: ['content_source'] };
    });
    audit.after = sourceOf(document);
    return {
      message: MESSAGES[content_source],
      data: await wholeWebsite(dependencies, website, document),
    };
  };
}

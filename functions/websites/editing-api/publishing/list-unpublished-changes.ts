import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { readSnapshot } from '#functions/websites/snapshots/read-snapshot.ts';
import { pageChanges } from '#shared/site/review/page-changes.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

/** The longest text on one side of a change, and the most changes listed. */
const [LONGEST, MOST] = [300, 200];

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'siteVersions'>;

/**
 * Lists what would change for guests with the next publication. Throws `AppError('not_found')` for a page that isn't
 * public.
 */
export function createListUnpublishedChanges(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.listUnpublishedChanges> {
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, document] = await Promise.all([
      dependencies.websites.get(key),
      dependencies.websites.getDocument(key),
    ]);
    if (website.published_version === undefined) throw new AppError('not_found');
    const { document: published } = await readSnapshot(dependencies, key, website.published_version);
    const isOwnHtml = document.content_source === 'html' || published.content_source === 'html';
    const changes = isOwnHtml ? [] : pageChanges(published.content, document.content);
    return {
      data: {
        is_custom_html: isOwnHtml,
        changes: changes.slice(0, MOST).map((change) => ({
          ...change,
          before: change.before.slice(0, LONGEST),
          after: change.after.slice(0, LONGEST),
        })),
      },
    };
  };
}

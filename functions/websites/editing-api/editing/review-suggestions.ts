import type { Operation } from '#functions/platform/http/http-handler.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import { MOST_KEPT, type WebsiteDocument } from '#functions/websites/website-rows.ts';
import { wholeWebsite } from '#functions/websites/whole-website.ts';
import {
  type KeptText,
  listSuggestions,
  type Review,
  reviewSuggestions,
} from '#shared/site/review/suggestions.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'clock' | 'siteVersions'>;

/** How many removed suggestions are remembered. */
const MOST_REMOVED = 400;

/** The changed path in conflict messages. */
const REVIEWED = ['suggestions'];

/** Keeps and removes suggestions of a draft. Suggestions that are gone count as done. */
export function createReviewSuggestions(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.reviewSuggestions> {
  return async ({ params, query, body }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const keep = body.keep.map((kept) => (typeof kept === 'string' ? { id: kept } : kept));
    const place = { key, baseVersion: query.version };
    const { document, skipped } = await review(dependencies, place, { keep, remove: body.remove });
    audit.after = { version: document.version, kept: keep.length, removed: body.remove.length };
    return {
      message: 'Changes saved.',
      data: await wholeWebsite(dependencies, await dependencies.websites.get(key), document),
      skipped,
    };
  };
}

/** Keeps all suggestions that have no unfilled blanks. */
export async function keepSuggestions(
  dependencies: Dependencies,
  document: WebsiteDocument,
): Promise<WebsiteDocument> {
  const keep = listSuggestions(document.content).map(({ id }) => ({ id }));
  if (keep.length === 0) return document;
  const key = { restaurantId: document.restaurant_id, websiteId: document.website_id };
  return (await review(dependencies, { key, baseVersion: undefined }, { keep, remove: [] })).document;
}

async function review(
  dependencies: Dependencies,
  place: { key: WebsiteKey; baseVersion: number | undefined },
  decisions: Review,
): Promise<{ document: WebsiteDocument; skipped: string[] }> {
  let skipped: string[] = [];
  const document = await changeDocument(dependencies, place, (before) => {
    const reviewed = reviewSuggestions(before.content, decisions);
    skipped = reviewed.skipped;
    const decided =
      decisions.keep.length + decisions.remove.length - reviewed.unknown.length - skipped.length;
    const removed = [...new Set([...decisions.remove, ...(before.removed_suggestions ?? [])])];
    const isKept = ({ id }: KeptText) => reviewed.kept.some((each) => each.id === id);
    const kept = [...reviewed.kept, ...(before.kept_suggestions ?? []).filter((each) => !isKept(each))];
    return {
      fields: {
        content: reviewed.content,
        ...(reviewed.kept.length > 0 && { kept_suggestions: kept.slice(0, MOST_KEPT) }),
        ...(decisions.remove.length > 0 && { removed_suggestions: removed.slice(0, MOST_REMOVED) }),
      },
      paths: decided === 0 ? [] : REVIEWED,
    };
  });
  return { document, skipped };
}

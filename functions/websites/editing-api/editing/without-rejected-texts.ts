import { rejectedAmong } from '#functions/moderation/rejected-among.ts';
import { withdrawFromDocument } from '#functions/moderation/withdraw-from-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'clock' | 'moderation'>;

/** Removes texts that were rejected before. Call it after saving: later rejections find the text in the document. */
export async function withoutRejectedTexts(
  dependencies: Dependencies,
  document: WebsiteDocument,
  flagged: readonly string[],
): Promise<WebsiteDocument> {
  const key = { restaurantId: document.restaurant_id, websiteId: document.website_id };
  const rejected = await rejectedAmong(dependencies.moderation, flagged);
  for (const text of rejected) await withdrawFromDocument(dependencies, key, text);
  return rejected.length === 0 ? document : dependencies.websites.getDocument(key);
}

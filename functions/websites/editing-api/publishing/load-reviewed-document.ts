import { newTextsOfWebsite } from '#functions/moderation/texts-of-website.ts';
import { withdrawFromDocument } from '#functions/moderation/withdraw-from-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { withoutRejectedTexts } from '#functions/websites/editing-api/editing/without-rejected-texts.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'clock' | 'moderation' | 'inspect'>;

/** The most flagged contents of a restaurant that are loaded with their decisions. */
const MOST_KNOWN = 300;

/**
 * The document as guests may read it. All of it is checked, including text from the profile, a template, or an import.
 * Content that was flagged before isn't flagged again, and rejected content is removed.
 */
export async function loadReviewedDocument(
  dependencies: Dependencies,
  document: WebsiteDocument,
): Promise<WebsiteDocument> {
  const { restaurant_id: restaurantId, website_id: websiteId } = document;
  const rows = await dependencies.moderation.listOfRestaurant(restaurantId, MOST_KNOWN);
  const known: string[] = [];
  let isChanged = false;
  for (const { status, text, passages } of rows) {
    const flaggedPassages = passages.map(({ passage }) => passage);
    if (status !== 'rejected') known.push(...flaggedPassages);
    else {
      const rejected = { text, passages: flaggedPassages };
      isChanged =
        (await withdrawFromDocument(dependencies, { restaurantId, websiteId }, rejected)) || isChanged;
    }
  }
  const kept = isChanged ? await dependencies.websites.getDocument({ restaurantId, websiteId }) : document;
  const before = known.join('\n');
  const texts = newTextsOfWebsite(undefined, kept.content).map((each) => ({ ...each, before }));
  const flagged = await dependencies.inspect(texts, { restaurantId });
  return withoutRejectedTexts(dependencies, kept, flagged);
}

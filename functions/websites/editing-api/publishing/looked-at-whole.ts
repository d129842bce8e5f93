import { newTextsOfWebsite } from '#functions/moderation/texts-of-website.ts';
import { withdrawFromDocument } from '#functions/moderation/withdraw-from-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { withoutRejectedTexts } from '#functions/websites/editing-api/editing/without-rejected-texts.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'clock' | 'moderation' | 'inspect'>;

/** Of so many contents of a restaurant it is known beforehand what was noted and decided. */
const MOST_KNOWN = 300;

/**
 * The document as guests may read it. All of it is looked at, whoever wrote it: the profile, a template and an import
 * speak here, too. What was noted once is not noted again, and what was rejected goes.
 */
export async function lookedAtWhole(
  dependencies: Dependencies,
  document: WebsiteDocument,
): Promise<WebsiteDocument> {
  const { restaurant_id: restaurantId, website_id: websiteId } = document;
  const rows = await dependencies.moderation.listOfRestaurant(restaurantId, MOST_KNOWN);
  const known: string[] = [];
  let isChanged = false;
  for (const { status, text, passages } of rows) {
    const said = passages.map(({ passage }) => passage);
    if (status !== 'rejected') known.push(...said);
    else {
      const rejected = { text, passages: said };
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

import { WHOLE_ROW } from '#functions/platform/records/recent-changes.ts';
import { type ChangeDocumentDependencies, changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import { kindsFromProfile, withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import { factsOf } from '#shared/profile/projection/fact-paths.ts';
import { withdrawnContent } from './withdrawn-content.ts';

type Dependencies = ChangeDocumentDependencies & { websites: Pick<WebsitesRepository, 'findDocument'> };

/** Removes a rejected text from a website's current content with a normal update. Returns whether it was there. */
export async function withdrawFromDocument(
  dependencies: Dependencies,
  key: WebsiteKey,
  rejected: RejectedText,
): Promise<boolean> {
  const found = await dependencies.websites.findDocument(key);
  if (found === undefined || withdrawnContent(found.content, rejected) === undefined) return false;
  await changeDocument(dependencies, { key, baseVersion: undefined }, ({ content, fact_sources }) => {
    const without = withdrawnContent(content, rejected);
    if (without === undefined) return { fields: {}, paths: [] };
    // Disconnects the field from the profile, which would bring the text back.
    const own = kindsFromProfile(fact_sources).filter(
      (kind) => !isSameJson(factsOf(content, kind), factsOf(without, kind)),
    );
    const sources = own.length > 0 && { fact_sources: withOwnKinds(fact_sources, own) };
    return { fields: { content: without, ...sources }, paths: [WHOLE_ROW] };
  });
  return true;
}

import { WHOLE_ROW } from '#functions/modules/editing/recent-changes.ts';
import {
  type ChangeDocumentDependencies,
  changeDocument,
} from '#functions/modules/websites/change-document.ts';
import type { WebsiteKey } from '#functions/modules/websites/website-keys.ts';
import type { WebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { RejectedText } from '#shared/domain/moderation/moderated-content.ts';
import { withdrawnContent } from './withdrawn-content.ts';

type Dependencies = ChangeDocumentDependencies & { websites: Pick<WebsitesRepository, 'findDocument'> };

/** Takes a rejected text out of a website's present content, as any other change of it. Whether it stood there. */
export async function withdrawFromDocument(
  dependencies: Dependencies,
  key: WebsiteKey,
  rejected: RejectedText,
): Promise<boolean> {
  const found = await dependencies.websites.findDocument(key);
  if (found === undefined || withdrawnContent(found.content, rejected) === undefined) return false;
  await changeDocument(dependencies, { key, baseVersion: undefined }, ({ content }) => {
    const without = withdrawnContent(content, rejected);
    return without === undefined
      ? { fields: {}, paths: [] }
      : { fields: { content: without }, paths: [WHOLE_ROW] };
  });
  return true;
}

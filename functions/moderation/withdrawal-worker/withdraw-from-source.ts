import { withdrawFromHtml } from '#functions/moderation/withdraw-from-html.ts';
import { readCustomHtml, storeCustomHtml } from '#functions/websites/custom-html.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';

/** Returns the key of a document's HTML without the rejected text; undefined if the text isn't in it. */
export type WithdrawFromSource = (document: WebsiteDocument) => Promise<string | undefined>;

/** Stored files never change: documents and versions with the same HTML share the new file. */
export function createWithdrawFromSource(
  dependencies: Pick<WithdrawalDependencies, 'siteVersions' | 'ids'>,
  rejected: RejectedText,
): WithdrawFromSource {
  const made = new Map<string, string | undefined>();
  return async (document) => {
    const { source_key: before } = document;
    if (before === undefined) return undefined;
    if (!made.has(before)) {
      const source = await readCustomHtml(dependencies.siteVersions, document);
      const html = source && withdrawFromHtml(source.html, rejected);
      const isFound = source !== undefined && html !== undefined && html !== source.html;
      const after = isFound
        ? await storeCustomHtml(dependencies, keyOf(document), { ...source, html })
        : undefined;
      made.set(before, after);
    }
    return made.get(before);
  };
}

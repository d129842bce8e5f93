import { AppError } from '#functions/platform/app-error.ts';
import type { WebsiteDependencies } from '#functions/websites/operations.ts';
import type { KeptVersion } from './kept-versions.ts';
import { type WebsiteDocument, WebsiteDocumentSchema } from './website-rows.ts';
import type { WebsiteKey } from './websites-repository.ts';

/** A kept version with the document as it was. Throws `AppError('not_found')`. */
export async function readKeptVersion(
  { websites, siteVersions }: Pick<WebsiteDependencies, 'websites' | 'siteVersions'>,
  key: WebsiteKey,
  version: number,
): Promise<{ kept: KeptVersion; document: WebsiteDocument }> {
  const kept = await websites.findVersion(key, version);
  const json = kept === undefined ? undefined : await siteVersions.find(kept.content_key);
  if (kept === undefined || json === undefined) throw new AppError('not_found');
  return { kept, document: WebsiteDocumentSchema.parse(JSON.parse(json)) };
}

import type { ObjectStore } from '#functions/platform/object-store.ts';
import { type PageSource, PageSourceSchema } from '#shared/contract/website.ts';
import type { WebsiteDocument } from './websites-repository.ts';

/** The owner's own HTML and CSS, as they were saved after sanitising; undefined when there are none. */
export async function readOwnSource(
  siteVersions: Pick<ObjectStore, 'find'>,
  { source_key }: Pick<WebsiteDocument, 'source_key'>,
): Promise<PageSource | undefined> {
  if (source_key === undefined) return undefined;
  const text = await siteVersions.find(source_key);
  return text === undefined ? undefined : PageSourceSchema.parse(JSON.parse(text));
}

import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { deleteRemains } from '#functions/websites/website-files.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { GenerationJob } from './generation-jobs-repository.ts';

type Stores = {
  websites: Pick<
    WebsitesRepository,
    'findDocument' | 'releaseRegeneration' | 'listSnapshots' | 'deleteSnapshot'
  >;
  sites: ObjectStore;
  siteVersions: ObjectStore;
};

/**
 * Decides permanently whether a regeneration that can't continue has replaced its website's content; if not, it no
 * longer can. Returns whether it has. Repeating it is safe.
 */
export async function finalizeRegeneration(stores: Stores, job: GenerationJob): Promise<boolean> {
  const key = { restaurantId: job.restaurant_id, websiteId: job.website_id };
  await stores.websites.releaseRegeneration(key, job.generation_id);
  const document = await stores.websites.findDocument(key);
  if (document === undefined) await deleteRemains(stores, key);
  return document?.regenerated_by === job.generation_id;
}

import { createHash } from 'node:crypto';
import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { AdPhotoFiles } from './make-ad-photos.ts';

const FILE = { contentType: 'image/jpeg', cacheControl: 'public, max-age=31536000, immutable' };
const HASH_LENGTH = 24;

/** Stores both crops under content hashes, and returns their paths on the sites origin. */
export async function storeAdPhotos(
  sites: Pick<ObjectStore, 'put'>,
  campaignId: string,
  files: AdPhotoFiles,
): Promise<NonNullable<AdCampaign['photo']>> {
  const hash = createHash('sha256')
    .update(files.square)
    .update(files.wide)
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const pathOf = (crop: string) => `/images/${campaignId}/${hash}-${crop}.jpg`;
  const paths = { square_url: pathOf('square'), wide_url: pathOf('wide') };
  await Promise.all([
    sites.put(paths.square_url.slice(1), files.square, FILE),
    sites.put(paths.wide_url.slice(1), files.wide, FILE),
  ]);
  return paths;
}

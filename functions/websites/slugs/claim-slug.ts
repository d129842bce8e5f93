import { AppError } from '#functions/platform/app-error.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { SlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import { MAX_SLUG_LENGTH, slugCandidates, slugify } from '#shared/site/slug.ts';

/** How many numbered addresses are tried before a random ending. */
const NUMBERED_CANDIDATES = 12;
const ENDING_LENGTH = 6;

/**
 * Claims the best free address for a website, beginning with the one its restaurant has reserved. Repeating it
 * returns the same address. Throws `AppError('slug_unavailable')`.
 */
export async function claimSlug(
  slugs: Pick<SlugsRepository, 'claim'>,
  website: WebsiteRecord,
  reserved?: string,
): Promise<string> {
  const key = { restaurantId: website.restaurant_id, websiteId: website.website_id };
  for (const slug of slugsToTry(website, reserved)) {
    if (await slugs.claim(slug, key)) return slug;
  }
  throw new AppError('slug_unavailable');
}

/** Releases all of the website's addresses, recorded or not, because a call may have crashed after claiming one. */
export async function releaseSlugs(
  slugs: Pick<SlugsRepository, 'release'>,
  website: WebsiteRecord,
  reserved?: string,
): Promise<void> {
  const key = { restaurantId: website.restaurant_id, websiteId: website.website_id };
  const claimed = website.slug === undefined ? slugsToTry(website, reserved) : [website.slug];
  await Promise.all(claimed.map((slug) => slugs.release(slug, key)));
}

/**
 * Reserves an address for a restaurant before it has a website, which gets the same one later. Repeating it returns
 * the same address. Throws `AppError('slug_unavailable')`.
 */
export async function reserveSlug(
  stores: {
    slugs: Pick<SlugsRepository, 'reserve' | 'unreserve'>;
    restaurants: Pick<RestaurantsRepository, 'find' | 'keepSlug'>;
  },
  restaurantId: string,
  name: string,
): Promise<string> {
  const known = (await stores.restaurants.find(restaurantId))?.slug;
  if (known !== undefined) return known;
  for (const slug of candidates(name, restaurantId)) {
    if (!(await stores.slugs.reserve(slug, restaurantId))) continue;
    const kept = await stores.restaurants.keepSlug(restaurantId, slug);
    if (kept !== slug) await stores.slugs.unreserve(slug, restaurantId);
    return kept;
  }
  throw new AppError('slug_unavailable');
}

function slugsToTry({ website_name, website_id }: WebsiteRecord, reserved: string | undefined): string[] {
  const named = candidates(website_name, website_id);
  return reserved === undefined ? named : [reserved, ...named];
}

function candidates(name: string, id: string): string[] {
  const numbered = slugCandidates(name).take(NUMBERED_CANDIDATES).toArray();
  const base = slugify(name).slice(0, MAX_SLUG_LENGTH - ENDING_LENGTH - 1);
  return [...numbered, `${base}-${id.slice(-ENDING_LENGTH)}`];
}

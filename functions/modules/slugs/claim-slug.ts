import type { SlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import type { WebsiteRecord } from '#functions/modules/websites/website-rows.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { MAX_SLUG_LENGTH, slugCandidates, slugify } from '#shared/site/slug.ts';

/** Numbered addresses tried before one with a random ending is taken. */
const NUMBERED_CANDIDATES = 12;
const ENDING_LENGTH = 6;

/**
 * Claims the best free address for a website. Repeating it gives the same address again.
 * Throws `AppError('slug_unavailable')`.
 */
export async function claimSlug(slugs: SlugsRepository, website: WebsiteRecord): Promise<string> {
  const key = { restaurantId: website.restaurant_id, websiteId: website.website_id };
  for (const slug of slugsToTry(website)) {
    if (await slugs.claim(slug, key)) return slug;
  }
  throw new AppError('slug_unavailable');
}

/** Gives back whatever address the website has, recorded or not: a call may have died after claiming one. */
export async function releaseSlugs(slugs: SlugsRepository, website: WebsiteRecord): Promise<void> {
  const key = { restaurantId: website.restaurant_id, websiteId: website.website_id };
  const claimed = website.slug === undefined ? slugsToTry(website) : [website.slug];
  await Promise.all(claimed.map((slug) => slugs.release(slug, key)));
}

function slugsToTry({ website_name, website_id }: WebsiteRecord): string[] {
  const numbered = slugCandidates(website_name).take(NUMBERED_CANDIDATES).toArray();
  const ending = website_id.slice(-ENDING_LENGTH);
  const base = slugify(website_name).slice(0, MAX_SLUG_LENGTH - ENDING_LENGTH - 1);
  return [...numbered, `${base}-${ending}`];
}

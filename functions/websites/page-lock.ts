import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { WebsiteRecord } from './website-rows.ts';
import type { WebsitesRepository } from './websites-repository.ts';

/** Longer than an API function may run (29 s), so that an expired lock belongs to a crashed call. */
export const PAGE_LOCK_SECONDS = 30;

type Dependencies = { websites: Pick<WebsitesRepository, 'find' | 'save'>; clock: Clock };

/**
 * Lets one call at a time change the public page, because the page and its row are in different stores. Throws
 * `AppError('website_changed')` to others. If `change` throws, the lock is released; after a crash, it expires
 * after `PAGE_LOCK_SECONDS`.
 */
export async function withPageLock<Result>(
  dependencies: Dependencies,
  website: WebsiteRecord,
  change: (locked: WebsiteRecord) => Promise<Result>,
): Promise<Result> {
  const locked = await lockPage(dependencies, website);
  try {
    return await change(locked);
  } catch (error) {
    await unlockPage(dependencies, locked).catch(() => undefined);
    throw error;
  }
}

export function unlocked(website: WebsiteRecord): WebsiteRecord {
  return { ...website, page_locked_until: undefined };
}

/** Saves the website. Throws `AppError('website_changed')` after a concurrent change. */
export async function saveOrRefuse(
  { websites }: { websites: Pick<WebsitesRepository, 'save'> },
  website: WebsiteRecord,
  event?: BusinessEvent,
): Promise<WebsiteRecord> {
  const saved = await websites.save(website, event);
  if (saved === undefined) throw new AppError('website_changed', { isAfterWork: true });
  return saved;
}

/** The lock of a page whose account is being deleted. */
const FOREVER = '9999-12-31T00:00:00.000Z';

/**
 * Locks a page permanently, so that it isn't published again. Safe to repeat. Throws `AppError('unavailable')`
 * while a call holds the lock, which must end before files and row are deleted.
 */
export async function lockPagePermanently(
  { websites, clock }: Dependencies,
  website: WebsiteRecord,
): Promise<void> {
  const until = website.page_locked_until ?? '';
  if (until === FOREVER) return;
  const isBusy = until !== '' && Date.parse(until) > clock.now().getTime();
  const locked = isBusy ? undefined : await websites.save({ ...website, page_locked_until: FOREVER });
  if (locked === undefined) {
    throw new AppError('unavailable', {
      message: 'We’re still publishing one of this account’s websites. Try again in a moment.',
    });
  }
}

async function lockPage(dependencies: Dependencies, website: WebsiteRecord): Promise<WebsiteRecord> {
  const now = dependencies.clock.now();
  if (website.page_locked_until !== undefined && Date.parse(website.page_locked_until) > now.getTime()) {
    throw new AppError('website_changed', { retryAfterSeconds: PAGE_LOCK_SECONDS, isAfterWork: true });
  }
  const until = new Date(now.getTime() + PAGE_LOCK_SECONDS * 1000);
  return saveOrRefuse(dependencies, { ...website, page_locked_until: until.toISOString() });
}

/** Releases this lock if it is still held; `change` may have written the row in between. */
async function unlockPage({ websites }: Dependencies, locked: WebsiteRecord): Promise<void> {
  const { restaurant_id: restaurantId, website_id: websiteId } = locked;
  const website = await websites.find({ restaurantId, websiteId });
  if (website?.page_locked_until !== locked.page_locked_until || website === undefined) return;
  await websites.save(unlocked(website));
}

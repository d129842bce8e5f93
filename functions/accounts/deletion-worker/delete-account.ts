import { closeAccount } from '#functions/accounts/close-account.ts';
import { giveUp } from '#functions/billing/settle-payment.ts';
import { deleteCustomer } from '#functions/billing/stripe/delete-customer.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import { switchAllOn } from '#functions/features/switch-all-on.ts';
import { gradesFolder } from '#functions/grader/grade-files.ts';
import { findableOf } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import { lockPagePermanently } from '#functions/websites/page-lock.ts';
import { releaseSlugs } from '#functions/websites/slugs/claim-slug.ts';
import { deleteWebsiteFiles, siteFolder } from '#functions/websites/website-files.ts';
import type { AccountDeletionMessage } from '#shared/contract/queue-messages.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';
import { endAds } from './end-ads.ts';
import { keepWithoutNames } from './keep-without-names.ts';
import { PARTITIONS, type PartitionName } from './partitions.ts';
import { removeTypedWords } from './remove-typed-words.ts';

/**
 * Deletes all data of a restaurant except events, metrics, audit records, and what `keepWithoutNames` keeps. Every step may be
 * repeated, and data that a later step needs is deleted after that step. A crash loses nothing: the next delivery
 * continues.
 */
export function createDeleteAccount(
  dependencies: DeleteAccountDependencies,
): (message: AccountDeletionMessage) => Promise<void> {
  const { restaurants, restaurantNames, deletedRestaurants, leads, partition, emails } = dependencies;
  return async ({ restaurant_id: restaurantId, deletion_id: deletionId, notice }) => {
    const email = { kind: 'notice', user_id: restaurantId, request_id: `deleted-${restaurantId}` } as const;
    if (notice !== undefined) await emails.send({ ...email, notice });
    await closeAccount(dependencies, restaurantId, deletionId);
    const restaurant = await restaurants.findEvenDeleted(restaurantId);
    if (restaurant?.deleted_at !== undefined)
      await deletedRestaurants.note(restaurantId, restaurant.deleted_at);
    await endAds(dependencies, restaurantId);
    await endSubscription(dependencies, restaurantId);
    await partition('generationJobs', restaurantId).deleteAll();
    await partition('campaigns', restaurantId).deleteAll();
    await dependencies.campaignLists.deleteFolder(`${restaurantId}/`);
    await partition('dataExports', restaurantId).deleteAll();
    for (const folder of TRANSFERS) await dependencies.transfers.deleteFolder(`${folder}/${restaurantId}/`);
    await forgetNumbers(dependencies, restaurantId);
    await keepWithoutNames(dependencies, restaurantId);
    await deleteWebsites(dependencies, restaurantId, restaurant?.slug);
    await deleteImages(dependencies, restaurantId);
    await releaseAddress(dependencies, restaurant);
    await switchAllOn(dependencies, restaurantId);
    await dependencies.moderation.dropUndecided(restaurantId, dependencies.clock.now().toISOString());
    for (const table of Object.keys(PARTITIONS) as PartitionName[]) {
      await partition(table, restaurantId).deleteAll();
    }
    // Late, so that calls which were still running have left their records.
    await removeTypedWords(dependencies, restaurantId);
    if (restaurant !== undefined) {
      await leads.deleteOf(restaurant.owner_email);
      await restaurantNames.remove(restaurantId, findableOf(restaurant));
    }
    await restaurants.delete(restaurantId);
  };
}

/** The folders of uploads and downloads in progress. */
const TRANSFERS = ['uploads', 'downloads'] as const;

/** Ends billing and counts the end in the metrics. The row is deleted later. */
async function endSubscription(dependencies: DeleteAccountDependencies, restaurantId: string): Promise<void> {
  if (dependencies.stripe !== undefined) await deleteCustomer(dependencies.stripe, restaurantId);
  const row = await dependencies.subscriptions.find(restaurantId);
  if (row !== undefined && runs(row)) await giveUp(dependencies, row);
}

const RECORD = /^site#(?<id>.+)$/;

/** Deletes addresses, files, and counts of all websites, including unfinished ones. Their rows are deleted later. */
async function deleteWebsites(
  dependencies: DeleteAccountDependencies,
  restaurantId: string,
  reserved: string | undefined,
): Promise<void> {
  const { websites, slugs, restaurants, partition, siteVersions, clock } = dependencies;
  const { websites: made } = await websites.listNewest(restaurantId);
  const now = clock.now();
  for (const website of made) {
    // Publishing writes files before it saves the row. Lock it, so that it has ended and can't start again.
    await lockPagePermanently(dependencies, website);
    // An earlier call may have stored this after the account was closed.
    if (website.slug !== undefined) await dependencies.sites.deleteFolder(siteFolder(website.slug));
    await releaseSlugs(slugs, website, reserved);
    const { website_id: websiteId } = website;
    await restaurants.uncountWebsite(restaurantId, { websiteId, as: 'published' });
    await restaurants.uncountWebsite(restaurantId, { websiteId, as: 'total', at: now.toISOString() });
  }
  for (const record of await partition('websites', restaurantId).sortKeys()) {
    const websiteId = RECORD.exec(record)?.groups?.id;
    if (websiteId !== undefined) await deleteWebsiteFiles(dependencies, { restaurantId, websiteId });
  }
  await siteVersions.deleteFolder(`${restaurantId}/`);
  await siteVersions.deleteFolder(gradesFolder(restaurantId));
}

/** Releases an address that was reserved before a website existed, with the offers at it. */
async function releaseAddress(
  { sites, slugs }: DeleteAccountDependencies,
  restaurant: Restaurant | undefined,
): Promise<void> {
  if (restaurant?.slug === undefined) return;
  await sites.deleteFolder(siteFolder(restaurant.slug));
  await slugs.unreserve(restaurant.slug, restaurant.restaurant_id);
}

/**
 * Frees the sender number for other restaurants, and removes the ID from earlier ones. Then replies leave no opt-outs
 * that would never expire. The row that names the numbers is deleted later.
 */
async function forgetNumbers(
  { textingSettings, senderNumbers }: DeleteAccountDependencies,
  restaurantId: string,
): Promise<void> {
  const { sender_number, former_numbers = [] } = (await textingSettings.find(restaurantId)) ?? {};
  for (const number of [...former_numbers, ...(sender_number === undefined ? [] : [sender_number])])
    await senderNumbers.forget(number, restaurantId);
}

async function deleteImages(
  { sites, partition }: DeleteAccountDependencies,
  restaurantId: string,
): Promise<void> {
  for (const table of ['images', 'enhancements'] as const) {
    for (const imageId of await partition(table, restaurantId).sortKeys()) {
      await sites.deleteFolder(`images/${imageId}/`);
    }
  }
}

import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createLoginsRepository } from '#functions/modules/logins/logins-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createDeletedRestaurants } from '#functions/modules/restaurants/deleted-restaurants.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/modules/texting-settings/sender-numbers-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createSlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import type { Resources } from '#functions/platform/needs/open-resources.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';
import type { accountDeletionWorkerNeeds } from './needs.ts';
import { PARTITIONS } from './partitions.ts';

type Opened = Pick<Resources<typeof accountDeletionWorkerNeeds>, 'config' | 'client' | 'table'>;

/** The tables that the function declares. */
export function openStores({
  config,
  client,
  table,
}: Opened): Omit<
  DeleteAccountDependencies,
  'sites' | 'siteVersions' | 'campaignLists' | 'provider' | 'emails' | 'clock' | 'log'
> {
  return {
    logins: createLoginsRepository(table('logins')),
    users: createUsersRepository(table('users')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    deletedRestaurants: createDeletedRestaurants(openPlatformRecords(config, client)),
    restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
    websites: createWebsitesRepository(table('websites')),
    slugs: createSlugsRepository(table('slugs')),
    campaigns: createCampaignsRepository(table('campaigns')),
    subscriptions: createSubscriptionsRepository(table('subscriptions')),
    invoices: createInvoicesRepository(table('invoices')),
    textingSettings: createTextingSettingsRepository(table('textingSettings')),
    moderation: createModerationRepository(table('moderation')),
    senderNumbers: createSenderNumbersRepository(table('senderNumbers')),
    toggles: createFeatureTogglesRepository(table('featureToggles')),
    partition: (name, restaurantId) =>
      openPartition(
        { ...table(name), partitionKey: 'restaurant_id', sortKey: PARTITIONS[name] },
        restaurantId,
      ),
  };
}

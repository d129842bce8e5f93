import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createFeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { createLeadsRepository } from '#functions/leads/leads-repository.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import type { Resources } from '#functions/platform/needs/open-resources.ts';
import { openPlatformRecords } from '#functions/platform/records/open-platform-records.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';
import type { accountDeletionWorkerNeeds } from './needs.ts';
import { KEPT_PARTITIONS, PARTITIONS } from './partitions.ts';

type Opened = Pick<Resources<typeof accountDeletionWorkerNeeds>, 'config' | 'client' | 'table'>;

/** Opens the tables that the function declares. */
export function openStores({
  config,
  client,
  table,
}: Opened): Omit<
  DeleteAccountDependencies,
  | 'sites'
  | 'siteVersions'
  | 'campaignLists'
  | 'transfers'
  | 'provider'
  | 'stripe'
  | 'emails'
  | 'clock'
  | 'log'
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
    invoices: createListedInvoices(
      createInvoicesRepository(table('invoices')),
      createInvoiceEntriesRepository(table('invoiceEntries')),
    ),
    textingSettings: createTextingSettingsRepository(table('textingSettings')),
    moderation: createModerationRepository(table('moderation')),
    senderNumbers: createSenderNumbersRepository(table('senderNumbers')),
    guests: createGuestsRepository(table('guests')),
    leads: createLeadsRepository(table('leads')),
    toggles: createFeatureTogglesRepository(table('featureToggles')),
    partition: (name, restaurantId) =>
      openPartition(
        {
          ...table(name),
          partitionKey: 'restaurant_id',
          sortKey: { ...PARTITIONS, ...KEPT_PARTITIONS }[name],
        },
        restaurantId,
      ),
  };
}

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
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import type { AccountDeletionConfig } from './config.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';
import { PARTITIONS, type PartitionName } from './partitions.ts';

/** The tables as the function's environment names them. */
export function openStores(
  config: AccountDeletionConfig,
  client: DynamoClient,
): Omit<
  DeleteAccountDependencies,
  'sites' | 'siteVersions' | 'campaignLists' | 'provider' | 'emails' | 'clock' | 'log'
> {
  const tableNames: Record<PartitionName, string> = {
    generationJobs: config.GENERATION_JOBS_TABLE_NAME,
    websites: config.WEBSITES_TABLE_NAME,
    images: config.IMAGES_TABLE_NAME,
    enhancements: config.ENHANCEMENTS_TABLE_NAME,
    campaigns: config.CAMPAIGNS_TABLE_NAME,
    sends: config.SENDS_TABLE_NAME,
    campaignRequests: config.CAMPAIGN_REQUESTS_TABLE_NAME,
    promoCodes: config.PROMO_CODES_TABLE_NAME,
    redemptions: config.REDEMPTIONS_TABLE_NAME,
    redemptionCounts: config.REDEMPTION_COUNTS_TABLE_NAME,
    tillLinks: config.TILL_LINKS_TABLE_NAME,
    adAccounts: config.AD_ACCOUNTS_TABLE_NAME,
    checklists: config.CHECKLISTS_TABLE_NAME,
    textingSettings: config.TEXTING_SETTINGS_TABLE_NAME,
    menuSales: config.MENU_SALES_TABLE_NAME,
    contentPlans: config.CONTENT_PLANS_TABLE_NAME,
    failedMails: config.FAILED_MAILS_TABLE_NAME,
    featureToggles: config.FEATURE_TOGGLES_TABLE_NAME,
    aiUsage: config.AI_USAGE_TABLE_NAME,
    moderation: config.MODERATION_TABLE_NAME,
    grades: config.GRADES_TABLE_NAME,
    guests: config.GUESTS_TABLE_NAME,
    subscriptions: config.SUBSCRIPTIONS_TABLE_NAME,
    planUsage: config.PLAN_USAGE_TABLE_NAME,
    profiles: config.PROFILES_TABLE_NAME,
  };
  const on = (tableName: string) => ({ client, tableName });
  return {
    logins: createLoginsRepository(on(config.LOGINS_TABLE_NAME)),
    users: createUsersRepository(on(config.USERS_TABLE_NAME)),
    restaurants: createRestaurantsRepository(on(config.RESTAURANTS_TABLE_NAME)),
    deletedRestaurants: createDeletedRestaurants(openPlatformRecords(config, client)),
    restaurantNames: createRestaurantNamesRepository(on(config.RESTAURANT_NAMES_TABLE_NAME)),
    websites: createWebsitesRepository(on(config.WEBSITES_TABLE_NAME)),
    slugs: createSlugsRepository(on(config.SLUGS_TABLE_NAME)),
    campaigns: createCampaignsRepository(on(config.CAMPAIGNS_TABLE_NAME)),
    subscriptions: createSubscriptionsRepository(on(config.SUBSCRIPTIONS_TABLE_NAME)),
    invoices: createInvoicesRepository(on(config.INVOICES_TABLE_NAME)),
    textingSettings: createTextingSettingsRepository(on(config.TEXTING_SETTINGS_TABLE_NAME)),
    moderation: createModerationRepository(on(config.MODERATION_TABLE_NAME)),
    senderNumbers: createSenderNumbersRepository(on(config.SENDER_NUMBERS_TABLE_NAME)),
    toggles: createFeatureTogglesRepository(on(config.FEATURE_TOGGLES_TABLE_NAME)),
    partition: (table, restaurantId) => {
      const keys = { partitionKey: 'restaurant_id', sortKey: PARTITIONS[table] };
      return openPartition({ ...on(tableNames[table]), ...keys }, restaurantId);
    },
  };
}

import type { AccountDeletionEnvironment } from '#functions/account-deletion-worker/config.ts';
import { bindBucket, bindQueue, bindTable } from '#infra/constructs/binding.ts';
import { adAccountBindings } from '#infra/constructs/provider-bindings/ad-account-bindings.ts';
import { pathStyle } from '#infra/stacks/stage.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Deletes accounts with all that is kept of them. */
export const queueWorker: QueueWorkerFunction<AccountDeletionEnvironment> = {
  stack: 'account-deletion',
  needs: ({ stage, data, sites, data: { tables, queues, siteVersions, campaignLists } }) => ({
    environment: {
      LOGINS_TABLE_NAME: bindTable(tables.logins, 'readWrite'),
      USERS_TABLE_NAME: bindTable(tables.users, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'readWrite'),
      SLUGS_TABLE_NAME: bindTable(tables.slugs, 'readWrite'),
      GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'readWrite'),
      ENHANCEMENTS_TABLE_NAME: bindTable(tables.enhancements, 'readWrite'),
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'readWrite'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'readWrite'),
      CAMPAIGN_REQUESTS_TABLE_NAME: bindTable(tables.campaignRequests, 'readWrite'),
      PROMO_CODES_TABLE_NAME: bindTable(tables.promoCodes, 'readWrite'),
      REDEMPTIONS_TABLE_NAME: bindTable(tables.redemptions, 'readWrite'),
      REDEMPTION_COUNTS_TABLE_NAME: bindTable(tables.redemptionCounts, 'readWrite'),
      TILL_LINKS_TABLE_NAME: bindTable(tables.tillLinks, 'readWrite'),
      CHECKLISTS_TABLE_NAME: bindTable(tables.checklists, 'readWrite'),
      TEXTING_SETTINGS_TABLE_NAME: bindTable(tables.textingSettings, 'readWrite'),
      SENDER_NUMBERS_TABLE_NAME: bindTable(tables.senderNumbers, 'readWrite'),
      MENU_SALES_TABLE_NAME: bindTable(tables.menuSales, 'readWrite'),
      CONTENT_PLANS_TABLE_NAME: bindTable(tables.contentPlans, 'readWrite'),
      FAILED_MAILS_TABLE_NAME: bindTable(tables.failedMails, 'readWrite'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'readWrite'),
      AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
      MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
      GRADES_TABLE_NAME: bindTable(tables.grades, 'readWrite'),
      GUESTS_TABLE_NAME: bindTable(tables.guests, 'readWrite'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'readWrite'),
      PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
      INVOICES_TABLE_NAME: bindTable(tables.invoices, 'readWrite'),
      PROFILES_TABLE_NAME: bindTable(tables.profiles, 'readWrite'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
      EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
      SITES_BUCKET_NAME: bindBucket(sites.bucket),
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
      CAMPAIGN_LISTS_BUCKET_NAME: bindBucket(campaignLists),
      ADS_PROVIDER: stage.config.ads.provider,
      ...adAccountBindings({ stage, data }),
      ...pathStyle(stage),
    },
    deadLetters: {
      impact: 'An account was deleted, and not all that was kept of it is gone yet.',
      runbook: 'account-deletions-dead-letters',
    },
    delay: {
      impact: 'Accounts were deleted, and what was kept of them waits to be removed.',
      runbook: 'account-deletions-delay',
      maxAgeSeconds: 3600,
    },
  }),
};

import * as z from 'zod/mini';
import { adAccountVariables } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { platformRecordsVariables } from '#functions/modules/platform-records/open-platform-records.ts';
import { adsVariables } from '#functions/platform/ads/create-ad-provider.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const name = z.string().check(z.minLength(1));

const AccountDeletionEnvironmentSchema = z.object({
  LOGINS_TABLE_NAME: name,
  USERS_TABLE_NAME: name,
  RESTAURANTS_TABLE_NAME: name,
  RESTAURANT_NAMES_TABLE_NAME: name,
  SLUGS_TABLE_NAME: name,
  GENERATION_JOBS_TABLE_NAME: name,
  WEBSITES_TABLE_NAME: name,
  IMAGES_TABLE_NAME: name,
  ENHANCEMENTS_TABLE_NAME: name,
  CAMPAIGNS_TABLE_NAME: name,
  SENDS_TABLE_NAME: name,
  CAMPAIGN_REQUESTS_TABLE_NAME: name,
  PROMO_CODES_TABLE_NAME: name,
  REDEMPTIONS_TABLE_NAME: name,
  REDEMPTION_COUNTS_TABLE_NAME: name,
  TILL_LINKS_TABLE_NAME: name,
  CHECKLISTS_TABLE_NAME: name,
  TEXTING_SETTINGS_TABLE_NAME: name,
  SENDER_NUMBERS_TABLE_NAME: name,
  MENU_SALES_TABLE_NAME: name,
  CONTENT_PLANS_TABLE_NAME: name,
  FAILED_MAILS_TABLE_NAME: name,
  FEATURE_TOGGLES_TABLE_NAME: name,
  AI_USAGE_TABLE_NAME: name,
  MODERATION_TABLE_NAME: name,
  GRADES_TABLE_NAME: name,
  GUESTS_TABLE_NAME: name,
  SUBSCRIPTIONS_TABLE_NAME: name,
  PLAN_USAGE_TABLE_NAME: name,
  INVOICES_TABLE_NAME: name,
  PROFILES_TABLE_NAME: name,
  EMAILS_QUEUE_URL: z.url(),
  SITES_BUCKET_NAME: name,
  SITE_VERSIONS_BUCKET_NAME: name,
  CAMPAIGN_LISTS_BUCKET_NAME: name,
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...platformRecordsVariables,
  ...adsVariables,
  ...adAccountVariables,
  SERVICE_NAME: z._default(z.string(), 'account-deletion-worker'),
});

/** What the worker that deletes accounts finds in its environment. */
export type AccountDeletionEnvironment = z.input<typeof AccountDeletionEnvironmentSchema>;
export type AccountDeletionConfig = z.output<typeof AccountDeletionEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readAccountDeletionConfig(
  environment: Record<string, string | undefined>,
): AccountDeletionConfig {
  return readEnvironment(AccountDeletionEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { adAccountVariables } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { adsVariables } from '#functions/platform/ads/create-ad-provider.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const AdCampaignsEnvironmentSchema = z.object({
  ...meterVariables,
  ...moderationVariables,
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROMO_CODES_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  IMAGES_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  SLUGS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  TRANSFERS_BUCKET_NAME: z.string().check(z.minLength(1)),
  /** Where guests read published sites and where photos of ads lie. Without a slash at the end. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  PUBLISH_NEEDS_VERIFIED_EMAIL: z._default(z.stringbool(), false),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...adsVariables,
  ...adAccountVariables,
  ...modelVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'ad-campaigns'),
});

/** What the function of Facebook ads finds in its environment. */
export type AdCampaignsEnvironment = z.input<typeof AdCampaignsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readAdCampaignsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(AdCampaignsEnvironmentSchema, environment);
}

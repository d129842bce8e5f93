import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';
import { smsVariables } from '#functions/platform/sms/create-sms-provider.ts';

const SmsCampaignsEnvironmentSchema = z.object({
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  CAMPAIGN_REQUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROMO_CODES_TABLE_NAME: z.string().check(z.minLength(1)),
  GUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDS_TABLE_NAME: z.string().check(z.minLength(1)),
  TEXTING_SETTINGS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  ...meterVariables,
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  TRANSFERS_BUCKET_NAME: z.string().check(z.minLength(1)),
  CAMPAIGN_LISTS_BUCKET_NAME: z.string().check(z.minLength(1)),
  SMS_QUEUE_URL: z.url(),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...moderationVariables,
  ...smsVariables,
  ...modelVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'sms-campaigns'),
});

/** What the function of text campaigns finds in its environment. */
export type SmsCampaignsEnvironment = z.input<typeof SmsCampaignsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readSmsCampaignsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(SmsCampaignsEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { spendingVariables } from '#functions/modules/platform-costs/spending-rules.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

/** What the other functions work with: names alone, and no rights but to ask the model. */
const providerVariables = {
  ...modelVariables,
  EMAIL_PROVIDER: z.enum(['outbox', 'ses', 'ses-v1']),
  EMAIL_SENDER: z.string().check(z.minLength(3)),
  SMS_PROVIDER: z.enum(['outbox', 'aws']),
  HAS_SMS_NUMBERS: z._default(z.stringbool(), false),
  ADS_PROVIDER: z.enum(['outbox', 'meta']),
  HAS_ADS_APP: z._default(z.stringbool(), false),
  HAS_PLACES: z._default(z.stringbool(), false),
};

const PlatformSettingsEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  AI_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDER_NUMBERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...spendingVariables,
  ...providerVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'platform-settings'),
});

/** What the function of the platform's settings finds in its environment. */
export type PlatformSettingsEnvironment = z.input<typeof PlatformSettingsEnvironmentSchema>;
export type PlatformSettingsConfig = z.output<typeof PlatformSettingsEnvironmentSchema>;
export type ProviderConfig = Pick<PlatformSettingsConfig, keyof typeof providerVariables>;

/** Throws one error that names every variable that is missing or wrong. */
export function readPlatformSettingsConfig(
  environment: Record<string, string | undefined>,
): PlatformSettingsConfig {
  return readEnvironment(PlatformSettingsEnvironmentSchema, environment);
}

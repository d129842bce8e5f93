import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const GuestsEnvironmentSchema = z.object({
  GUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  TEXTING_SETTINGS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  SMS_QUEUE_URL: z.url(),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'guests'),
});

/** What the guests function finds in its environment. */
export type GuestsEnvironment = z.input<typeof GuestsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readGuestsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(GuestsEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const RedemptionsEnvironmentSchema = z.object({
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROMO_CODES_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTION_COUNTS_TABLE_NAME: z.string().check(z.minLength(1)),
  TILL_LINKS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'redemptions'),
});

/** What the redemptions function finds in its environment. */
export type RedemptionsEnvironment = z.input<typeof RedemptionsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readRedemptionsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(RedemptionsEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const ModerationEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  WITHDRAWALS_QUEUE_URL: z.url(),
  ...moderationVariables,
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'moderation'),
});

/** What the moderation function finds in its environment. */
export type ModerationEnvironment = z.input<typeof ModerationEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readModerationConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(ModerationEnvironmentSchema, environment);
}

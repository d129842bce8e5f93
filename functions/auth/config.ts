import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';
import { sealingVariables } from '#functions/platform/sealing/open-sealer.ts';
import { authLimitVariables } from './limits.ts';

const AuthEnvironmentSchema = z.object({
  LOGINS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  EMAIL_TOKENS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  EMAILS_QUEUE_URL: z.url(),
  ACCOUNT_DELETIONS_QUEUE_URL: z.url(),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...sealingVariables,
  /** Whether administrators need a second factor to sign in. */
  ADMIN_SECOND_FACTOR: z._default(z.enum(['required', 'optional']), 'optional'),
  SERVICE_NAME: z._default(z.string(), 'auth'),
  ...originKeyVariables,
  ...authLimitVariables,
});

/** What the auth function finds in its environment. */
export type AuthEnvironment = z.input<typeof AuthEnvironmentSchema>;
export type AuthConfig = z.output<typeof AuthEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readAuthConfig(environment: Record<string, string | undefined>): AuthConfig {
  return readEnvironment(AuthEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';

const PlatformAnalyticsEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  AI_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'platform-analytics'),
});

/** What the function of the platform's analytics finds in its environment. */
export type PlatformAnalyticsEnvironment = z.input<typeof PlatformAnalyticsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readPlatformAnalyticsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(PlatformAnalyticsEnvironmentSchema, environment);
}

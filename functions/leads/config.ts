import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';

const LeadsEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  LEADS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'leads'),
});

/** What the leads function finds in its environment. */
export type LeadsEnvironment = z.input<typeof LeadsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readLeadsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(LeadsEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const ActivityEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  CHECKLISTS_TABLE_NAME: z.string().check(z.minLength(1)),
  REDEMPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'activity'),
});

/** What the activity function finds in its environment. */
export type ActivityEnvironment = z.input<typeof ActivityEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readActivityConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(ActivityEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { textProviderVariable } from '#functions/ai/models/model-settings.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';

const StatusEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  /** Without a trailing slash. */
  SITES_ORIGIN: z.url(),
  STAGE: z.string().check(z.minLength(1)),
  /** Tools that are shown and cannot be opened, with commas between. */
  COMING_SOON: z._default(z.string(), ''),
  TEXT_PROVIDER: textProviderVariable,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'status'),
});

/** What the status function finds in its environment. */
export type StatusEnvironment = z.input<typeof StatusEnvironmentSchema>;
export type StatusConfig = z.output<typeof StatusEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readStatusConfig(environment: Record<string, string | undefined>): StatusConfig {
  return readEnvironment(StatusEnvironmentSchema, environment);
}

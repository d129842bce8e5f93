import * as z from 'zod';
import { readEnvironment } from '#functions/platform/environment.ts';

const StatusEnvironmentSchema = z.object({
  USERS_TABLE_NAME: z.string().min(1),
  /** Without a trailing slash. */
  SITES_ORIGIN: z.url(),
  STAGE: z.string().min(1),
  DEMO_ADMIN_EMAIL: z.string().min(1).optional(),
  DEMO_ADMIN_PASSWORD: z.string().min(1).optional(),
  SERVICE_NAME: z.string().default('status'),
});

/** What the status function finds in its environment. */
export type StatusEnvironment = z.input<typeof StatusEnvironmentSchema>;
export type StatusConfig = z.output<typeof StatusEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readStatusConfig(environment: Record<string, string | undefined>): StatusConfig {
  return readEnvironment(StatusEnvironmentSchema, environment);
}

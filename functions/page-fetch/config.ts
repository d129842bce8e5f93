import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';

const PageFetchEnvironmentSchema = z.object({
  /** Local mode only: pages of this machine, on any port. Other private addresses stay refused. */
  ALLOW_PRIVATE_ANALYSIS: z._default(z.enum(['true', 'false']), 'false'),
});

/** What the page function finds in its environment: no table, no bucket, no secret. */
export type PageFetchEnvironment = z.input<typeof PageFetchEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readPageFetchConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(PageFetchEnvironmentSchema, environment);
}

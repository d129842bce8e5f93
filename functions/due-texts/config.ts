import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';

const DueTextsEnvironmentSchema = z.object({
  CAMPAIGNS_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDS_TABLE_NAME: z.string().check(z.minLength(1)),
  SMS_QUEUE_URL: z.url(),
  SERVICE_NAME: z._default(z.string(), 'due-texts'),
});

/** What the schedule of texts finds in its environment. */
export type DueTextsEnvironment = z.input<typeof DueTextsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readDueTextsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(DueTextsEnvironmentSchema, environment);
}

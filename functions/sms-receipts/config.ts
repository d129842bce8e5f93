import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';

const SmsReceiptsEnvironmentSchema = z.object({
  GUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDS_TABLE_NAME: z.string().check(z.minLength(1)),
  SERVICE_NAME: z._default(z.string(), 'sms-receipts'),
});

/** What the worker on receipts finds in its environment. */
export type SmsReceiptsEnvironment = z.input<typeof SmsReceiptsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readSmsReceiptsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(SmsReceiptsEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const InboundTextsEnvironmentSchema = z.object({
  SENDER_NUMBERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  GUESTS_TABLE_NAME: z.string().check(z.minLength(1)),
  SENDS_TABLE_NAME: z.string().check(z.minLength(1)),
  SMS_QUEUE_URL: z.url(),
  ...receiptVariables,
  SERVICE_NAME: z._default(z.string(), 'inbound-texts'),
});

/** What the worker on guests' texts finds in its environment. */
export type InboundTextsEnvironment = z.input<typeof InboundTextsEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readInboundTextsConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(InboundTextsEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const name = z.string().check(z.minLength(1));

const FeatureWorkerEnvironmentSchema = z.object({
  FEATURE_JOBS_TABLE_NAME: name,
  FEATURE_TOGGLES_TABLE_NAME: name,
  RESTAURANTS_TABLE_NAME: name,
  RESTAURANT_NAMES_TABLE_NAME: name,
  FEATURE_CHANGES_QUEUE_URL: z.url(),
  ...receiptVariables,
  SERVICE_NAME: z._default(z.string(), 'feature-worker'),
});

/** What the worker that changes a feature of all restaurants finds in its environment. */
export type FeatureWorkerEnvironment = z.input<typeof FeatureWorkerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readFeatureWorkerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(FeatureWorkerEnvironmentSchema, environment);
}

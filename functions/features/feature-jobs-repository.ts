import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';

const FeatureJobSchema = z.object({
  feature_name: z.enum(AI_FEATURES),
  job_id: z.string(),
  /** Rises by one with every write of the feature's row, from job to job. */
  version: z.int().check(z.positive()),
  status: z.enum(['scheduled', 'running', 'done']),
  /** What all restaurants are switched to. */
  enabled: z.boolean(),
  /** It is on for this share of restaurants, and off for the others. */
  percentage: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** When a scheduled one begins. */
  starts_at: z.optional(z.iso.datetime()),
  /** The job that this one takes back. */
  undoes: z.optional(z.string()),
  requested_by: z.string(),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Restaurants when it began. */
  total: z.int(),
  done: z.int(),
  changed: z.int(),
  refused: z.int(),
  /** Place in the list of all restaurants up to which it has come. */
  after: z.optional(z.string()),
});
export type FeatureJob = z.infer<typeof FeatureJobSchema>;

export type FeatureJobsRepository = {
  find: (feature: AiFeature) => Promise<FeatureJob | undefined>;
  /** The present or last one of each feature that has had any. */
  listLast: () => Promise<FeatureJob[]>;
  /** Writes the row in place of the version before it. False when somebody else was faster. */
  save: (job: FeatureJob) => Promise<boolean>;
};

/** One row a feature, so that of each only one change of all restaurants goes on. */
export function createFeatureJobsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FeatureJobsRepository {
  const table = openTable({ ...settings, schema: FeatureJobSchema });
  return {
    find: (feature_name) => table.find({ feature_name }),
    listLast: () => table.findMany(AI_FEATURES.map((feature_name) => ({ feature_name }))),
    save: (job) => table.put(job, replacesVersion(job)),
  };
}

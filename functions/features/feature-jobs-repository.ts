import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';

const FeatureJobSchema = z.object({
  feature_name: z.enum(AI_FEATURES),
  job_id: z.string(),
  /** Increases with every write of the feature’s row, across jobs. */
  version: z.int().check(z.positive()),
  status: z.enum(['scheduled', 'running', 'done']),
  /** The value that all restaurants are switched to. */
  enabled: z.boolean(),
  /** Turns the feature on for this share of restaurants and off for the others. */
  percentage: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** When a scheduled job starts. */
  starts_at: z.optional(z.iso.datetime()),
  /** The job that this one undoes. */
  undoes: z.optional(z.string()),
  requested_by: z.string(),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The number of restaurants at the start. */
  total: z.int(),
  done: z.int(),
  changed: z.int(),
  refused: z.int(),
  /** The position in the list of all restaurants. */
  after: z.optional(z.string()),
});
export type FeatureJob = z.infer<typeof FeatureJobSchema>;

export type FeatureJobsRepository = {
  find: (feature: AiFeature) => Promise<FeatureJob | undefined>;
  /** The current or last job of each feature that has had one. */
  listLast: () => Promise<FeatureJob[]>;
  /** Replaces the previous version of the row. False if another write was faster. */
  save: (job: FeatureJob) => Promise<boolean>;
};

/** One row per feature, so only one bulk change of it runs at a time. */
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

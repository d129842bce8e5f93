import * as z from 'zod';
import { readEnvironment } from '#functions/platform/environment.ts';

const GenerationWorkerEnvironmentSchema = z.object({
  WEBSITES_TABLE_NAME: z.string().min(1),
  GENERATION_JOBS_TABLE_NAME: z.string().min(1),
  RESTAURANTS_TABLE_NAME: z.string().min(1),
  SITES_BUCKET_NAME: z.string().min(1),
  SITE_VERSIONS_BUCKET_NAME: z.string().min(1),
  GENERATION_QUEUE_URL: z.url(),
  /** Where guests read published sites. */
  SITES_ORIGIN: z.url().regex(/[^/]$/, 'must not end in a slash'),
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  TEXT_PROVIDER: z.enum(['composer', 'bedrock']).default('composer'),
  BEDROCK_MODEL_ID: z.string().min(1).optional(),
  /** Lambda sets it. */
  AWS_REGION: z.string().min(1).optional(),
  /** Cores that drawing may use. A function of 2 GB has hardly more than one (Lambda guide, "Memory"). */
  PICTURES_AT_ONCE: z
    .string()
    .regex(/^[1-8]$/, 'must be a number from 1 to 8')
    .default('1')
    .transform(Number),
  SERVICE_NAME: z.string().default('generation-worker'),
});

/** What the generation worker finds in its environment. */
export type GenerationWorkerEnvironment = z.input<typeof GenerationWorkerEnvironmentSchema>;
export type GenerationWorkerConfig = z.output<typeof GenerationWorkerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readGenerationWorkerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(GenerationWorkerEnvironmentSchema, environment);
}

import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { meterVariables } from '#functions/modules/ai-features/open-meter.ts';
import { moderationVariables } from '#functions/modules/moderation/open-inspect.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const GenerationWorkerEnvironmentSchema = z.object({
  ...meterVariables,
  ...moderationVariables,
  WEBSITES_TABLE_NAME: z.string().check(z.minLength(1)),
  GENERATION_JOBS_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  SITES_BUCKET_NAME: z.string().check(z.minLength(1)),
  SITE_VERSIONS_BUCKET_NAME: z.string().check(z.minLength(1)),
  GENERATION_QUEUE_URL: z.url(),
  /** Where guests read published sites. */
  SITES_ORIGIN: z.url().check(z.regex(/[^/]$/, 'must not end in a slash')),
  S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false),
  ...modelVariables,
  /** Cores that drawing may use. A function of 2 GB has hardly more than one (Lambda guide, "Memory"). */
  IMAGES_AT_ONCE: z.pipe(
    z._default(z.string().check(z.regex(/^[1-8]$/, 'must be a number from 1 to 8')), '1'),
    z.transform(Number),
  ),
  SERVICE_NAME: z._default(z.string(), 'generation-worker'),
});

/** What the generation worker finds in its environment. */
export type GenerationWorkerEnvironment = z.input<typeof GenerationWorkerEnvironmentSchema>;
export type GenerationWorkerConfig = z.output<typeof GenerationWorkerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readGenerationWorkerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(GenerationWorkerEnvironmentSchema, environment);
}

import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { DesignSchema } from '#functions/ai/design/design.ts';
import { MenuDraftSchema } from '#functions/ai/drafts/menu-draft.ts';
import { PageDraftSchema } from '#functions/ai/drafts/page-draft.ts';
import { PageFactsSchema } from '#functions/ai/website-facts.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import { BriefChoicesSchema, BriefLineSchema } from '#shared/profile/brief-lines.ts';
import { type RestaurantProfile, RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';
import { ImageAssetSchema } from '#shared/site/site-content.ts';
import { DesignPreferencesSchema } from '#shared/websites/contract/website.ts';
import { GenerationStateSchema } from '#shared/websites/generation-job.ts';
import { generationEnded } from './generation-ended.ts';

const PROFILE_FIELDS = Object.keys(RestaurantProfileSchema.shape) as (keyof RestaurantProfile)[];

/** A model's usage for the text. Absent in jobs of earlier releases. */
const TextUsageSchema = z.object({
  requests: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  milliseconds: z.int(),
});

const written = <Schema extends z.ZodMiniType>(result: Schema) =>
  z.object({
    result,
    model: z.string(),
    promptVersion: z.optional(z.string()),
    usage: z.optional(TextUsageSchema),
    rejectedTexts: z.optional(z.int()),
    flagged: z.optional(z.array(z.string())),
  });

const StoredImageSchema = z.object({ url: z.string(), asset: ImageAssetSchema });
export type StoredImage = z.infer<typeof StoredImageSchema>;

/** The facts for the page, and the owner's requests. */
const JobFactsSchema = z.extend(
  z.pick(PageFactsSchema, {
    profile: true,
    wishes: true,
    requests: true,
    identity: true,
    claims: true,
    unsure: true,
    undone: true,
    removed: true,
  }),
  {
    lines: z.optional(z.array(BriefLineSchema)),
    /** The version of the prompt that a model parsed them with. */
    promptVersion: z.optional(z.string()),
  },
);
export type JobFacts = z.infer<typeof JobFactsSchema>;

/** The results of finished steps, so that the next worker neither repeats nor contradicts them. */
const DraftsSchema = z.object({
  restaurant: z.optional(
    z.object({ name: z.string(), address: z.optional(z.string()), phone: z.optional(z.string()) }),
  ),
  facts: z.optional(JobFactsSchema),
  story: z.optional(written(PageDraftSchema)),
  menu: z.optional(written(MenuDraftSchema)),
  design: z.optional(written(DesignSchema)),
  /** The hero image first, then the gallery, as far as they are drawn. */
  pictures: z.optional(z.array(StoredImageSchema)),
});
export type Drafts = z.infer<typeof DraftsSchema>;

const GenerationJobSchema = z.object({
  restaurant_id: z.string(),
  generation_id: z.string(),
  /** Chosen with the job, so that retries create only one website. */
  website_id: z.string(),
  /** A regeneration is for an existing website. */
  kind: z._default(z.enum(['generation', 'regeneration']), 'generation'),
  /** Whether the owner changed the requests: facts in them override the page. */
  has_new_requirements: z.optional(z.boolean()),
  ...GenerationStateSchema.shape,
  website_name: z.string(),
  custom_requirements: z.string(),
  /** The owner's choices for lines of the brief. */
  brief_lines: z.optional(BriefChoicesSchema),
  design_preferences: DesignPreferencesSchema,
  /** JSON text, because DynamoDB's numbers differ from ours. */
  content_preferences: z.string(),
  /** The confirmed profile and its version, the source of all facts. Removed when the job ends. */
  profile: z.optional(RestaurantProfileSchema),
  profile_version: z.optional(z.int().check(z.nonnegative())),
  /** Profile fields that the owner filled in beside the brief, which they override. */
  entered_fields: z.optional(z.array(z.enum(PROFILE_FIELDS))),
  entered_town: z.optional(z.string()),
  drafts: DraftsSchema,
  /** When the use for its text was counted. A canceled job refunds it. */
  use_counted_at: z.optional(z.iso.datetime()),
  requested_at: z.iso.datetime(),
  started_at: z.optional(z.iso.datetime()),
  finished_at: z.optional(z.iso.datetime()),
  features_used: z.optional(z.array(z.string())),
  ai_model: z.optional(z.string()),
  prompt_version: z.optional(z.string()),
  reading_prompt_version: z.optional(z.string()),
  /** Seconds. */
  generation_time: z.optional(z.number()),
  /** Epoch second after which DynamoDB removes the row. */
  expires_at: z.int(),
});
export type GenerationJob = z.infer<typeof GenerationJobSchema>;

export type GenerationJobsRepository = {
  find: (restaurantId: string, generationId: string) => Promise<GenerationJob | undefined>;
  /** Lists a restaurant's jobs, newest first. */
  listNewest: (restaurantId: string, limit: number) => Promise<GenerationJob[]>;
  /** False if the job exists. */
  create: (job: GenerationJob) => Promise<boolean>;
  /** Saves the result of one transition. False after a concurrent change. */
  save: (job: GenerationJob) => Promise<boolean>;
  /** Lists failed jobs of all restaurants, newest first. Eventually consistent. */
  listFailedEventually: (page: {
    limit: number;
    startAfter: Record<string, string> | undefined;
  }) => Promise<{ failed: GenerationJob[]; next: Record<string, string> | undefined }>;
  /** Extends the lease. False if the job has changed or another worker has it. */
  renewLease: (job: GenerationJob, until: string) => Promise<boolean>;
};

/** Keeps jobs by restaurant and `generation_id`. */
export function createGenerationJobsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): GenerationJobsRepository {
  const table = openTable({ ...settings, schema: GenerationJobSchema });
  return {
    find: (restaurant_id, generation_id) => table.find({ restaurant_id, generation_id }),
    listNewest: async (restaurantId, limit) => {
      const ofRestaurant = { expression: 'restaurant_id = :id', values: { ':id': restaurantId } };
      return (await table.query({ ...ofRestaurant, isDescending: true, limit })).items;
    },
    create: (job) => table.put(job, { expression: 'attribute_not_exists(generation_id)' }),
    save: (job) =>
      table.put(itemWithEvent({ ...job, ...failedKeys(job) }, generationEnded(job)), {
        expression: '#version = :before',
        names: { '#version': 'version' },
        values: { ':before': job.version - 1 },
      }),
    listFailedEventually: async ({ limit, startAfter }) => {
      const { items, lastKey } = await table.queryIndex('byFailed', {
        expression: 'failed_kind = :kind',
        values: { ':kind': FAILED },
        isDescending: true,
        limit,
        startAfter,
      });
      return { failed: items, next: lastKey };
    },
    renewLease: async ({ restaurant_id, generation_id, version, lease_owner }, until) =>
      (await table.update(
        { restaurant_id, generation_id },
        { expression: 'SET lease_expires_at = :until', values: { ':until': until } },
        {
          expression: '#version = :version AND lease_owner = :owner',
          names: { '#version': 'version' },
          values: { ':version': version, ':owner': lease_owner },
        },
      )) !== undefined,
  };
}

const FAILED = 'generation';

/** Index keys of failed jobs. A reopened job is saved without them. */
function failedKeys({ status, finished_at, requested_at }: GenerationJob) {
  return status === 'failed' ? { failed_kind: FAILED, failed_at: finished_at ?? requested_at } : {};
}

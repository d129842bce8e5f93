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

/** What the text took of a model. Jobs of earlier releases do not say it. */
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

/** What may be stated on the page, and what the owner wishes of it. */
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
    /** Of the prompt with which a model read them. */
    promptVersion: z.optional(z.string()),
  },
);
export type JobFacts = z.infer<typeof JobFactsSchema>;

/** What the steps have made so far, so that a worker which takes over neither repeats nor contradicts it. */
const DraftsSchema = z.object({
  restaurant: z.optional(
    z.object({ name: z.string(), address: z.optional(z.string()), phone: z.optional(z.string()) }),
  ),
  facts: z.optional(JobFactsSchema),
  story: z.optional(written(PageDraftSchema)),
  menu: z.optional(written(MenuDraftSchema)),
  design: z.optional(written(DesignSchema)),
  /** The hero first, then the gallery; as many as have been drawn. */
  pictures: z.optional(z.array(StoredImageSchema)),
});
export type Drafts = z.infer<typeof DraftsSchema>;

const GenerationJobSchema = z.object({
  restaurant_id: z.string(),
  generation_id: z.string(),
  /** Chosen with the job, so that however often the job is worked on it can make only one website. */
  website_id: z.string(),
  /** A regeneration is for a website that is already there. */
  kind: z._default(z.enum(['generation', 'regeneration']), 'generation'),
  /** The owner gave other wishes for it: what they state of the restaurant wins over what the page says. */
  has_new_requirements: z.optional(z.boolean()),
  ...GenerationStateSchema.shape,
  website_name: z.string(),
  custom_requirements: z.string(),
  /** What lines of it are for, as the owner chose. */
  brief_lines: z.optional(BriefChoicesSchema),
  design_preferences: DesignPreferencesSchema,
  /** JSON text, because DynamoDB's numbers and ours differ. */
  content_preferences: z.string(),
  /** The profile that the owner has confirmed, and its version: all facts come from it. Gone when the job has ended. */
  profile: z.optional(RestaurantProfileSchema),
  profile_version: z.optional(z.int().check(z.nonnegative())),
  /** Fields of the profile that the owner entered beside the brief: they win over what the brief says. */
  entered_fields: z.optional(z.array(z.enum(PROFILE_FIELDS))),
  entered_town: z.optional(z.string()),
  drafts: DraftsSchema,
  /** When the use of the feature that its text is was counted: given back if the job is canceled. */
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
  /** A restaurant's jobs, newest first. */
  listNewest: (restaurantId: string, limit: number) => Promise<GenerationJob[]>;
  /** False when the job is already there. */
  create: (job: GenerationJob) => Promise<boolean>;
  /** Writes the outcome of one transition. False when somebody else has changed the job in between. */
  save: (job: GenerationJob) => Promise<boolean>;
  /** Those that have failed, of all restaurants, newest first. Eventually consistent. */
  listFailedEventually: (page: {
    limit: number;
    startAfter: Record<string, string> | undefined;
  }) => Promise<{ failed: GenerationJob[]; next: Record<string, string> | undefined }>;
  /** Keeps the lease of a job that is being worked on. False when the job has moved on, or belongs to another. */
  renewLease: (job: GenerationJob, until: string) => Promise<boolean>;
};

/** Jobs by restaurant and `generation_id`. */
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

/** The keys of the index of failed jobs. A job that is reopened is saved without them, and leaves the index. */
function failedKeys({ status, finished_at, requested_at }: GenerationJob) {
  return status === 'failed' ? { failed_kind: FAILED, failed_at: finished_at ?? requested_at } : {};
}

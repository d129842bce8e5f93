import * as z from 'zod/mini';
import { PERCENT, TRUE_OR_FALSE, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { featureLimit } from './feature-limit.ts';

const feature = z.enum(AI_FEATURES, 'Choose a feature.');
const restaurantId = z.string().check(z.minLength(1, 'Include the restaurant’s ID.'), z.maxLength(100));

const RateLimitsSchema = z.object({ daily_limit: z.nullable(z.int()), hourly_limit: z.nullable(z.int()) });

/** A feature of a restaurant for administrators. `updated_at`: null if never changed. */
const FeatureToggleSchema = z
  .object({
    restaurant_id: z.string(),
    feature_name: z.enum(AI_FEATURES),
    enabled: z.boolean(),
    rate_limits: RateLimitsSchema,
    updated_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'FeatureToggle' });

/** The same in the matrix, with its usage today and in this hour (UTC). */
const FeatureCellSchema = z
  .extend(FeatureToggleSchema, { used_today: z.int(), used_this_hour: z.int() })
  .register(z.globalRegistry, { id: 'FeatureCell' });

/** A bulk change of a feature. `enabled`: the new value. */
const FeatureJobSchema = z
  .object({
    job_id: z.string(),
    feature_name: z.enum(AI_FEATURES),
    enabled: z.boolean(),
    status: z.enum(['scheduled', 'running', 'done']),
    /** On for this share of restaurants, off for the others. Null: `enabled` for all. */
    percentage: z.nullable(z.int()),
    /** When a scheduled change starts. */
    starts_at: z.nullable(z.iso.datetime()),
    is_undo: z.boolean(),
    can_be_undone: z.boolean(),
    /** Restaurants: all, processed, changed, and failed. */
    total: z.int(),
    done: z.int(),
    changed: z.int(),
    refused: z.int(),
    started_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'FeatureJob' });
export type FeatureJobAnswer = z.output<typeof FeatureJobSchema>;

const FeatureSummarySchema = z
  .object({
    feature_name: z.enum(AI_FEATURES),
    /** Restaurants that have it. */
    enabled: z.int(),
    /** With one decimal. */
    enabled_percentage: z.number(),
    /** The current or last bulk change. */
    job: z.nullable(FeatureJobSchema),
  })
  .register(z.globalRegistry, { id: 'FeatureSummary' });

export const featureRoutes = defineRoutes({
  listFeatureToggles: {
    summary:
      'List the features of one restaurant, or of all restaurants one page at a time. Search by name or email address. A page of search results may have fewer results than the limit.',
    ...forAdmin('GET', '/admin/features/toggles'),
    admins: ['support'],
    query: z.strictObject({
      restaurant_id: z.optional(restaurantId),
      /** One toggle per feature for each restaurant. */
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
      /** Only restaurants with their own switch or limit. A page may be empty; follow its cursor. */
      changed: z.optional(z.literal('true', 'Use true.')),
      search: z._default(z.string().check(z.trim(), z.maxLength(100, atMostCharacters(100))), ''),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        restaurants: z.array(z.object({ restaurant_id: z.string(), name: z.string(), email: z.string() })),
        toggles: z.array(FeatureCellSchema),
        next_cursor: z.optional(z.string()),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch feature toggles',
  },
  updateFeatureToggle: {
    summary: 'Turn a feature on or off for a restaurant, and set its limits.',
    ...forAdmin('POST', '/admin/features/toggle'),
    body: z.strictObject({
      restaurant_id: restaurantId,
      feature_name: feature,
      /** Absent: the switch stays the same. */
      enabled: z.optional(z.boolean(TRUE_OR_FALSE)),
      /** Absent: the limits stay the same. */
      rate_limits: z.optional(z.strictObject({ daily_limit: featureLimit, hourly_limit: featureLimit })),
    }),
    status: 200,
    response: z.object({ data: FeatureToggleSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to update feature toggle',
  },
  getFeatureSummary: {
    summary: 'Count the restaurants that have each feature, and get any bulk change in progress.',
    ...forAdmin('GET', '/admin/features/summary'),
    admins: ['support'],
    status: 200,
    response: z.object({
      data: z.object({ restaurants: z.int(), features: z.array(FeatureSummarySchema) }),
    }),
    errors: [],
    defaultError: 'Failed to fetch feature toggles',
  },
  bulkUpdateFeature: {
    summary:
      'Turn a feature on or off for all restaurants, or on for a percentage and off for the rest. Starts right away or on a set date. Limits stay the same.',
    ...forAdmin('POST', '/admin/features/bulk'),
    body: z
      .strictObject({
        feature_name: feature,
        enabled: z.boolean(TRUE_OR_FALSE),
        /** Percent of restaurants, chosen by their IDs. When it rises, those that have it keep it. */
        percentage: z.optional(z.int(PERCENT).check(z.gte(1, PERCENT), z.lte(100, PERCENT))),
        /** Absent or past: right away. */
        starts_at: z.optional(z.iso.datetime('Choose a start date.')),
      })
      .check(
        z.refine(({ enabled, percentage }) => enabled || percentage === undefined, {
          error: 'You can set a percentage only when you turn a feature on.',
          path: ['percentage'],
        }),
      ),
    status: 202,
    response: z.object({ data: FeatureJobSchema }),
    errors: ['feature_job_running'],
    defaultError: 'Failed to bulk update feature',
    throttle: { rate: 5, burst: 10 },
  },
  undoBulkUpdateFeature: {
    summary:
      'Undo a feature’s last bulk change, or cancel a scheduled one. Restaurants changed individually since then stay the same.',
    ...forAdmin('POST', '/admin/features/bulk/undo'),
    body: z.strictObject({ feature_name: feature, job_id: z.string().check(z.maxLength(100)) }),
    status: 202,
    response: z.object({ data: FeatureJobSchema }),
    errors: ['feature_job_running', 'feature_job_gone'],
    defaultError: 'Failed to bulk update feature',
    throttle: { rate: 5, burst: 10 },
  },
  checkFeature: {
    summary: 'Check whether a restaurant has a feature.',
    ...forAdmin('GET', '/admin/features/check/{restaurantId}/{feature}'),
    admins: ['support'],
    params: z.strictObject({ restaurantId, feature }),
    status: 200,
    response: z.object({ data: FeatureToggleSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to check feature status',
  },
});

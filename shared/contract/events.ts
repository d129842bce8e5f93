import * as z from 'zod/mini';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import { BILLING_EVENTS } from '#shared/billing/billing-event-kinds.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import { CONTENT_TYPES } from '#shared/moderation/moderated-content.ts';
import { MODEL_COUNTERS, modelCounters } from '#shared/platform-settings/contract/model-counters.ts';

/**
 * The business events that the platform records and counts, by kind. An event says what happened to which restaurant,
 * with IDs, amounts, and fixed words. It never has personal data, because events outlive the restaurant. Kinds that
 * were recorded keep their name and fields; new fields are optional.
 */
type EventDefinition = {
  data: z.ZodMiniObject;
  /** The feature that the event is a use of. With `byData`, `data.feature` names it. */
  feature?: string;
  byData?: readonly string[];
  /** Number fields of `data` that are added up, besides the count. */
  sums?: readonly string[];
  /** Fields of `data` with few values. Each value is counted separately. */
  splits?: readonly string[];
};

const aboutWebsite = { website_id: z.string() };

const aboutContent = z.strictObject({ moderation_id: z.string(), content_type: z.enum(CONTENT_TYPES) });

/** `amount_cents`: 0 if the payment wasn’t entered. */
const aboutRedemption = z.strictObject({
  campaign_id: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  amount_cents: z.int(),
});

const change = z.optional(z.int());
const bySwitchedFeature = {
  image_enhancement: change,
  content_generation: change,
  marketing_assistant: change,
  menu_optimizer: change,
  digital_grader: change,
} satisfies Record<AiFeature, typeof change>;

export const EVENTS = {
  signed_up: { data: z.strictObject({}) },
  /** The account was deleted by its owner or an administrator. `setups`: 1 if it once had a website. */
  restaurant_deleted: {
    /** `websites`: the number of websites at that time. */
    data: z.strictObject({ setups: z.int(), websites: z.optional(z.int()) }),
    sums: ['setups', 'websites'],
  },
  email_verified: { data: z.strictObject({}) },
  /** The restaurant’s first website. */
  setup_completed: { data: z.strictObject({}) },
  site_created: { data: z.strictObject(aboutWebsite), feature: 'website_builder' },
  site_deleted: { data: z.strictObject(aboutWebsite), feature: 'website_builder' },
  site_generated: {
    data: z.strictObject({ ...aboutWebsite, seconds: z.number() }),
    feature: 'website_builder',
    sums: ['seconds'],
  },
  site_regenerated: {
    data: z.strictObject({ ...aboutWebsite, seconds: z.number() }),
    feature: 'website_builder',
    sums: ['seconds'],
  },
  generation_failed: { data: z.strictObject(aboutWebsite), feature: 'website_builder' },
  site_published: {
    data: z.strictObject({ ...aboutWebsite, version: z.int() }),
    feature: 'website_builder',
  },
  site_unpublished: { data: z.strictObject(aboutWebsite), feature: 'website_builder' },
  /** An owner completed an item. Counted each time it becomes completed. */
  checklist_item_completed: { data: z.strictObject({ item_id: z.string() }), feature: 'checklist' },
  image_uploaded: { data: z.strictObject({ image_id: z.string() }), feature: 'website_builder' },
  ad_launched: {
    data: z.strictObject({ campaign_id: z.string(), daily_budget_cents: z.int(), days: z.int() }),
    feature: 'facebook_ads',
  },
  /** `spent_cents`: the provider’s latest report. */
  ad_ended: {
    data: z.strictObject({ campaign_id: z.string(), spent_cents: z.int() }),
    feature: 'facebook_ads',
    sums: ['spent_cents'],
  },
  ad_failed: { data: z.strictObject({ campaign_id: z.string() }), feature: 'facebook_ads' },
  code_redeemed: { data: aboutRedemption, feature: 'redemptions', sums: ['amount_cents'] },
  redemption_undone: { data: aboutRedemption, feature: 'redemptions', sums: ['amount_cents'] },
  /** `messages`: texts to send, now or later. `cost_micros`: their cost, in millionths of a dollar. */
  sms_launched: {
    data: z.strictObject({
      campaign_id: z.string(),
      messages: z.int(),
      will_cost_cents: z.number(),
      cost_micros: z.optional(z.int()),
    }),
    feature: 'sms_campaigns',
    sums: ['messages', 'cost_micros'],
  },
  /** Canceled before it began. Its messages were counted at launch. */
  sms_canceled: {
    data: z.strictObject({
      campaign_id: z.string(),
      messages: z.int(),
      cost_micros: z.optional(z.int()),
    }),
    sums: ['messages', 'cost_micros'],
  },
  /** A metered call ended. `errors`: 1 if it failed. `cost_micros`: millionths of a dollar. */
  ai_used: {
    data: z.strictObject({
      feature: z.enum(AI_FEATURES),
      milliseconds: z.int(),
      cost_micros: z.int(),
      errors: z.int(),
      ...modelCounters,
    }),
    byData: AI_FEATURES,
    sums: ['milliseconds', 'cost_micros', 'errors', ...MODEL_COUNTERS],
  },
  /** An administrator switched features: 1 for each that was turned off, -1 for each that was turned on. */
  features_switched: { data: z.strictObject(bySwitchedFeature), sums: AI_FEATURES },
  /** Flagged content, counted once per item, and the decision. */
  content_flagged: { data: aboutContent },
  content_approved: { data: aboutContent },
  content_rejected: { data: aboutContent },
  /** Its restaurant was deleted before the decision. */
  content_dropped: { data: aboutContent },
  ...BILLING_EVENTS,
} as const satisfies Record<string, EventDefinition>;

export type EventKind = keyof typeof EVENTS;

const EnvelopeSchema = z.object({
  /** Derived from what happened, such as `site_published/<website>/<revision>`, so the same event has the same ID. */
  event_id: z.string(),
  kind: z.enum(Object.keys(EVENTS) as EventKind[]),
  at: z.iso.datetime(),
  restaurant_id: z.string(),
  /** The restaurant’s plan at that time; absent without one. */
  plan: z.optional(z.string()),
  data: z.record(z.string(), z.unknown()),
});

type EventOf<Kind extends EventKind> = Omit<z.output<typeof EnvelopeSchema>, 'kind' | 'data'> & {
  kind: Kind;
  data: z.output<(typeof EVENTS)[Kind]['data']>;
};

export type BusinessEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind];

/** Throws a `ZodError` for events that aren’t in the catalog. */
export function parseBusinessEvent(value: unknown): BusinessEvent {
  const envelope = EnvelopeSchema.parse(value);
  return { ...envelope, data: EVENTS[envelope.kind].data.parse(envelope.data) } as BusinessEvent;
}

/** The numbers of an event that are added up, by field name. */
export function sumsOf({ kind, data }: BusinessEvent): [field: string, amount: number][] {
  const { sums = [] }: EventDefinition = EVENTS[kind];
  const fields: Readonly<Record<string, unknown>> = data;
  return sums.map((field) => [field, Number(fields[field] ?? 0)]);
}

/** The fields of an event whose values are counted separately. */
export function splitsOf({ kind, data }: BusinessEvent): [field: string, value: string][] {
  const { splits = [] }: EventDefinition = EVENTS[kind];
  const fields: Readonly<Record<string, unknown>> = data;
  return splits.flatMap((field) => (fields[field] === undefined ? [] : [[field, String(fields[field])]]));
}

/** All features with counters. */
export const FEATURES: readonly string[] = [
  ...new Set(
    Object.values(EVENTS).flatMap(({ feature, byData = [] }: EventDefinition) => [
      ...(feature === undefined ? [] : [feature]),
      ...byData,
    ]),
  ),
];

/** The feature that the event is a use of, if any. */
export function featureOf({ kind, data }: BusinessEvent): string | undefined {
  const { feature, byData }: EventDefinition = EVENTS[kind];
  if (byData === undefined) return feature;
  const fields: Readonly<Record<string, unknown>> = data;
  return String(fields.feature);
}

import * as z from 'zod/mini';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import { BILLING_EVENTS } from '#shared/billing/billing-event-kinds.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import { CONTENT_TYPES } from '#shared/moderation/moderated-content.ts';
import { MODEL_COUNTERS, modelCounters } from '#shared/platform-settings/contract/model-counters.ts';

/**
 * What the platform remembers and counts: the business events, by kind. An event says what happened to which
 * restaurant, with ids, amounts and words of our own: never names, addresses or anything else of a person, because
 * events outlive the restaurant. A kind that has been recorded keeps its name and its fields; new fields are optional.
 */
type EventDefinition = {
  data: z.ZodMiniObject;
  /** The feature whose use this is; with `byData` the one that `data.feature` names. */
  feature?: string;
  byData?: readonly string[];
  /** Numbers of `data` that are added up, beside the count. */
  sums?: readonly string[];
  /** Fields of `data` with few values, each of which is counted apart where the event has it. */
  splits?: readonly string[];
};

const aboutWebsite = { website_id: z.string() };

const aboutContent = z.strictObject({ moderation_id: z.string(), content_type: z.enum(CONTENT_TYPES) });

/** `amount_cents`: 0 where nobody typed what the guest paid. */
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
  /** Its account is deleted, by its owner or an administrator. `setups`: 1 where it had a website once. */
  restaurant_deleted: {
    /** `websites`: that it had then. */
    data: z.strictObject({ setups: z.int(), websites: z.optional(z.int()) }),
    sums: ['setups', 'websites'],
  },
  email_verified: { data: z.strictObject({}) },
  /** The restaurant has a website for the first time. */
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
  /** An owner has ticked it: once for each time that it becomes completed. */
  checklist_item_completed: { data: z.strictObject({ item_id: z.string() }), feature: 'checklist' },
  image_uploaded: { data: z.strictObject({ image_id: z.string() }), feature: 'website_builder' },
  ad_launched: {
    data: z.strictObject({ campaign_id: z.string(), daily_budget_cents: z.int(), days: z.int() }),
    feature: 'facebook_ads',
  },
  /** `spent_cents`: as the provider said last. */
  ad_ended: {
    data: z.strictObject({ campaign_id: z.string(), spent_cents: z.int() }),
    feature: 'facebook_ads',
    sums: ['spent_cents'],
  },
  ad_failed: { data: z.strictObject({ campaign_id: z.string() }), feature: 'facebook_ads' },
  code_redeemed: { data: aboutRedemption, feature: 'redemptions', sums: ['amount_cents'] },
  redemption_undone: { data: aboutRedemption, feature: 'redemptions', sums: ['amount_cents'] },
  /** `messages`: decided to be sent, at once or later. `cost_micros`: what they will cost, in millionths of a dollar. */
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
  /** Before it began: its messages were counted when it was launched. */
  sms_canceled: {
    data: z.strictObject({
      campaign_id: z.string(),
      messages: z.int(),
      cost_micros: z.optional(z.int()),
    }),
    sums: ['messages', 'cost_micros'],
  },
  /** A metered call has come to an end. `errors`: 1 where it failed. `cost_micros`: millionths of a dollar. */
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
  /** An administrator has switched features: by feature 1 where it went off, -1 where it came back. */
  features_switched: { data: z.strictObject(bySwitchedFeature), sums: AI_FEATURES },
  /** Content that a person should look at, once for each; what became of it. */
  content_flagged: { data: aboutContent },
  content_approved: { data: aboutContent },
  content_rejected: { data: aboutContent },
  /** Its restaurant was deleted before anybody decided. */
  content_dropped: { data: aboutContent },
  ...BILLING_EVENTS,
} as const satisfies Record<string, EventDefinition>;

export type EventKind = keyof typeof EVENTS;

const EnvelopeSchema = z.object({
  /** Made of what happened, such as `site_published/<website>/<revision>`: the same event has the same id. */
  event_id: z.string(),
  kind: z.enum(Object.keys(EVENTS) as EventKind[]),
  at: z.iso.datetime(),
  restaurant_id: z.string(),
  /** The plan that the restaurant had then; absent for those without one. */
  plan: z.optional(z.string()),
  data: z.record(z.string(), z.unknown()),
});

type EventOf<Kind extends EventKind> = Omit<z.output<typeof EnvelopeSchema>, 'kind' | 'data'> & {
  kind: Kind;
  data: z.output<(typeof EVENTS)[Kind]['data']>;
};

export type BusinessEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind];

/** Throws a `ZodError` for what is no event of the catalog. */
export function parseBusinessEvent(value: unknown): BusinessEvent {
  const envelope = EnvelopeSchema.parse(value);
  return { ...envelope, data: EVENTS[envelope.kind].data.parse(envelope.data) } as BusinessEvent;
}

/** The numbers of an event that are added up, by name of the field. */
export function sumsOf({ kind, data }: BusinessEvent): [field: string, amount: number][] {
  const { sums = [] }: EventDefinition = EVENTS[kind];
  const fields: Readonly<Record<string, unknown>> = data;
  return sums.map((field) => [field, Number(fields[field] ?? 0)]);
}

/** The fields of an event whose values are counted apart, each with its value. */
export function splitsOf({ kind, data }: BusinessEvent): [field: string, value: string][] {
  const { splits = [] }: EventDefinition = EVENTS[kind];
  const fields: Readonly<Record<string, unknown>> = data;
  return splits.flatMap((field) => (fields[field] === undefined ? [] : [[field, String(fields[field])]]));
}

/** Every feature that has figures. */
export const FEATURES: readonly string[] = [
  ...new Set(
    Object.values(EVENTS).flatMap(({ feature, byData = [] }: EventDefinition) => [
      ...(feature === undefined ? [] : [feature]),
      ...byData,
    ]),
  ),
];

/** The feature whose use the event is; undefined for what is none. */
export function featureOf({ kind, data }: BusinessEvent): string | undefined {
  const { feature, byData }: EventDefinition = EVENTS[kind];
  if (byData === undefined) return feature;
  const fields: Readonly<Record<string, unknown>> = data;
  return String(fields.feature);
}

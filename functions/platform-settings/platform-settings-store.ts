import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { RecentChangesSchema } from '#functions/platform/records/recent-changes.ts';
import { DEFAULT_DUNNING, type DunningSchedule } from '#shared/billing/dunning.ts';
import { BILLED_FEATURES, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { type LimitsOfPlans, setLimitsOf, withSetLimits } from '#shared/billing/plan-limits.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { AI_FEATURES, type AiFeature, type FeatureLimits } from '#shared/features/ai-features.ts';
import { RETENTION_KINDS, type Retention, withSetRetention } from '#shared/platform-settings/retention.ts';

const limit = z.nullable(z.int());

/** The values that administrators have set. Absent: never set. */
const StoredSettingsSchema = z.object({
  brand_name: z.optional(z.string()),
  default_limits: z._default(
    z.partialRecord(z.enum(AI_FEATURES), z.object({ daily_limit: limit, hourly_limit: limit })),
    {},
  ),
  monthly_budget_cents: z._default(z.nullable(z.int()), null),
  /** Only those that differ from the catalog's. */
  plan_limits: z._default(
    z.partialRecord(z.enum(PLAN_IDS), z.partialRecord(z.enum(BILLED_FEATURES), z.int())),
    {},
  ),
  postal_address: z.optional(z.string()),
  dunning: z.optional(z.object({ reminder_days: z.tuple([z.int(), z.int()]), grace_days: z.int() })),
  retention: z._default(z.partialRecord(z.enum(RETENTION_KINDS), z.int()), {}),
  updated_at: z.optional(z.iso.datetime()),
  recent_changes: RecentChangesSchema,
});

/** The platform's settings, with defaults for values that were never set. */
export type PlatformSettings = {
  /** 0: nothing is stored yet. */
  version: number;
  brandName: string;
  defaultLimits: Readonly<Record<AiFeature, FeatureLimits>>;
  /** Null: no budget. */
  monthlyBudgetCents: number | null;
  planLimits: LimitsOfPlans;
  /** For payments that fail from now on. */
  dunning: DunningSchedule;
  /** Of the company that sends marketing emails. Null: not entered. */
  postalAddress: string | null;
  /** For data stored from now on. */
  retention: Retention;
  updatedAt: string | null;
  recentChanges: z.output<typeof RecentChangesSchema>;
};

export type PlatformSettingsStore = {
  get: () => Promise<PlatformSettings>;
  /** Replaces the previous version. False after a concurrent write. */
  save: (settings: PlatformSettings) => Promise<boolean>;
};

const KIND = { scope: 'settings', data: StoredSettingsSchema };
const RECORD = 'platform';
const NO_LIMITS: FeatureLimits = { daily_limit: null, hourly_limit: null };

export function createPlatformSettingsStore(records: PlatformRecordsRepository): PlatformSettingsStore {
  const stored = records.of(KIND);
  return {
    get: async () => {
      const record = await stored.find(RECORD);
      return {
        version: record?.version ?? 0,
        brandName: record?.data.brand_name ?? BRAND_NAME,
        defaultLimits: withDefaults(record?.data.default_limits ?? {}),
        monthlyBudgetCents: record?.data.monthly_budget_cents ?? null,
        planLimits: withSetLimits(record?.data.plan_limits ?? {}),
        dunning: record?.data.dunning ?? DEFAULT_DUNNING,
        postalAddress: record?.data.postal_address ?? null,
        retention: withSetRetention(record?.data.retention ?? {}),
        updatedAt: record?.data.updated_at ?? null,
        recentChanges: record?.data.recent_changes ?? [],
      };
    },
    save: ({
      brandName,
      defaultLimits,
      monthlyBudgetCents,
      planLimits,
      dunning,
      postalAddress,
      retention,
      updatedAt,
      ...settings
    }) =>
      stored.save({
        record_id: RECORD,
        version: settings.version,
        data: {
          // A default name isn't stored, so that a new one in the code takes effect.
          ...(brandName === BRAND_NAME ? {} : { brand_name: brandName }),
          default_limits: defaultLimits,
          monthly_budget_cents: monthlyBudgetCents,
          plan_limits: setLimitsOf(planLimits),
          dunning,
          retention,
          ...(postalAddress === null ? {} : { postal_address: postalAddress }),
          ...(updatedAt === null ? {} : { updated_at: updatedAt }),
          recent_changes: settings.recentChanges,
        },
      }),
  };
}

function withDefaults(limits: Partial<Record<AiFeature, FeatureLimits>>): Record<AiFeature, FeatureLimits> {
  const all = AI_FEATURES.map((feature) => [feature, limits[feature] ?? NO_LIMITS] as const);
  return Object.fromEntries(all) as Record<AiFeature, FeatureLimits>;
}

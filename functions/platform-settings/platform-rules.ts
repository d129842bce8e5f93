import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { memoizeFor } from '#functions/platform/memoize-for.ts';
import {
  openPlatformRecords,
  type PlatformRecordsConfig,
} from '#functions/platform/records/open-platform-records.ts';
import type { DunningSchedule } from '#shared/billing/dunning.ts';
import type { LimitsOfPlans } from '#shared/billing/plan-limits.ts';
import type { AiFeature, FeatureLimits } from '#shared/features/ai-features.ts';
import type { RetentionKind } from '#shared/platform-settings/retention.ts';
import { createPlatformSettingsStore, type PlatformSettingsStore } from './platform-settings-store.ts';

/** How long an instance of a function may go by settings that it has read: a change is felt by everybody within it. */
export const SETTINGS_SECONDS = 60;

/** What administrators have set for all restaurants, as those feel it who work for one. */
export type PlatformRules = {
  /** Of restaurants that have no limits of their own. */
  defaultLimits: (feature: AiFeature) => Promise<FeatureLimits>;
  /** The name under which the platform writes to people. */
  brandName: () => Promise<string>;
  /** Of the company that sends marketing emails. Null: none was entered. */
  postalAddress: () => Promise<string | null>;
  /** Null: there is none. */
  monthlyBudgetCents: () => Promise<number | null>;
  /** What each plan has in a month. */
  planLimits: () => Promise<LimitsOfPlans>;
  /** The schedule for payments that fail from now on. */
  dunning: () => Promise<DunningSchedule>;
  /** How many days something that is stored now is kept. */
  retentionDays: (kind: RetentionKind) => Promise<number>;
};

export function createPlatformRules({
  settings,
  clock,
  keptSeconds = SETTINGS_SECONDS,
}: {
  settings: Pick<PlatformSettingsStore, 'get'>;
  clock: Clock;
  keptSeconds?: number | undefined;
}): PlatformRules {
  const present = memoizeFor(keptSeconds, settings.get, clock);
  return {
    defaultLimits: async (feature) => (await present()).defaultLimits[feature],
    brandName: async () => (await present()).brandName,
    postalAddress: async () => (await present()).postalAddress,
    monthlyBudgetCents: async () => (await present()).monthlyBudgetCents,
    planLimits: async () => (await present()).planLimits,
    dunning: async () => (await present()).dunning,
    retentionDays: async (kind) => (await present()).retention[kind],
  };
}

/** What a function that goes by the platform's settings reads from its environment. */
export type RulesConfig = PlatformRecordsConfig & { SETTINGS_SECONDS: number | undefined };

/** The rules in the tables that a function's environment names. */
export function openPlatformRules(config: RulesConfig, client: DynamoClient): PlatformRules {
  return createPlatformRules({
    settings: createPlatformSettingsStore(openPlatformRecords(config, client)),
    clock: systemClock,
    keptSeconds: config.SETTINGS_SECONDS,
  });
}

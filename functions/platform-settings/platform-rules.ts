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

/** How long an instance caches settings, so changes apply everywhere within this time. */
export const SETTINGS_SECONDS = 60;

/** The settings for all restaurants, as functions use them. */
export type PlatformRules = {
  /** For restaurants without their own limits. */
  defaultLimits: (feature: AiFeature) => Promise<FeatureLimits>;
  /** The platform's name in messages to people. */
  brandName: () => Promise<string>;
  /** Of the company that sends marketing emails. Null: not entered. */
  postalAddress: () => Promise<string | null>;
  /** Null: no budget. */
  monthlyBudgetCents: () => Promise<number | null>;
  /** The monthly limits of each plan. */
  planLimits: () => Promise<LimitsOfPlans>;
  /** The schedule for payments that fail from now on. */
  dunning: () => Promise<DunningSchedule>;
  /** How many days newly stored data is kept. */
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

/** The environment of a function that uses the platform's settings. */
export type RulesConfig = PlatformRecordsConfig & { SETTINGS_SECONDS: number | undefined };

/** The rules in the tables that a function's environment names. */
export function openPlatformRules(config: RulesConfig, client: DynamoClient): PlatformRules {
  return createPlatformRules({
    settings: createPlatformSettingsStore(openPlatformRecords(config, client)),
    clock: systemClock,
    keptSeconds: config.SETTINGS_SECONDS,
  });
}

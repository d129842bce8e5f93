import type { Meter } from '#functions/ai/meter.ts';
import {
  type EntitlementCheck,
  openEntitlementCheck,
  type PlanConfig,
} from '#functions/billing/plan-entitlements.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { openPlatformRecords } from '#functions/platform/records/open-platform-records.ts';
import {
  openSpendingRules,
  type SpendingConfig,
  type SpendingRules,
} from '#functions/platform-settings/spending-rules.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { createAiUsageRepository } from './ai-usage-repository.ts';
import { createMeter } from './create-meter.ts';
import { createPlatformMeter } from './create-platform-meter.ts';
import { createFeatureTogglesRepository } from './feature-toggles-repository.ts';
import { createModelHealthBook, type ModelHealthBook } from './model-health.ts';

/** The environment variables of functions that make metered calls. */
type Config = PlanConfig &
  SpendingConfig & {
    FEATURE_TOGGLES_TABLE_NAME: string;
    AI_USAGE_TABLE_NAME: string;
    /** Set if grading a restaurant makes paid requests to Google. */
    GOOGLE_PLACES_KEY_ARN?: string | undefined;
  };

/** Opens the checks of work that costs money: the platform's budget and the restaurant's plan. */
export function openSpendingChecks(
  config: PlanConfig & SpendingConfig,
  client: DynamoClient,
): { rules: SpendingRules; plans: EntitlementCheck } {
  const rules = openSpendingRules(config, client);
  return { rules, plans: openEntitlementCheck(config, client, rules) };
}

/** Opens the meter on the tables that the function’s environment names. */
export function openMeter(config: Config, client: DynamoClient): Meter {
  return createMeter({
    toggles: createFeatureTogglesRepository({ client, tableName: config.FEATURE_TOGGLES_TABLE_NAME }),
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    ...openSpendingChecks(config, client),
    isPriced: (feature) => isPriced(config, feature),
    health: openModelHealth(config, client),
    clock: systemClock,
    newId: () => uuidV7(systemClock.now()),
  });
}

type PlatformConfig = SpendingConfig & {
  AI_USAGE_TABLE_NAME: string;
};

/** Opens the meter for administrators’ requests on those tables. */
export function openPlatformMeter(config: PlatformConfig, client: DynamoClient): Meter {
  return createPlatformMeter({
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    rules: openSpendingRules(config, client),
    health: openModelHealth(config, client),
    clock: systemClock,
    newId: () => uuidV7(systemClock.now()),
  });
}

/** Opens the model health store on those tables. */
export function openModelHealth(
  config: Parameters<typeof openPlatformRecords>[0],
  client: DynamoClient,
): ModelHealthBook {
  return createModelHealthBook({ records: openPlatformRecords(config, client), clock: systemClock });
}

/** Our own function edits photos, and its run time costs money. Model costs are reserved for each call. */
function isPriced({ GOOGLE_PLACES_KEY_ARN }: Config, feature: AiFeature): boolean {
  const isGradedWithPlaces = feature === 'digital_grader' && GOOGLE_PLACES_KEY_ARN !== undefined;
  return feature === 'image_enhancement' || isGradedWithPlaces;
}

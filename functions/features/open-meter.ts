import type { Meter } from '#functions/ai/meter.ts';
import { openPlanDoor, type PlanConfig } from '#functions/billing/plan-door.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { openPlatformRecords } from '#functions/platform/records/open-platform-records.ts';
import { openSpendingRules, type SpendingConfig } from '#functions/platform-settings/spending-rules.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { createAiUsageRepository } from './ai-usage-repository.ts';
import { createMeter } from './create-meter.ts';
import { createPlatformMeter } from './create-platform-meter.ts';
import { createFeatureTogglesRepository } from './feature-toggles-repository.ts';
import { createModelHealthBook, type ModelHealthBook } from './model-health.ts';

/** What a function that makes metered calls reads from its environment. */
type Config = PlanConfig &
  SpendingConfig & {
    FEATURE_TOGGLES_TABLE_NAME: string;
    AI_USAGE_TABLE_NAME: string;
    /** With it Google is asked, and paid, when a restaurant is graded. */
    GOOGLE_PLACES_KEY_ARN?: string | undefined;
  };

/** The meter on the tables that a function's environment names. */
export function openMeter(config: Config, client: DynamoClient): Meter {
  const rules = openSpendingRules(config, client);
  return createMeter({
    toggles: createFeatureTogglesRepository({ client, tableName: config.FEATURE_TOGGLES_TABLE_NAME }),
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    plans: openPlanDoor(config, client, rules),
    rules,
    isPriced: (feature) => isPriced(config, feature),
    health: openModelHealth(config, client),
    clock: systemClock,
    newId: () => uuidV7(systemClock.now()),
  });
}

type PlatformConfig = SpendingConfig & {
  AI_USAGE_TABLE_NAME: string;
};

/** The meter of what administrators ask, on the tables that a function's environment names. */
export function openPlatformMeter(config: PlatformConfig, client: DynamoClient): Meter {
  return createPlatformMeter({
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    rules: openSpendingRules(config, client),
    health: openModelHealth(config, client),
    clock: systemClock,
    newId: () => uuidV7(systemClock.now()),
  });
}

/** Whether the model answers, in the table that a function's environment names. */
export function openModelHealth(
  config: Parameters<typeof openPlatformRecords>[0],
  client: DynamoClient,
): ModelHealthBook {
  return createModelHealthBook({ records: openPlatformRecords(config, client), clock: systemClock });
}

/** Photos are worked on by a function of ours, whose time is paid for. A model’s cost is reserved call by call. */
function isPriced({ GOOGLE_PLACES_KEY_ARN }: Config, feature: AiFeature): boolean {
  const isGradedWithPlaces = feature === 'digital_grader' && GOOGLE_PLACES_KEY_ARN !== undefined;
  return feature === 'image_enhancement' || isGradedWithPlaces;
}

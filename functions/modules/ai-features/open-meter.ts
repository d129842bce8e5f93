import * as z from 'zod/mini';
import { openPlanDoor, planVariables } from '#functions/modules/billing/plan-door.ts';
import { openPlatformRules, rulesVariables } from '#functions/modules/platform-settings/platform-rules.ts';
import type { Meter } from '#functions/platform/ai/meter.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { createAiUsageRepository } from './ai-usage-repository.ts';
import { createMeter } from './create-meter.ts';
import { createFeatureTogglesRepository } from './feature-toggles-repository.ts';

/** The variables of a function that makes metered calls. */
export const meterVariables = {
  FEATURE_TOGGLES_TABLE_NAME: z.string().check(z.minLength(1)),
  AI_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  ...planVariables,
  ...rulesVariables,
};

type Config = z.output<z.ZodMiniObject<typeof meterVariables>>;

/** The meter on the tables that a function's environment names. */
export function openMeter(config: Config, client: DynamoClient): Meter {
  return createMeter({
    toggles: createFeatureTogglesRepository({ client, tableName: config.FEATURE_TOGGLES_TABLE_NAME }),
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    plans: openPlanDoor(config, client),
    rules: openPlatformRules(config, client),
    clock: systemClock,
    newId: () => uuidV7(systemClock.now()),
  });
}

import type { Inspect } from '#functions/ai/inspection.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createInspect } from './create-inspect.ts';
import { createModerationRepository, type ModerationRepository } from './moderation-repository.ts';

/** Moderates with the table in the function's environment. */
export function openModeration(
  config: { MODERATION_TABLE_NAME: string },
  client: DynamoClient,
): { inspect: Inspect; moderation: ModerationRepository } {
  const moderation = createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME });
  return { inspect: createInspect({ moderation, clock: systemClock }), moderation };
}

import type { Inspect } from '#functions/ai/inspection.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createInspect } from './create-inspect.ts';
import { createModerationRepository } from './moderation-repository.ts';

/** Moderates with the table in the function's environment. */
export function openInspect(config: { MODERATION_TABLE_NAME: string }, client: DynamoClient): Inspect {
  const moderation = createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME });
  return createInspect({ moderation, clock: systemClock });
}

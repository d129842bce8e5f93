import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { createBulkModerate } from './bulk-moderate.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { createListFlaggedContent } from './list-flagged-content.ts';
import { createModerateContent } from './moderate-content.ts';

export function createModerationOperations(
  dependencies: ModerationDependencies,
): Operations<typeof moderationRoutes> {
  return {
    listFlaggedContent: createListFlaggedContent(dependencies),
    moderateContent: createModerateContent(dependencies),
    bulkModerate: createBulkModerate(dependencies),
  };
}

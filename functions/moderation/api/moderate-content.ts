import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { decideContent } from './decide-content.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { describeContent } from './describe-content.ts';

export function createModerateContent(
  dependencies: ModerationDependencies,
): Operation<typeof moderationRoutes.moderateContent> {
  return async ({ query: { moderation_id, action, reason } }, { userId, audit }) => {
    const row = await decideContent(dependencies, moderation_id, { action, reason, administratorId: userId });
    audit.subject = { restaurantId: row.restaurant_id };
    audit.before = { moderation_id, status: 'flagged' };
    audit.after = { status: row.status, reason: row.reason };
    return { data: describeContent(row) };
  };
}

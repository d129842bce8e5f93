import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { decideContent, type Verdict } from './decide-content.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { describeContent } from './describe-content.ts';

/** Parallel decisions. A hundred take a few seconds. */
const DECIDED_AT_ONCE = 10;

type Refused = { moderation_id: string; code: string; error: string };

/** Decisions are independent: items that are already decided or missing don't block the others. */
export function createBulkModerate(
  dependencies: ModerationDependencies,
): Operation<typeof moderationRoutes.bulkModerate> {
  return async ({ body: { content_ids, action, reason } }, { userId, audit }) => {
    const ids = [...new Set(content_ids)];
    const moderated: ModerationRow[] = [];
    const refused: Refused[] = [];
    // The audit record lists every decision made, even if the call fails halfway.
    const decided: string[] = [];
    audit.before = { action, asked: ids.length };
    for (let from = 0; from < ids.length; from += DECIDED_AT_ONCE) {
      const verdict: Verdict = { action, reason, administratorId: userId };
      const chunk = ids.slice(from, from + DECIDED_AT_ONCE);
      const results = await Promise.all(chunk.map((id) => decideOrRefuse(dependencies, id, verdict)));
      for (const result of results) {
        if ('code' in result) refused.push(result);
        else {
          moderated.push(result);
          decided.push(result.moderation_id.slice(-24));
        }
      }
      audit.after = { decided };
    }
    return { data: { moderated: moderated.map(describeContent), refused } };
  };
}

async function decideOrRefuse(
  dependencies: ModerationDependencies,
  moderationId: string,
  verdict: Verdict,
): Promise<ModerationRow | Refused> {
  try {
    return await decideContent(dependencies, moderationId, verdict);
  } catch (error) {
    if (!(error instanceof AppError) || !(error.code in ERROR_CODES)) throw error;
    return { moderation_id: moderationId, code: error.code, error: error.message };
  }
}

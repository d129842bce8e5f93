import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type ModerationAction, STATUS_AFTER } from '#shared/moderation/moderated-content.ts';
import type { ModerationDependencies } from './dependencies.ts';

export type Verdict = { action: ModerationAction; reason: string | undefined; administratorId: string };

/**
 * Decides on flagged content once; a second decision throws `AppError('already_moderated')`. We announce a rejection
 * to the worker before we record it. If this process dies in between, the worker completes the decision from the row,
 * so every confirmed rejection is carried out.
 */
export async function decideContent(
  { moderation, withdrawals, clock, ids }: ModerationDependencies,
  moderationId: string,
  { action, reason, administratorId }: Verdict,
): Promise<ModerationRow> {
  const row = await moderation.find(moderationId);
  if (row === undefined) throw new AppError('not_found');
  if (row.status !== 'flagged') throw new AppError('already_moderated');
  const decision = {
    status: STATUS_AFTER[action],
    decisionId: ids.next(),
    administratorId,
    ...(reason !== undefined && reason !== '' && { reason }),
    at: clock.now().toISOString(),
  };
  if (decision.status === 'rejected') {
    if (!(await moderation.announce(row, decision))) throw new AppError('already_moderated');
    await withdrawals.send({ moderation_id: moderationId, decision_id: decision.decisionId });
  }
  const decided = await moderation.decide(row, decision);
  if (decided !== undefined) return decided;
  // The worker may already have recorded this decision.
  const present = await moderation.find(moderationId);
  if (present?.decision_id === decision.decisionId) return present;
  throw new AppError('already_moderated');
}

import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import { recordable } from '#functions/platform/audit/recordable.ts';
import type { WithdrawalMessage } from '#shared/contract/queue-messages.ts';
import { sentenceOfRule } from '#shared/moderation/find-flags.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import { withdrawFromEnhancements, withdrawFromImages } from './withdraw-descriptions.ts';
import { withdrawFromCampaigns } from './withdraw-from-campaigns.ts';
import { withdrawFromContentPlans } from './withdraw-from-content-plans.ts';
import { withdrawFromWebsites } from './withdraw-from-websites.ts';

/**
 * Removes rejected content everywhere, then emails its owner. Every step can be repeated: after a crash, the next
 * delivery completes the rest, and the owner gets one email.
 */
export function createWithdrawContent(
  dependencies: WithdrawalDependencies,
): (message: WithdrawalMessage) => Promise<void> {
  return async (message) => {
    const row = await rejectedRow(dependencies, message);
    if (row === undefined) return;
    const rejected = { text: row.text, passages: row.passages.map(({ passage }) => passage) };
    const places = [
      ...(await withdrawFromWebsites(dependencies, row.restaurant_id, rejected)),
      ...(await withdrawFromCampaigns(dependencies, row.restaurant_id, rejected)),
      ...(await withdrawFromImages(dependencies, row.restaurant_id, rejected)),
      ...(await withdrawFromEnhancements(dependencies, row.restaurant_id, rejected)),
      ...(await withdrawFromContentPlans(dependencies, row.restaurant_id, rejected)),
    ];
    const all = [...new Set([...(row.withdrawn_from ?? []), ...places])];
    const at = dependencies.clock.now().toISOString();
    await dependencies.moderation.noteWithdrawal(row, all, at);
    await emailOwner(dependencies, row, all);
  };
}

/** The rejected row. Makes a decision that its call didn't complete. Undefined if there is nothing to do. */
async function rejectedRow(
  { moderation }: WithdrawalDependencies,
  { moderation_id, decision_id }: WithdrawalMessage,
): Promise<ModerationRow | undefined> {
  const row = await moderation.find(moderation_id);
  if (row === undefined || row.status === 'approved') return undefined;
  if (row.status === 'rejected') return row;
  // A newer decision was announced, with its own message.
  if (row.announced?.decisionId !== decision_id) return undefined;
  const decided = (await moderation.decide(row, row.announced)) ?? (await moderation.find(moderation_id));
  return decided?.status === 'rejected' ? decided : undefined;
}

/** One activity entry and one email, even when repeated. */
async function emailOwner(
  { auditRecords, emails }: WithdrawalDependencies,
  row: ModerationRow,
  places: readonly string[],
): Promise<void> {
  const { restaurant_id, moderation_id, reviewed_at = row.flagged_at, decision_id = moderation_id } = row;
  const why = [...new Set(row.flags.map(sentenceOfRule))].join(' ');
  await auditRecords.record({
    restaurant_id,
    receipt_key: `${reviewed_at}#${decision_id}#withdrawn`,
    request_id: decision_id,
    at: reviewed_at,
    operation: 'withdrawContent',
    actor_id: row.reviewed_by ?? 'platform',
    target: { moderation_id },
    after: recordable({ why, reason: row.reason, places }),
  });
  await emails.send({ kind: 'content_rejected', user_id: restaurant_id, request_id: moderation_id });
}

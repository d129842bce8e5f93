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
 * Takes rejected content out wherever it stands, then tells its owner. Every step can be repeated: a delivery that
 * follows one that died anywhere finds what is left to do, and the owner is told once.
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

/** What is rejected; a decision that its call did not live to make is made here. Undefined where nothing is to be done. */
async function rejectedRow(
  { moderation }: WithdrawalDependencies,
  { moderation_id, decision_id }: WithdrawalMessage,
): Promise<ModerationRow | undefined> {
  const row = await moderation.find(moderation_id);
  if (row === undefined || row.status === 'approved') return undefined;
  if (row.status === 'rejected') return row;
  // Somebody else has announced another decision since, and sent another message.
  if (row.announced?.decisionId !== decision_id) return undefined;
  const decided = (await moderation.decide(row, row.announced)) ?? (await moderation.find(moderation_id));
  return decided?.status === 'rejected' ? decided : undefined;
}

/** An entry in the activity and an e-mail, each once however often this is repeated. */
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

import { DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import { handOver } from './dispatch-text.ts';
import type { SmsDependencies } from './sms-dependencies.ts';

type Answer = { restaurantId: string; answerId: string; phones: readonly string[] };

/**
 * Answers guests' texts. No hours apply, because the guest has just written. Safe to repeat: only the worker that
 * takes the ledger's row sends it.
 */
export async function workAnswer(
  { sends, clock, ...dependencies }: SmsDependencies,
  { restaurantId, answerId, phones }: Answer,
): Promise<void> {
  const answers = await sends.findMany({ restaurantId, campaignId: answerId }, phones);
  for (const { phone, state, text, good_until = '' } of answers.values()) {
    if (state !== 'held' || text === undefined) continue;
    const key = { restaurantId, campaignId: answerId, phone };
    const at = clock.now();
    if (at.toISOString() > good_until) await sends.drop(key, { reason: DROP_REASONS.late_answer, at });
    else if (await sends.takeHeld(key, at))
      await handOver({ sends, clock, ...dependencies }, key, { text, onDelay: 'later' });
  }
}

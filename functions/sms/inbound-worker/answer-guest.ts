import { answerIdOf } from '#functions/sms/answer-id.ts';
import { inboundReply } from '#shared/sms/inbound-replies.ts';
import type { InboundTextDependencies } from './dependencies.ts';
import type { GuestSaying } from './guest-saying.ts';

/** A confirmation is presumed fine within five minutes of a STOP; after an hour it is one text too many. */
const GOOD_FOR_MILLISECONDS = 60 * 60_000;

/**
 * Puts the one answer to what a guest said into the ledger, from which the SMS worker sends it. `moment` is the same
 * for all that has one answer. Repeating it is safe.
 */
export async function answerGuest(
  { restaurants, sends, smsQueue, clock }: InboundTextDependencies,
  { restaurantId, phone, reading }: GuestSaying,
  moment: Date,
): Promise<void> {
  const name = (await restaurants.find(restaurantId))?.name;
  const text = name === undefined ? undefined : inboundReply(reading, name);
  if (text === undefined) return;
  const campaignId = answerIdOf(reading.wish, moment);
  const at = clock.now();
  const held = { text, at, goodUntil: new Date(at.getTime() + GOOD_FOR_MILLISECONDS) };
  if (!(await sends.holdText({ restaurantId, campaignId, phone }, held))) return;
  const message = { restaurant_id: restaurantId, campaign_id: campaignId, phones: [phone] };
  // Should the queue not take it, the schedule finds it in the ledger.
  await smsQueue.send({ kind: 'due', ...message }).catch(() => undefined);
}

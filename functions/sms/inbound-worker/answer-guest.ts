import { answerIdOf } from '#functions/sms/answer-id.ts';
import { inboundReply } from '#shared/sms/inbound-replies.ts';
import type { InboundTextDependencies } from './dependencies.ts';
import type { GuestSaying } from './guest-saying.ts';

/** A confirmation of STOP is expected within five minutes; after an hour it would be unwanted. */
const GOOD_FOR_MILLISECONDS = 60 * 60_000;

/**
 * Puts the answer to a guest's text into the ledger, from which the SMS worker sends it. Texts with the same
 * `moment` share one answer. Repeating it is safe.
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
  // If the queue fails, the schedule finds the answer in the ledger.
  await smsQueue.send({ kind: 'due', ...message }).catch(() => undefined);
}

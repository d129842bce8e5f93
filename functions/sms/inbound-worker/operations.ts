import { guestMark } from '#functions/guests/stopped-number.ts';
import type { InboundText } from '#shared/contract/queue-messages.ts';
import { readInbound } from '#shared/sms/read-inbound.ts';
import { answerGuest } from './answer-guest.ts';
import type { InboundTextDependencies } from './dependencies.ts';
import type { GuestSaying } from './guest-saying.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
/** Guests who ask again within this time get no second answer. This also ends loops between two machines. */
const ONE_ANSWER_IN_MILLISECONDS = 10 * 60_000;

/**
 * Does what a guest's text asks for: opt out, opt in, or help. Texts may arrive twice and in any order; each is
 * processed and answered once. Other texts change nothing.
 */
export function createInboundTextWork(
  dependencies: InboundTextDependencies,
): (text: InboundText, saidAt: Date) => Promise<void> {
  const { senderNumbers } = dependencies;
  return async ({ originationNumber: phone, destinationNumber, messageBody, inboundMessageId }, saidAt) => {
    const reading = readInbound(messageBody);
    if (reading.wish === 'other' || !E164.test(phone)) return;
    const number = await senderNumbers.find(destinationNumber);
    if (number === undefined) throw new Error('A guest texted a number that no restaurant has ever had.');
    const { restaurant_id: current, former_restaurant_ids: former = new Set() } = number;
    const saying = { phone, reading, saidAt, messageId: inboundMessageId };
    if (current !== undefined) await heed(dependencies, { ...saying, restaurantId: current });
    if (reading.wish !== 'stop') return;
    for (const restaurantId of former) await heedFormer(dependencies, { ...saying, restaurantId });
  };
}

/** Records the opt-out for restaurants that used the number before, if they know the guest. They can't answer. */
async function heedFormer(dependencies: InboundTextDependencies, saying: GuestSaying): Promise<void> {
  if ((await dependencies.guests.find(saying)) !== undefined) await stop(dependencies, saying);
}

async function heed(dependencies: InboundTextDependencies, saying: GuestSaying): Promise<void> {
  const { wish } = saying.reading;
  if (wish === 'stop') {
    const since = await stop(dependencies, saying);
    return answerGuest(dependencies, saying, since);
  }
  if (wish === 'start') await resume(dependencies, saying);
  const span = Math.floor(saying.saidAt.getTime() / ONE_ANSWER_IN_MILLISECONDS);
  await answerGuest(dependencies, saying, new Date(span * ONE_ANSWER_IN_MILLISECONDS));
}

/** Opts the guest out. Returns the time of the opt-out, which is the same if repeated. */
async function stop({ guests, auditRecords }: InboundTextDependencies, saying: GuestSaying): Promise<Date> {
  const optOut = await guests.stopTexts(saying, { at: saying.saidAt.toISOString(), by: 'guest' });
  if (optOut.by === 'guest') await auditRecords.record(auditRecordOf('stopTexts', saying, optOut.at));
  return new Date(optOut.at);
}

async function resume({ guests, auditRecords }: InboundTextDependencies, saying: GuestSaying): Promise<void> {
  const ended = await guests.resumeTexts(saying, saying.saidAt);
  if (ended !== undefined)
    await auditRecords.record(auditRecordOf('resumeTexts', saying, saying.saidAt.toISOString()));
}

/** Contains no guest's number, because audit records outlive guests. */
function auditRecordOf(operation: string, { restaurantId, phone, messageId }: GuestSaying, at: string) {
  const guest = guestMark(restaurantId, phone);
  return {
    restaurant_id: restaurantId,
    receipt_key: `${at}#${operation}-${guest}`,
    request_id: messageId,
    at,
    operation,
    actor_id: 'guest',
    target: {},
    after: JSON.stringify({ guest }),
  };
}

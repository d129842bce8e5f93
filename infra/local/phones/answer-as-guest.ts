import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { writeOutboxFile } from '#functions/platform/outbox-file.ts';
import { type Assignment, assignSenderNumber } from '#functions/sms/assign-sender-number.ts';
import type { InboundText } from '#shared/contract/queue-messages.ts';
import { SAID_FOLDER } from './conversations.ts';

const LABEL = 'Test mode: this text was typed on /dev/phone.';

/** A text typed on a simulated phone. */
export const GuestAnswerSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1), z.maxLength(100)),
  phone: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_600)),
});
export type GuestAnswer = z.output<typeof GuestAnswerSchema>;

export type AnswerDependencies = Parameters<typeof assignSenderNumber>[0] & {
  outboxDirectory: string;
  /** The queue of End User Messaging's topic on AWS. */
  inboundTexts: MessageQueue<InboundText>;
  clock: Clock;
  ids: IdSource;
};

/** Acts like a carrier for a guest's text: adds it to the queue, in AWS's format. */
export async function answerAsGuest(
  dependencies: AnswerDependencies,
  { restaurant_id: restaurantId, phone, text }: GuestAnswer,
): Promise<void> {
  const { outboxDirectory, inboundTexts, clock, ids } = dependencies;
  const number = await senderNumber(dependencies, restaurantId);
  const id = ids.next();
  const at = clock.now().toISOString();
  const sent = { label: LABEL, at, from: phone, to: number, text, restaurantId };
  await writeOutboxFile(path.join(outboxDirectory, SAID_FOLDER), id, sent);
  await inboundTexts.send({
    originationNumber: phone,
    destinationNumber: number,
    messageBody: text,
    inboundMessageId: id,
  });
}

/** The restaurant's number, or a made-up one, because texts in the outbox need no number. */
async function senderNumber(dependencies: AnswerDependencies, restaurantId: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const own = (await dependencies.textingSettings.find(restaurantId))?.sender_number;
    if (own !== undefined) return own;
    const phoneNumber = madeUpNumber(restaurantId, tries);
    const outcome: Assignment = await assignSenderNumber(dependencies, { restaurantId, phoneNumber });
    if (outcome === 'assigned') return phoneNumber;
  }
}

/** With area code 555, which isn't in use. */
function madeUpNumber(restaurantId: string, tries: number): string {
  const digest = createHash('sha256').update(`${restaurantId}#${tries}`).digest();
  return `+1555${2_000_000 + (digest.readUInt32BE(0) % 8_000_000)}`;
}

import { formatCount } from '#shared/format/numbers.ts';
import type { SmsDecisions } from '#shared/sms/contract/sms-campaign.ts';
import { printedTime } from '#web/sms/preview/printed-time.ts';

export type SentCount = { name: string; value: string };

/** How many texts were sent and how many are scheduled: "3 scheduled, starting Mon, Nov 23, 9:00 AM". */
export function sentCounts({ send, hold, held_from }: SmsDecisions, now: Date): SentCount[] {
  const isHeld = hold > 0 && held_from !== undefined && new Date(held_from) > now;
  if (!isHeld) return [{ name: 'Messages sent', value: formatCount(send + hold) }];
  return [
    ...(send === 0 ? [] : [{ name: 'Messages sent', value: formatCount(send) }]),
    { name: 'Messages', value: `${formatCount(hold)} scheduled, starting ${printedTime(held_from)}` },
  ];
}

/** Whether no text has been sent yet. */
export function areAllScheduled({ send, hold, held_from }: SmsDecisions, now: Date): boolean {
  return send === 0 && hold > 0 && held_from !== undefined && new Date(held_from) > now;
}

import { smsSegments } from '#shared/domain/sms/sms-segments.ts';
import { winBackMessage } from '#shared/domain/sms/win-back-message.ts';
import type { SmsWords } from './sms-input.ts';

/** What guests read, and what it takes. */
export function campaignText({ restaurantName, offer, offerCode }: SmsWords) {
  const { text, cut } = winBackMessage({ restaurantName, offer, offerCode });
  const { segments, encoding } = smsSegments(text);
  return { text, segments, encoding, cut };
}

import { sampleGuestCode } from '#shared/domain/campaigns/guest-code.ts';
import { smsSegments } from '#shared/domain/sms/sms-segments.ts';
import { winBackMessage } from '#shared/domain/sms/win-back-message.ts';
import type { SmsWords } from './sms-input.ts';

/** What guests read, and what it takes. Where each has a code of their own it shows a sample of the same length. */
export function campaignText({ restaurantName, offer, offerCode, one_code_per_guest }: SmsWords) {
  const shown = one_code_per_guest ? sampleGuestCode(offerCode) : offerCode;
  const { text, cut } = winBackMessage({ restaurantName, offer, offerCode: shown });
  const { segments, encoding } = smsSegments(text);
  return { text, segments, encoding, cut };
}

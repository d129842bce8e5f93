import { writeTexts } from '#functions/ai/texts/write-texts.ts';
import { sampleGuestCode } from '#shared/redemptions/guest-code.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { winBackMessage } from '#shared/sms/win-back-message.ts';
import type { SmsWords } from './sms-input.ts';
import type { TextContext } from './texts/text-facts.ts';

/**
 * Builds the text variants of a campaign and their cost; the message is the first variant. With a code per guest,
 * it shows a sample of the same length. `greetings`: from a model; empty to use the library's. Moderation sees only
 * the owner's words, so the greeting doesn't change what was reviewed.
 */
export function campaignText(
  { restaurantName, offer, offerCode, one_code_per_guest }: SmsWords,
  context: TextContext,
  greetings: readonly string[] = [],
) {
  const shown = one_code_per_guest ? sampleGuestCode(offerCode) : offerCode;
  const words = { restaurantName, offer, offerCode: shown };
  const texts = writeTexts({ ...words, ...context }, greetings);
  const [text = ''] = texts.plain;
  const { segments, encoding } = smsSegments(text);
  const { text: looked_at, cut } = winBackMessage(words);
  return { message: { text, segments, encoding, cut }, texts, looked_at };
}

export type CampaignText = ReturnType<typeof campaignText>;

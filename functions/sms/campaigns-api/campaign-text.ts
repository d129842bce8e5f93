import { writeTexts } from '#functions/ai/texts/write-texts.ts';
import { sampleGuestCode } from '#shared/redemptions/guest-code.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { winBackMessage } from '#shared/sms/win-back-message.ts';
import type { SmsWords } from './sms-input.ts';
import type { TextContext } from './texts/text-facts.ts';

/**
 * What guests read in turn, and what it takes: the message is the first text. Where each has a code of their own it
 * shows a sample of the same length. `greetings`: of a model; empty for the library's. What is looked at holds the owner's words alone: the same words are the same text,
 * whatever greeting stands before them.
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

import { readValues } from '#functions/ai/guard/values/read-values.ts';
import { POST_RULES } from '#shared/posts/social/post-rules.ts';
import type { SocialPlatform } from '#shared/posts/social/social-platforms.ts';

/** Whether a text contains a phone number; prices, hours, dates, and postal codes don't count. */
export function containsPhone(text: string): boolean {
  return readValues(text, '').some(({ kind }) => kind === 'phone');
}

/** Whether a platform allows the phone numbers of a text. */
export function takesPhonesOf(platform: SocialPlatform, text: string): boolean {
  return POST_RULES[platform].refusesPhones !== true || !containsPhone(text);
}

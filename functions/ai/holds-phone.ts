import { readValues } from '#functions/ai/guard/values/read-values.ts';
import { POST_RULES } from '#shared/posts/social/post-rules.ts';
import type { SocialPlatform } from '#shared/posts/social/social-platforms.ts';

/** Whether a telephone number stands in a text; prices, hours, dates and codes of the post are none. */
export function holdsPhone(text: string): boolean {
  return readValues(text, '').some(({ kind }) => kind === 'phone');
}

/** Whether a platform takes a text as far as telephone numbers go. */
export function takesPhonesOf(platform: SocialPlatform, text: string): boolean {
  return POST_RULES[platform].refusesPhones !== true || !holdsPhone(text);
}

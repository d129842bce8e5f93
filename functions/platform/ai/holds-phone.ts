import { POST_RULES } from '#shared/domain/social/post-rules.ts';
import type { SocialPlatform } from '#shared/domain/social/social-platforms.ts';
import { readTokens } from './fact-check/readers/read-tokens.ts';
import { fold } from './fold.ts';

/** Whether a telephone number stands in a text; prices, hours, dates and codes of the post are none. */
export function holdsPhone(text: string): boolean {
  return readTokens(fold(text), { isMonthFirst: true }).some(({ kind }) => kind === 'phone');
}

/** Whether a platform takes a text as far as telephone numbers go. */
export function takesPhonesOf(platform: SocialPlatform, text: string): boolean {
  return POST_RULES[platform].refusesPhones !== true || !holdsPhone(text);
}

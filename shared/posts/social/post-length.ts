import { smsSegments } from '#shared/sms/sms-segments.ts';
import { POST_RULES } from './post-rules.ts';
import type { SocialPlatform } from './social-platforms.ts';

export type PostLength = {
  /** As the platform counts: UTF-16 units, or a text’s segment units. */
  used: number;
  most: number;
  isTooLong: boolean;
};

/** The length of a post on its platform, with hashtags. */
export function postLength(platform: SocialPlatform, written: string): PostLength {
  if (platform === 'sms') {
    const { units, encoding } = smsSegments(written);
    const most = encoding === 'GSM-7' ? POST_RULES.sms.maxCharacters : 70;
    return { used: units, most, isTooLong: units > most };
  }
  const most = POST_RULES[platform].maxCharacters;
  return { used: written.length, most, isTooLong: written.length > most };
}

/** A post as published: hashtags after the text. */
export function asPosted({ text, hashtags }: { text: string; hashtags: readonly string[] }): string {
  return hashtags.length === 0 ? text : `${text}\n\n${hashtags.join(' ')}`;
}

/** Words aren’t cut if a word ends nearby. */
const NEARBY = 20;

function lastBlank(text: string, end: number): number {
  const blank = text.slice(0, end + 1).search(/\s\S*$/);
  return blank > end - NEARBY ? blank : end;
}

/** The part that a phone shows before "more", and the rest. */
export function splitAtFold(platform: SocialPlatform, written: string): { visible: string; hidden: string } {
  const room = POST_RULES[platform].visibleCharacters;
  if (room === null || written.length <= room) return { visible: written, hidden: '' };
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    written.slice(0, room + 20),
  )) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  const cut = lastBlank(written, end);
  return { visible: written.slice(0, cut), hidden: written.slice(cut) };
}

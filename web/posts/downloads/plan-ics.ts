import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';
import { PLATFORM_LABELS } from '#shared/posts/social/social-platforms.ts';
import { textToCopy } from '#web/posts/post/share-post.ts';

const MINUTES = 15;
/** Octets of a line (RFC 5545 §3.1). */
const LINE = 75;

/** A content calendar as iCalendar (RFC 5545): one event per post in the reader’s time zone, with the text to copy. */
export function planIcs({ plan_id, theme, created_at, restaurant_name, posts }: ContentPlan): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posts//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(theme === '' ? `Posts for ${restaurant_name}` : theme)}`,
    ...posts.flatMap((post) => entry(post, { planId: plan_id, stamp: stampOf(created_at) })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entry(post: ContentPost, { planId, stamp }: { planId: string; stamp: string }): string[] {
  const words = textToCopy(post);
  return [
    'BEGIN:VEVENT',
    `UID:${post.post_id}.${planId}@posts`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${post.date.replaceAll('-', '')}T${post.time.replace(':', '')}00`,
    `DURATION:PT${MINUTES}M`,
    `SUMMARY:${escaped(`${PLATFORM_LABELS[post.platform]}: ${post.about}`)}`,
    `DESCRIPTION:${escaped(words)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(`Post on ${PLATFORM_LABELS[post.platform]}`)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `2026-11-22T13:40:00.000Z` → `20261122T134000Z` */
function stampOf(time: string): string {
  return time.replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** iCalendar text can’t hold control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Folds lines between characters so that none is longer than 75 octets. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let used = 0;
  let out = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > LINE) {
      out += '\r\n ';
      used = 1;
    }
    out += character;
    used += size;
  }
  return out;
}

import { csvRow } from '#shared/guests/safe-cell.ts';
import type { ContentPlan } from '#shared/posts/contract/content-plan.ts';
import { PLATFORM_LABELS } from '#shared/posts/social/social-platforms.ts';

const COLUMNS = [
  'date',
  'time',
  'platform',
  'about',
  'subject',
  'text',
  'hashtags',
  'photo_idea',
  'alt_text',
  'why_this_day',
];

/** A content calendar as CSV. Spreadsheets can’t run anything in it as a formula. */
export function planCsv({ posts }: Pick<ContentPlan, 'posts'>): string {
  const rows = posts.map((post) => [
    post.date,
    post.time,
    PLATFORM_LABELS[post.platform],
    post.about,
    post.subject,
    post.text,
    post.hashtags.join(' '),
    post.photo_idea ?? '',
    post.alt_text,
    post.day_reason,
  ]);
  // Without the byte order mark, Excel assumes a local encoding.
  return `\uFEFF${[COLUMNS, ...rows].map(csvRow).join('')}`;
}

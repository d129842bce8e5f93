import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';
import { asPosted } from '#shared/posts/social/post-length.ts';
import { planCsv } from './plan-csv.ts';
import { planIcs } from './plan-ics.ts';

/** The file name of a content calendar, without extension. */
export function planFileName({ starts_on, theme }: Pick<ContentPlan, 'starts_on' | 'theme'>): string {
  const words = theme
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return ['posts', starts_on, words].filter((part) => part !== '').join('-');
}

/** The files in the zip: each post as text, the spreadsheet, and the calendar. */
export function planTexts(plan: ContentPlan): Record<string, string> {
  const posts = plan.posts.map((post) => [`posts/${postFileName(post)}.txt`, postFile(post)]);
  return { ...Object.fromEntries(posts), 'posts.csv': planCsv(plan), 'calendar.ics': planIcs(plan) };
}

export function postFileName({ date, time, platform, post_id }: ContentPost): string {
  return `${date}-${time.replace(':', '')}-${platform}-${post_id}`;
}

function postFile(post: ContentPost): string {
  const parts = [post.subject, asPosted(post)].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

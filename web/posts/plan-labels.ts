import { dateFormatter } from '#shared/format/formatter.ts';
import { formatList } from '#shared/format/lists.ts';
import { PLATFORM_LABELS, type SocialPlatform } from '#shared/posts/social/social-platforms.ts';

const asDay = dateFormatter({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const asTime = dateFormatter({ timeStyle: 'short', timeZone: 'UTC' });

/** `2026-11-27` → "Friday, November 27" */
export function dayLabel(date: string): string {
  return asDay(new Date(`${date}T00:00:00Z`));
}

/** `14:30` → "2:30 PM" */
export function timeLabel(time: string): string {
  return asTime(new Date(`2000-01-01T${time}:00Z`));
}

/** "1 post", "40 posts" */
export function postCount(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

export function platformList(platforms: readonly SocialPlatform[]): string {
  return formatList(platforms.map((platform) => PLATFORM_LABELS[platform]));
}

import type { ShownAnnouncement } from '#shared/announcements/contract/announcement.ts';

const KEY = 'dismissed-announcements';
/** More than are shown in a year. */
const MOST_KEPT = 50;

/** Which text was dismissed: a changed announcement shows again. */
export const textKey = ({ announcement_id, updated_at }: ShownAnnouncement) =>
  `${announcement_id} ${updated_at}`;

/** The texts that were dismissed in this browser. Empty where it keeps nothing. */
export function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the text out of the bar of this browser. Returns all that are kept out. */
export function dismiss(announcement: ShownAnnouncement): string[] {
  const dismissed = [...readDismissed(), textKey(announcement)].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // A browser that keeps nothing shows it again after a reload.
  }
  return dismissed;
}

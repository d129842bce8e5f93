import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ShownAnnouncement } from '#shared/announcements/contract/announcement.ts';
import { Banner } from '#web/ui/banner.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useShownAnnouncements } from './api/shown-announcements.ts';

/** Announcements to owners, one bar each. A failed request shows no bar. */
export function AnnouncementBar() {
  const { data = [] } = useShownAnnouncements();
  const [dismissed, setDismissed] = useState(readDismissed);
  return data
    .filter((each) => !dismissed.includes(textKey(each)))
    .map((each) => (
      <Announcement key={textKey(each)} announcement={each} onDismiss={() => setDismissed(dismiss(each))} />
    ));
}

type AnnouncementProps = { announcement: ShownAnnouncement; onDismiss: () => void };

function Announcement({ announcement: { title, text, link }, onDismiss }: AnnouncementProps) {
  const isOfApp = link.startsWith('/');
  const elsewhere = isOfApp ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <Banner
      icon={Megaphone}
      aria-label={`Announcement: ${title}`}
      actions={<IconButton size="small" label={`Dismiss ${title}`} icon={<X />} onClick={onDismiss} />}
    >
      <strong>{title}</strong> {text}{' '}
      {link === '' ? null : (
        <Link href={link} {...elsewhere} aria-label={`Learn more about ${title}`}>
          Learn more
        </Link>
      )}
    </Banner>
  );
}

const KEY = 'dismissed-announcements';
/** More than a year's announcements. */
const MOST_KEPT = 50;

/** Identifies a text, so that a changed announcement shows again. */
const textKey = ({ announcement_id, updated_at }: ShownAnnouncement) => `${announcement_id} ${updated_at}`;

/** The texts dismissed in this browser; none if it blocks storage. */
function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores that the text was dismissed. Returns all dismissed texts. */
function dismiss(announcement: ShownAnnouncement): string[] {
  const dismissed = [...readDismissed(), textKey(announcement)].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // If the browser blocks storage, the text returns after a reload.
  }
  return dismissed;
}

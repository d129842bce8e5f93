import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { type Announcement, isShownAt } from '#shared/announcements/contract/announcement.ts';
import { formatDay } from '#shared/format/dates.ts';
import { useAnnouncements, useDeleteAnnouncement } from '#web/console/api/announcements.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { lastDayBefore } from './announcement-days.ts';
import { audienceName } from './audience-name.ts';

const AnnouncementDialog = deferredDialog(() =>
  import('./announcement-dialog.tsx').then((m) => m.AnnouncementDialog),
);

/** Announcements to owners: list, write, change, and delete them. */
export function AnnouncementsScreen() {
  const announcements = useAnnouncements();
  const remove = useDeleteAnnouncement();
  /** The one in the dialog; `new` for none yet. */
  const [edited, setEdited] = useState<Announcement | 'new'>();
  const [deleting, setDeleting] = useState<Announcement>();
  const confirmDeletion = () => {
    if (deleting === undefined) return;
    remove.mutate(deleting.announcement_id, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
      onError: (error) => showToast({ tone: 'danger', title: errorMessages(error).title }),
    });
    setDeleting(undefined);
  };
  return (
    <>
      <ConsoleHeader
        section={CONSOLE_SECTIONS.announcements}
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            New announcement
          </Button>
        }
      />
      {announcements.data === undefined ? (
        <LoadState
          query={announcements}
          title="We couldn’t load the announcements"
          label="Loading announcements…"
          lines={6}
        />
      ) : announcements.data.length === 0 ? (
        <EmptyState icon={<Megaphone />} title="No announcements yet">
          Tell owners about new tools, maintenance, or plan changes.
        </EmptyState>
      ) : (
        <Stack as="ul" gap={2} divided aria-label="Announcements, newest first">
          {announcements.data.map((each) => (
            <Entry
              key={each.announcement_id}
              announcement={each}
              onEdit={() => setEdited(each)}
              onDelete={() => setDeleting(each)}
            />
          ))}
        </Stack>
      )}
      <MoreButton list={announcements}>Show earlier</MoreButton>
      {edited === undefined ? null : (
        <AnnouncementDialog
          isOpen
          announcement={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeferredConfirm
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onConfirm={confirmDeletion}
        title={`Delete “${deleting?.title ?? ''}”?`}
        confirmLabel="Delete"
        isDanger
      >
        The announcement disappears for owners within a minute.
      </DeferredConfirm>
    </>
  );
}

type EntryProps = { announcement: Announcement; onEdit: () => void; onDelete: () => void };

function Entry({ announcement, onEdit, onDelete }: EntryProps) {
  const { title, text, link, audience } = announcement;
  return (
    <Stack as="li" gap={0.5} align="start">
      <Cluster gap={2} rowGap={0.5} align="center">
        <strong>{title}</strong>
        <StateBadge announcement={announcement} />
      </Cluster>
      <p>{text}</p>
      {link === '' ? null : (
        <Link href={link} target="_blank" rel="noreferrer">
          {link}
        </Link>
      )}
      <Note>
        {audienceName(audience)} · {daysOf(announcement)}
      </Note>
      <Cluster gap={1}>
        <Button size="small" onClick={onEdit} aria-label={`Edit ${title}`}>
          Edit
        </Button>
        <Button size="small" variant="quiet" onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </Cluster>
    </Stack>
  );
}

function StateBadge({ announcement }: { announcement: Announcement }) {
  const now = new Date();
  if (isShownAt(announcement, now)) return <Badge tone="good">Showing</Badge>;
  const isAhead = Date.parse(announcement.from) > now.getTime();
  return <Badge>{isAhead ? 'Scheduled' : 'Ended'}</Badge>;
}

function daysOf({ from, until }: Announcement): string {
  if (until === null) return `From ${formatDay(from)}`;
  const lastDay = formatDay(`${lastDayBefore(until)}T00:00:00`);
  return `${formatDay(from)} to ${lastDay}`;
}

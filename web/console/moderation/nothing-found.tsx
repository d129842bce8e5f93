import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ModerationStatus } from '#shared/moderation/moderated-content.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const EMPTY: Readonly<Record<ModerationStatus, { title: string; words: string }>> = {
  flagged: {
    title: 'Nothing to review',
    words: 'Flagged content appears here until you approve or reject it.',
  },
  approved: {
    title: 'Nothing approved yet',
    words: 'Approved content appears here with its reviewer and date.',
  },
  rejected: {
    title: 'Nothing rejected yet',
    words: 'Rejected content appears here with the reason and removal status.',
  },
};

/** The empty state of a status or a search. */
export function NothingFound({ status, search }: { status: ModerationStatus; search: string }) {
  if (search !== '') {
    return (
      <EmptyState icon={<Search />} title="No content found">
        No {status} content has “{search}” in its text, type, restaurant, or ID.
      </EmptyState>
    );
  }
  const { title, words } = EMPTY[status];
  return (
    <EmptyState icon={<ShieldCheck />} title={title}>
      {words}
    </EmptyState>
  );
}

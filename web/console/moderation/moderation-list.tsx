import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { ModerationStatus } from '#shared/moderation/moderated-content.ts';
import type { ListedContent } from '#web/console/api/moderation.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReturnFocus } from '#web/ui/return-focus.tsx';
import { Note } from '#web/ui/text.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ModerationEntry } from './moderation-entry.tsx';
import { useItemWalk } from './use-item-walk.ts';
import { useTriage } from './use-triage.ts';
import { useTriageKeys } from './use-triage-keys.ts';

const RejectDialog = lazyPart(() => import('./reject-dialog.tsx').then((m) => m.RejectDialog));

type ModerationListProps = {
  status: ModerationStatus;
  items: readonly ListedContent[];
  hasShortcuts: boolean;
  onHelp: () => void;
  /** Called when the list is out of date. */
  onStale: () => void;
  /** Shown if there are no items. */
  children: ReactNode;
};

/** The items of one status. Only flagged items have actions. */
export function ModerationList({ status, items, children, ...props }: ModerationListProps) {
  const place = useRef<HTMLElement>(null);
  const triage = useTriage(props.onStale);
  const ids = items.map(({ moderation_id }) => moderation_id);
  const walk = useItemWalk(ids, place);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** What is being rejected: one item, or the selection. */
  const [rejecting, setRejecting] = useState<{ id: string } | 'selected'>();
  const selected = ids.filter((id) => chosen.has(id));
  const isActionable = status === 'flagged';

  const select = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  const decideAll = (action: 'approve' | 'reject', reason?: string) => {
    setChosen(new Set());
    void triage.decideAll(selected, { action, reason });
  };
  const approve = (id: string) => void triage.decide(id, { action: 'approve' });
  const reject = (reason?: string) => {
    if (rejecting === 'selected') decideAll('reject', reason);
    else if (rejecting !== undefined) void triage.decide(rejecting.id, { action: 'reject', reason });
    setRejecting(undefined);
  };

  useTriageKeys(props.hasShortcuts, (action) => {
    const { current } = walk;
    if (action === 'help') props.onHelp();
    else if (action === 'next') walk.step(1);
    else if (action === 'previous') walk.step(-1);
    else if (current === undefined || !isActionable || triage.pending.has(current)) return;
    else if (action === 'approve') approve(current);
    else if (action === 'reject') setRejecting({ id: current });
    else select(current);
  });

  return (
    <Stack as="section" gap={1} ref={place} tabIndex={-1} aria-label="Content">
      {isActionable && items.length > 0 ? (
        <BulkBar
          shown={ids.length}
          selected={selected.length}
          onSelectAll={(isSelected) => setChosen(new Set(isSelected ? ids : []))}
          onApprove={() => decideAll('approve')}
          onReject={() => setRejecting('selected')}
          pending={triage.bulkAction}
        />
      ) : null}
      {triage.failure === undefined ? null : <Notice tone="danger">{triage.failure}</Notice>}
      <Note role="status" hidesEmpty>
        {triage.outcome}
      </Note>
      {items.length === 0 ? children : null}
      <Stack as="ol">
        {items.map((item) => (
          <ModerationEntry
            key={item.moderation_id}
            item={item}
            isCurrent={walk.current === item.moderation_id}
            isSelected={chosen.has(item.moderation_id)}
            isPending={triage.pending.has(item.moderation_id)}
            onCurrent={() => walk.choose(item.moderation_id)}
            onSelect={() => select(item.moderation_id)}
            onApprove={() => approve(item.moderation_id)}
            onReject={() => setRejecting({ id: item.moderation_id })}
          />
        ))}
      </Stack>
      {rejecting === undefined ? null : (
        <Suspense fallback={null}>
          <RejectDialog
            count={rejecting === 'selected' ? selected.length : 1}
            onClose={() => setRejecting(undefined)}
            onReject={reject}
          >
            <ReturnFocus place={place} />
          </RejectDialog>
        </Suspense>
      )}
    </Stack>
  );
}

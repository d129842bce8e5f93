import { Suspense } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import type { Blocked } from './frame-guard.ts';

const BlockedDialog = lazyPart(() => import('./blocked-dialog.tsx').then((m) => m.BlockedDialog));

type BlockedAlertProps = { blocked: Blocked | undefined; onClose: () => void };

/** A dialog once a link or form was blocked. */
export function BlockedAlert({ blocked, onClose }: BlockedAlertProps) {
  return blocked === undefined ? null : (
    <Suspense>
      <BlockedDialog blocked={blocked} onClose={onClose} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../navigation/lazy-part.ts';
import type { BlockedAction } from './frame-guard.ts';

/** Comes when there is something to say. */
const AlertDialog = lazyPart(() => import('#web/ui/alert-dialog.tsx').then((m) => m.AlertDialog));

type BlockedAlertProps = { blocked: BlockedAction | undefined; onClose: () => void };

/** Says where a link of the previewed page leads, or that its forms are off. */
export function BlockedAlert({ blocked, onClose }: BlockedAlertProps) {
  if (blocked === undefined) return null;
  return (
    <Suspense>
      <AlertDialog {...sentencesFor(blocked)} onClose={onClose} />
    </Suspense>
  );
}

function sentencesFor(blocked: BlockedAction): { title: string; message: string } {
  switch (blocked.kind) {
    case 'form':
      return { title: 'Forms are off', message: 'Form submission is disabled in the preview.' };
    case 'phone':
      return {
        title: `Calls ${blocked.target}`,
        message: 'On the published site this link rings that number. The preview calls nobody.',
      };
    case 'email':
      return {
        title: `Writes to ${blocked.target}`,
        message: 'On the published site this link begins an email to that address.',
      };
    case 'link':
      return {
        title: 'Links are off',
        message: `External links are disabled in the preview. On the published site this one leads to ${blocked.target}`,
      };
  }
}

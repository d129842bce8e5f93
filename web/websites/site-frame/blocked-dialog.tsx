import { useEffect } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import type { Blocked, BlockedAction } from './frame-guard.ts';

type BlockedDialogProps = { blocked: Blocked; onClose: () => void };

/** Says where a blocked link leads, or that forms are off. */
export function BlockedDialog({ blocked, onClose }: BlockedDialogProps) {
  return (
    <>
      <AlertDialog {...sentencesFor(blocked.action)} onClose={onClose} />
      <FocusBack to={blocked.by} />
    </>
  );
}

/** The dialog returns the focus to the frame one animation frame after closing; this moves it to the link. */
function FocusBack({ to }: { to: HTMLElement }) {
  useEffect(
    () => () => {
      const look = () => {
        const frame = to.ownerDocument.defaultView?.frameElement;
        if (frame !== null && document.activeElement === frame) to.focus({ preventScroll: true });
      };
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
    },
    [to],
  );
  return null;
}

function sentencesFor(blocked: BlockedAction): { title: string; message: string } {
  switch (blocked.kind) {
    case 'form':
      return { title: 'Forms are off', message: 'Forms don’t work in the preview.' };
    case 'phone':
      return {
        title: `Call ${blocked.target}`,
        message: 'On your published website, this calls the restaurant. The preview doesn’t place calls.',
      };
    case 'email':
      return {
        title: `Email ${blocked.target}`,
        message: 'On your published website, this link starts an email. The preview doesn’t open email.',
      };
    case 'link':
      return {
        title: 'Links are off',
        message: `Links to other websites don’t work in the preview. On your published website, this one opens ${blocked.target}`,
      };
  }
}

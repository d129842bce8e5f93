import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ReplaceLinkDialogProps = { onClose: () => void; onConfirm: () => void };

/** Asks before a new staff link replaces the current one. */
export function ReplaceLinkDialog({ onClose, onConfirm }: ReplaceLinkDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Replace your staff link?"
      confirmLabel="Create new link"
    >
      The current link stops working right away. You’ll need to open the new one on every register and device.
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ReplaceLinkDialogProps = { onClose: () => void; onConfirm: () => void };

/** Asks before a till link is made that ends the one which staff has. */
export function ReplaceLinkDialog({ onClose, onConfirm }: ReplaceLinkDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Make a new till link?"
      confirmLabel="Make a new one"
    >
      The link that your staff has now stops working at once. Open the new one on every phone or tablet at the
      till.
    </ConfirmDialog>
  );
}

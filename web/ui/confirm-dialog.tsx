import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question: "Unpublish this website?" */
  title: string;
  /** The consequences, in one or two sentences. */
  children: ReactNode;
  /** The verb of the action: "Unpublish", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isPending?: boolean;
  /** False until the consequences are known. */
  isConfirmable?: boolean;
};

/** Asks before an action that can’t be undone. If it is dangerous, the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel } = props;
  const { cancelLabel = 'Cancel', isDanger = false, isPending = false, isConfirmable = true } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      isDismissable={!isPending}
      actions={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            onClick={onConfirm}
            isPending={isPending}
            disabled={!isConfirmable}
            autoFocus={!isDanger}
          >
            {confirmLabel}
          </Button>
          <Button onClick={onClose} disabled={isPending} autoFocus={isDanger}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}

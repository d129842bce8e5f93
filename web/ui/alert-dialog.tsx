import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type AlertDialogProps = {
  /** The message; undefined to close the dialog. */
  message: ReactNode;
  title: string;
  onClose: () => void;
  /** A second button, before "OK". */
  action?: ReactNode;
  children?: ReactNode;
};

/** Shows a message that the user must confirm. */
export function AlertDialog({ message, title, onClose, action, children }: AlertDialogProps) {
  return (
    <Dialog
      isOpen={message !== undefined}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={title}
      description={message}
      actions={
        <>
          {action}
          <Button variant={action === undefined ? 'primary' : 'secondary'} onClick={onClose}>
            OK
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

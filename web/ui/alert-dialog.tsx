import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type AlertDialogProps = {
  /** The message; undefined while there is nothing to say. */
  message: ReactNode;
  title: string;
  onClose: () => void;
  /** A second button, before "OK". */
  action?: ReactNode;
  children?: ReactNode;
};

/** Says something that must be read before going on. */
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

import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** The limit of the contract. */
const MOST_LETTERS = 500;

type RejectDialogProps = {
  /** The number of items to reject. */
  count: number;
  onClose: () => void;
  /** The reason is undefined if none was entered. */
  onReject: (reason?: string) => void;
  children?: ReactNode;
};

/** Asks for an optional reason. */
export function RejectDialog({ count, onClose, onReject, children }: RejectDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    onReject(reason === '' ? undefined : reason);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={count > 1 ? `Reject ${count} items?` : 'Reject this content?'}
      description={
        count > 1
          ? 'We’ll remove them everywhere and email the owners.'
          : 'We’ll remove it everywhere and email the owner.'
      }
      size="small"
      actions={
        <DialogActions variant="danger" type="submit" form={formId} onCancel={onClose}>
          Reject
        </DialogActions>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextAreaField
          label="Reason"
          name="reason"
          isOptional
          hint="The owner will see your reason. To reject, press Ctrl+Enter or Cmd+Enter."
          rows={3}
          maxLength={MOST_LETTERS}
          autoFocus
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </form>
      {children}
    </Dialog>
  );
}

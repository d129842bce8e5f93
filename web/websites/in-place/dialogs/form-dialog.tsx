import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Stack } from '#web/ui/layout.tsx';

type FormDialogProps = {
  title: string;
  description?: string;
  size?: 'small';
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form for something that isn’t on the page yet. Errors appear at the fields. */
export function FormDialog({ submitLabel, onSubmit, onClose, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={onClose}
      actions={
        <DialogActions type="submit" form={formId} onCancel={onClose}>
          {submitLabel}
        </DialogActions>
      }
    >
      <Stack as="form" gap={2} id={formId} onSubmit={submit} noValidate>
        {children}
      </Stack>
    </Dialog>
  );
}

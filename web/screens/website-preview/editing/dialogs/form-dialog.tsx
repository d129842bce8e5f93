import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './form-dialog.module.css';

type FormDialogProps = {
  title: string;
  description?: string;
  size?: 'small';
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for something that has no place in the page yet. What is wrong is said by its fields. */
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
        <>
          <Button type="submit" form={formId} variant="primary">
            {submitLabel}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}

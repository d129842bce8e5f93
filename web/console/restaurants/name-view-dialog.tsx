import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { BUILT_IN_VIEWS, VIEW_NAME_MAX_LENGTH } from './saved-views.ts';

export type NameViewDialogProps = { isOpen: boolean; onClose: () => void; onName: (name: string) => void };

/** Asks for the name of a saved view. */
export function NameViewDialog({ isOpen, onClose, onName }: NameViewDialogProps) {
  const formId = useId();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return setError('Enter a name for this view.');
    if (BUILT_IN_VIEWS.some((view) => view.name === name))
      return setError('That name is taken. Choose another one.');
    setError(undefined);
    onName(name);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Save this view"
      description="Your search, filters, and sort order are saved in this browser."
      size="small"
      actions={
        <>
          <Button variant="primary" type="submit" form={formId}>
            Save view
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label="Name"
          name="name"
          maxLength={VIEW_NAME_MAX_LENGTH}
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId } from 'react';
import { DELETE_WORD } from '#shared/accounts/contract/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';

type TypeDeleteDialogProps = {
  name: string;
  isPending: boolean;
  onClose: () => void;
  /** Gets whatever was typed. Any other word cancels. */
  onTyped: (word: string) => void;
};

/** The second confirmation of a deletion, by a word that no one types by accident. */
export function TypeDeleteDialog({ name, isPending, onClose, onTyped }: TypeDeleteDialogProps) {
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onTyped(String(new FormData(event.currentTarget).get('confirmation')));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      isDismissable={!isPending}
      title={`Permanently delete ${name}?`}
      description={`To permanently delete ${name} and all its data, type ${DELETE_WORD}.`}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} isPending={isPending}>
            Delete restaurant
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            Keep restaurant
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field
          label={`Type ${DELETE_WORD} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

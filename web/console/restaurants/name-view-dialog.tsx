import { type FormEvent, useId, useState } from 'react';
import { NAME_VIEW, SAVED_VIEW_LIMITS } from '#shared/accounts/contract/saved-view-routes.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { BUILT_IN_VIEWS } from './built-in-views.ts';
import { useSaveView } from './use-saved-views.ts';

type NameViewDialogProps = { isOpen: boolean; onClose: () => void; address: string };

/** Asks for the name of a view and saves it. */
export function NameViewDialog({ isOpen, onClose, address }: NameViewDialogProps) {
  const formId = useId();
  const saving = useSaveView();
  const [fault, setFault] = useState<string>();
  const close = () => {
    setFault(undefined);
    saving.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const found = nameFault(name);
    setFault(found);
    if (found === undefined) saving.mutate({ name, address }, { onSuccess: close });
  };
  const refused = saving.error instanceof ApiError ? saving.error.fields?.name : undefined;
  const error = fault ?? refused ?? saving.error?.message;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Save this view"
      description="We save your search, filters, and sort order. Only you can see this view."
      size="small"
      actions={
        <DialogActions type="submit" form={formId} isPending={saving.isPending} onCancel={close}>
          Save view
        </DialogActions>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label="Name"
          name="name"
          maxLength={SAVED_VIEW_LIMITS.name}
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
      </form>
    </Dialog>
  );
}

function nameFault(name: string): string | undefined {
  if (name === '') return NAME_VIEW;
  if (BUILT_IN_VIEWS.some((view) => view.name === name)) return 'That name is taken. Choose another one.';
  return undefined;
}

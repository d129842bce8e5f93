import { type FormEvent, useId, useState } from 'react';
import { FilterChoice } from '#web/console/filter-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { BUILT_IN_VIEWS, useSavedViews, VIEW_NAME_MAX_LENGTH } from './saved-views.ts';

const UNSAVED = 'unsaved';

/** Opens a saved view, saves the current one, or deletes it. */
export function ViewPicker({ address, onOpen }: { address: string; onOpen: (address: string) => void }) {
  const { views, save, remove } = useSavedViews();
  const [isNaming, setNaming] = useState(false);
  const all = [...BUILT_IN_VIEWS, ...views];
  const shown = all.find((view) => view.address === address);
  const own = views.find((view) => view.address === address);
  return (
    <>
      <FilterChoice
        label="View"
        value={shown?.name ?? UNSAVED}
        options={[
          ...(shown === undefined ? [{ value: UNSAVED, label: 'Unsaved view' }] : []),
          ...all.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => {
          const view = all.find(({ name }) => name === target.value);
          if (view !== undefined) onOpen(view.address);
        }}
      />
      {shown === undefined ? <Button onClick={() => setNaming(true)}>Save view</Button> : null}
      {own === undefined ? null : (
        <Button variant="quiet" onClick={() => remove(own.name)}>
          Delete view
        </Button>
      )}
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) => {
          save({ name, address });
          setNaming(false);
        }}
      />
    </>
  );
}

type NameDialogProps = { isOpen: boolean; onClose: () => void; onName: (name: string) => void };

function NameDialog({ isOpen, onClose, onName }: NameDialogProps) {
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
      description="Search, filters, and order are saved in this browser."
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

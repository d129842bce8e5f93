import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './form-dialog.module.css';
import type { MakeEdit } from './frame-dialogs.tsx';

type TextDialogProps = {
  make: MakeEdit;
  onClose: () => void;
  path: string;
  value: string;
  title: string;
  label: string;
  hint: string;
  type?: 'text' | 'url';
  suggestions?: readonly string[];
};

/** One value that has no place of its own in the page. Empty takes it away. */
export function TextDialog(props: TextDialogProps) {
  const { make, onClose, path, value, title, label, hint, type = 'text', suggestions } = props;
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const [formId, listId] = [useId(), useId()];
  const save = (event: FormEvent) => {
    event.preventDefault();
    setError(make({ changes: { [path]: text.trim() } }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button type="submit" form={formId} variant="primary">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <Field
          label={label}
          hint={hint}
          type={type}
          error={error}
          value={text}
          autoFocus
          list={suggestions === undefined ? undefined : listId}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {suggestions === undefined ? null : (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </form>
    </Dialog>
  );
}

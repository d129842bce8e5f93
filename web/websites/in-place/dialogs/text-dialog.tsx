import { useId, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import type { MakeEdit } from '#web/websites/in-place/session/edit.ts';
import { FormDialog } from './form-dialog.tsx';

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

/** Edits a value that isn’t visible on the page. Empty removes it. */
export function TextDialog(props: TextDialogProps) {
  const { make, onClose, path, value, title, label, hint, type = 'text', suggestions } = props;
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const listId = useId();
  const save = () => setError(make({ changes: { [path]: text.trim() } }));
  return (
    <FormDialog title={title} size="small" submitLabel="Save" onSubmit={save} onClose={onClose}>
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
    </FormDialog>
  );
}

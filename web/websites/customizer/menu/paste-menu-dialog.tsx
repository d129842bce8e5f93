import { useMemo, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { Dish } from '#web/websites/customizer/form/customizer-schema.ts';
import { parseMenuLines } from './parse-menu-lines.ts';
import styles from './paste-menu-dialog.module.css';

type PasteMenuDialogProps = { isOpen: boolean; onClose: () => void; onAdd: (dishes: Dish[]) => void };

/** Pastes a whole menu and previews the dishes before they are added. */
export function PasteMenuDialog({ isOpen, onClose, onAdd }: PasteMenuDialogProps) {
  const [text, setText] = useState('');
  const { dishes, leftOut } = useMemo(() => parseMenuLines(text), [text]);
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Paste a menu"
      description="Enter one dish per line, or paste from a document."
      actions={
        <DialogActions
          disabled={dishes.length === 0}
          onClick={() => {
            onAdd(dishes);
            close();
          }}
          onCancel={close}
        >
          {dishes.length === 0 ? 'Add dishes' : `Add ${countOf(dishes.length)}`}
        </DialogActions>
      }
    >
      <TextAreaField
        label="Your menu"
        placeholder={'Cacio e pepe - pecorino, black pepper 12.50\nTiramisu 7'}
        rows={7}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <Note breaks className={styles.count} role="status">
        {text.trim() === '' ? '' : `${countOf(dishes.length)} found.`}
        {leftOut.length === 0 ? '' : ` Skipped headings: ${leftOut.join(', ')}.`}
      </Note>
      {dishes.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas must be reachable by keyboard
        <section className={styles.found} aria-label="Dishes found" tabIndex={0}>
          <ul className={styles.list}>
            {dishes.map((dish, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may be identical
              <li key={index}>
                <span>
                  <strong>{dish.name}</strong>
                  {dish.description === '' ? null : <small>{dish.description}</small>}
                </span>
                <Text as="span" flex="none">
                  {dish.price}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

const countOf = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

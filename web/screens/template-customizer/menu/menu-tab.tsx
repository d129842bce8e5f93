import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from '../form/customizer-form.module.css';
import type { CustomizerForm } from '../form/use-customizer-form.ts';
import { DishRow } from './dish-row.tsx';
import { PasteMenuDialog } from './paste-menu-dialog.tsx';
import { useDishes } from './use-dishes.ts';

/** The dishes, in the order of the page. */
export function MenuTab({ form }: { form: CustomizerForm }) {
  const { fields, announcement, addBlank, addPasted, replaceWith, move, remove } = useDishes(form);
  const [isPasting, setIsPasting] = useState(false);
  const problem = form.formState.errors.template_customizations?.menu_items;
  return (
    <div className={styles.fields}>
      {(problem?.message ?? problem?.root?.message) ? (
        <Notice tone="danger">{problem?.message ?? problem?.root?.message}</Notice>
      ) : null}
      {fields.length === 0 ? (
        <p className={styles.note}>
          No dishes yet. The preview shows three sample dishes. They’re never published.
        </p>
      ) : (
        <ol className={styles.dishes}>
          {fields.map((field, index) => (
            <DishRow
              key={field.id}
              form={form}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onPasteLines={(dishes) => replaceWith(index, dishes)}
            />
          ))}
        </ol>
      )}
      <div className={styles.add}>
        <Button id="add-dish" icon={<Plus aria-hidden="true" />} onClick={addBlank}>
          Add a dish
        </Button>
        <Button
          variant="quiet"
          icon={<ClipboardPaste aria-hidden="true" />}
          onClick={() => setIsPasting(true)}
        >
          Paste a menu
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <PasteMenuDialog isOpen={isPasting} onClose={() => setIsPasting(false)} onAdd={addPasted} />
    </div>
  );
}

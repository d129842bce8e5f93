import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type FieldArrayWithId, useFieldArray } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from '../form/customizer-form.module.css';
import type { CustomizerValues, Dish } from '../form/customizer-schema.ts';
import type { CustomizerForm } from '../form/use-customizer-form.ts';
import { DishRow } from './dish-row.tsx';
import { focusSoon } from './focus-soon.ts';
import { PasteMenuDialog } from './paste-menu-dialog.tsx';

const ITEMS = 'template_customizations.menu_items';
const EMPTY: Dish = { name: '', description: '', price: '' };

/** The dishes, in the order of the page. */
export function MenuTab({ form }: { form: CustomizerForm }) {
  const { fields, append, remove, move, insert } = useFieldArray<CustomizerValues, typeof ITEMS>({
    control: form.control,
    name: ITEMS,
  });
  const [isPasting, setIsPasting] = useState(false);
  const [said, setSaid] = useState('');
  const nameOf = (index: number) => form.getValues(`${ITEMS}.${index}.name`).trim() || `Dish ${index + 1}`;
  const moveTo = (from: number, to: number) => {
    setSaid(`${nameOf(from)} is now number ${to + 1} of ${fields.length}.`);
    move(from, to);
  };
  const takeOut = (index: number) => {
    setSaid(`${nameOf(index)} was removed.`);
    remove(index);
    focusSoon(fields.length === 1 ? 'add-dish' : `dish-${Math.min(index, fields.length - 2)}-remove`);
  };
  const add = (dishes: Dish[]) => {
    const last = fields.length - 1;
    const isLastBlank = last >= 0 && isBlank(form.getValues(`${ITEMS}.${last}`));
    if (isLastBlank) remove(last);
    append(dishes, { shouldFocus: false });
    setSaid(`${dishes.length} dishes were added.`);
  };
  const problem = form.formState.errors.template_customizations?.menu_items;
  return (
    <div className={styles.fields}>
      {(problem?.message ?? problem?.root?.message) ? (
        <Notice tone="danger">{problem?.message ?? problem?.root?.message}</Notice>
      ) : null}
      {fields.length === 0 ? (
        <p className={styles.note}>
          No dishes yet. Until you add your own, the preview shows three samples, marked as such; a published
          page never does.
        </p>
      ) : (
        <ol className={styles.dishes}>
          {fields.map((field: FieldArrayWithId<CustomizerValues, typeof ITEMS>, index) => (
            <DishRow
              key={field.id}
              form={form}
              index={index}
              count={fields.length}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => takeOut(index)}
              onPasteLines={(dishes) => {
                remove(index);
                insert(index, dishes, { shouldFocus: false });
                setSaid(`${dishes.length} dishes were added.`);
              }}
            />
          ))}
        </ol>
      )}
      <div className={styles.add}>
        <Button
          id="add-dish"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ ...EMPTY }, { focusName: `${ITEMS}.${fields.length}.name` })}
        >
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
        <span role="status">{said}</span>
      </VisuallyHidden>
      <PasteMenuDialog isOpen={isPasting} onClose={() => setIsPasting(false)} onAdd={add} />
    </div>
  );
}

const isBlank = (dish: Dish) => Object.values(dish).every((text) => text.trim() === '');

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ClipboardEvent } from 'react';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Grid } from '#web/ui/layout.tsx';
import styles from '#web/websites/customizer/form/customizer-form.module.css';
import type { Dish } from '#web/websites/customizer/form/customizer-schema.ts';
import type { CustomizerForm } from '#web/websites/customizer/form/use-customizer-form.ts';
import { focusSoon } from './focus-soon.ts';
import { parseMenuLines } from './parse-menu-lines.ts';

type DishRowProps = {
  form: CustomizerForm;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Called if several lines are pasted into an empty name. */
  onPasteLines: (dishes: Dish[]) => void;
};

/** One dish: name, price, description, and position. */
export function DishRow({ form, index, count, onMove, onRemove, onPasteLines }: DishRowProps) {
  const field = (part: keyof Dish) => {
    const name = `template_customizations.menu_items.${index}.${part}` as const;
    return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.currentTarget.value !== '' || !/\S[^\S\n]*\r?\n\s*\S/.test(text)) return;
    const { dishes } = parseMenuLines(text);
    if (dishes.length < 2) return;
    event.preventDefault();
    onPasteLines(dishes);
  };
  const place = `dish ${index + 1}`;
  return (
    <Grid columns="1fr auto" as="li" gap={1} line="below" padBottom={2}>
      <Grid gap={1} className={styles.dishFields}>
        <Field
          label={`Name of ${place}`}
          isLabelHidden
          placeholder="Name"
          autoComplete="off"
          onPaste={paste}
          {...field('name')}
        />
        <Field
          label={`Price of ${place}`}
          isLabelHidden
          placeholder="Price"
          autoComplete="off"
          {...field('price')}
        />
        <Field
          className={styles.dishDescription}
          label={`Description of ${place}`}
          isLabelHidden
          placeholder="Description"
          autoComplete="off"
          {...field('description')}
        />
      </Grid>
      <DishTools {...{ index, count, onMove, onRemove }} />
    </Grid>
  );
}

/** Buttons that move and remove a dish. */
function DishTools({ index, count, onMove, onRemove }: Omit<DishRowProps, 'form' | 'onPasteLines'>) {
  /** The focus follows the dish. At an end of the list, only one of the two buttons is enabled. */
  const moveTo = (to: number) => {
    onMove(to);
    const isPressedLeft = to > 0 && to < count - 1;
    const direction = to < index ? 'up' : 'down';
    const other = direction === 'up' ? 'down' : 'up';
    focusSoon(`dish-${to}-${isPressedLeft ? direction : other}`);
  };
  const place = `dish ${index + 1}`;
  return (
    <div className={styles.dishTools}>
      <IconButton
        id={`dish-${index}-up`}
        size="small"
        label={`Move ${place} up`}
        icon={<ArrowUp />}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
      />
      <IconButton
        id={`dish-${index}-down`}
        size="small"
        label={`Move ${place} down`}
        icon={<ArrowDown />}
        disabled={index === count - 1}
        onClick={() => moveTo(index + 1)}
      />
      <IconButton
        id={`dish-${index}-remove`}
        size="small"
        label={`Remove ${place}`}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </div>
  );
}

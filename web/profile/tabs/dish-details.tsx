import { useState } from 'react';
import type { Dish } from '#shared/profile/menu.ts';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './dish-details.module.css';
import { DishPhoto } from './dish-photo.tsx';
import { sizedAs } from './dish-prices.ts';
import { DishVariants } from './dish-variants.tsx';

type DishDetailsProps = {
  dish: Dish;
  /** "dish 3", for screen readers. */
  name: string;
  onChange: (changed: Partial<Dish>) => void;
};

/** Optional details of a dish, collapsed if it has none, so that a long menu stays short. */
export function DishDetails({ dish, name, onChange }: DishDetailsProps) {
  const { description, availability, variants, image } = dish;
  const [startsOpen] = useState(description + availability + image !== '' || variants.length > 0);
  return (
    <details className={styles.details} open={startsOpen}>
      <summary>
        Description, sizes, photo<VisuallyHidden> of {name}</VisuallyHidden>
      </summary>
      <Stack gap={1.5} className={styles.fields}>
        <TextAreaField
          label="Description"
          rows={1}
          value={description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
          isOptional
        />
        <Field
          label="When"
          placeholder="Sundays only"
          value={availability}
          onChange={({ currentTarget }) => onChange({ availability: currentTarget.value })}
          isOptional
        />
        <DishVariants dish={dish} name={name} onChange={(changed) => onChange(sizedAs(dish, changed))} />
        <DishPhoto value={image} name={name} onChange={(changed) => onChange({ image: changed })} />
      </Stack>
    </details>
  );
}

import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Dish } from '#shared/profile/menu.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import styles from './dish-variants.module.css';

type DishVariantsProps = {
  dish: Dish;
  /** "dish 3", for screen readers. */
  name: string;
  onChange: (variants: Dish['variants']) => void;
};

/** The profile’s limit. */
const MOST = 8;

/** Several prices of one dish, such as half and full. */
export function DishVariants({ dish: { variants }, name, onChange }: DishVariantsProps) {
  return (
    <Stack gap={1} align="start">
      {variants.map((variant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price is identified only by its position
        <Grid align="end" gap={1} key={index} width="full" className={styles.variant}>
          <Field
            label="Size"
            aria-label={`Size ${index + 1} of ${name}`}
            placeholder="Half"
            value={variant.label}
            onChange={({ currentTarget }) =>
              onChange(variants.with(index, { ...variant, label: currentTarget.value }))
            }
          />
          <Field
            label="Price"
            aria-label={`Price of ${name}, size ${index + 1}`}
            value={variant.price}
            onChange={({ currentTarget }) =>
              onChange(variants.with(index, { ...variant, price: currentTarget.value, amount: null }))
            }
          />
          <IconButton
            size="small"
            label={`Remove size ${index + 1} from ${name}`}
            icon={<Trash2 />}
            onClick={() => onChange(variants.toSpliced(index, 1))}
          />
        </Grid>
      ))}
      {variants.length < MOST ? (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus />}
          aria-label={`Add a size to ${name}`}
          onClick={() => onChange([...variants, { label: '', price: '', amount: null }])}
        >
          Add a size
        </Button>
      ) : null}
    </Stack>
  );
}

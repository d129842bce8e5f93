import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './photo-use.module.css';

type DishChoiceProps = {
  dishes: readonly string[];
  /** The dish that the photo probably shows. */
  proposed: string | undefined;
  isPending: boolean;
  onDish: (name: string) => void;
};

/** Chooses the dish that gets the photo. The menu and linked websites show it. */
export function DishChoice({ dishes, proposed = '', isPending, onDish }: DishChoiceProps) {
  const [dish, setDish] = useState(proposed);
  return (
    <Cluster gap={1} align="end" className={styles.dish}>
      <SelectField
        label="Dish on your menu"
        placeholder="Choose a dish"
        options={[...new Set(dishes)].filter(Boolean).map((name) => ({ value: name, label: name }))}
        value={dish}
        onChange={({ currentTarget }) => setDish(currentTarget.value)}
      />
      <Button
        icon={<UtensilsCrossed aria-hidden="true" />}
        isPending={isPending}
        isIdle={dish === ''}
        onClick={() => onDish(dish)}
      >
        Add to this dish
      </Button>
    </Cluster>
  );
}

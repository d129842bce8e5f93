import { useId } from 'react';
import styles from './category-filter.module.css';
import { CATEGORY_CHOICES, type CategoryChoice } from './template-category.ts';

type CategoryFilterProps = { value: CategoryChoice; onChange: (category: CategoryChoice) => void };

/** Which designs are shown; arrow keys move between the categories. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Category</legend>
      {CATEGORY_CHOICES.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

import { useId, useState } from 'react';
import chips from '#web/ui/chips.module.css';
import { CoverInput } from '#web/ui/cover-input.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CATEGORY_CHOICES, type CategoryChoice } from './template-category.ts';

type CategoryFilterProps = { value: CategoryChoice; onChange: (category: CategoryChoice) => void };

/** Filters the templates. Arrow keys move between the categories. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const name = useId();
  // The address updates a moment later, so the selection is marked right away.
  const [marked, setMarked] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setMarked(value);
  }
  const choose = (category: CategoryChoice) => {
    setMarked(category);
    onChange(category);
  };
  return (
    <Cluster as="fieldset" gap={1}>
      <VisuallyHidden as="legend">Category</VisuallyHidden>
      {CATEGORY_CHOICES.map((choice) => (
        <Text as="label" key={choice.value} tone="muted" className={chips.chip}>
          <CoverInput
            type="radio"
            name={name}
            checked={choice.value === marked}
            onChange={() => choose(choice.value)}
          />
          {choice.label}
        </Text>
      ))}
    </Cluster>
  );
}

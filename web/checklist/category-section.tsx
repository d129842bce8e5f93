import { useId } from 'react';
import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { CategoryCard } from './category-card.tsx';

type CategorySectionProps = {
  title: string;
  description: string;
  categories: readonly CategoryWithItems[];
  isShown: (itemId: string) => boolean;
  isExpandedAtFirst?: boolean;
};

/** The categories of one type. */
export function CategorySection({
  title,
  description,
  categories,
  isShown,
  isExpandedAtFirst = false,
}: CategorySectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Stack as="header" gap={0.5} padTop={2}>
        <Text as="h2" size={3} id={id}>
          {title}
        </Text>
        <Text tone="muted">{description}</Text>
      </Stack>
      {categories
        .filter(({ items }) => items.some(({ item_id }) => isShown(item_id)))
        .map((category) => (
          <CategoryCard
            key={category.category_id}
            category={category}
            isShown={isShown}
            isExpandedAtFirst={isExpandedAtFirst}
          />
        ))}
    </Stack>
  );
}

import { DESIGN_CATEGORIES, type DesignCategory } from '#shared/site/site-content.ts';

export type CategoryChoice = DesignCategory | 'all';

/** Spec, website builder §2.7. */
const CATEGORY_LABELS: Record<DesignCategory, string> = {
  fine_dining: 'Fine Dining',
  casual_dining: 'Casual Dining',
  fast_food: 'Fast Food',
  cafe_bakery: 'Cafe & Bakery',
  ethnic_cuisine: 'Ethnic Cuisine',
};

export const CATEGORY_CHOICES: readonly { value: CategoryChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  ...DESIGN_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

export function templateCategoryLabel(category: DesignCategory): string {
  return CATEGORY_LABELS[category];
}

/** The category in an address. Unknown values mean all. */
export function readCategory(text: string | null): CategoryChoice {
  return CATEGORY_CHOICES.find(({ value }) => value === text)?.value ?? 'all';
}

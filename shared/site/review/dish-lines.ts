import type { MenuItem, SiteContent } from '#shared/site/site-content.ts';
import { draftsByText } from './draft-texts.ts';

/** Adds the draft's descriptions to dishes without one of the owner's, by name. */
export function withDishLines({ drafts, menu_items }: SiteContent, dishes: readonly MenuItem[]): MenuItem[] {
  if (drafts === undefined) return [...dishes];
  const byText = draftsByText(drafts);
  const lines = new Map(
    menu_items
      .filter(({ description }) => byText.has(description))
      .map(({ name, description }) => [name, description] as const),
  );
  return dishes.map((dish) =>
    dish.description === '' ? { ...dish, description: lines.get(dish.name) ?? '' } : dish,
  );
}

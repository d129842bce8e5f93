import type { MenuItem, SiteContent } from '#shared/site/site-content.ts';
import { draftsByText } from './draft-texts.ts';

/** The dishes with the lines that the content's draft has for those of which their owner says nothing, by name. */
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

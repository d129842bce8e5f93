import { menuItemsOf } from '#shared/profile/projection/printed-menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { MenuItem } from '#shared/site/site-content.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { describedFamilyOf, dishFamilyOf, linesOfFamily } from '../library/dish-family.ts';
import { suggested } from './draft-builder.ts';
import type { PageSource } from './page-source.ts';

const OURS = 'Our words for this dish. Keep them if they fit.';
/** More suggestions than an owner reads. */
const MOST_LINES = 60;

/**
 * A suggested line for each dish without the owner’s description, by name. A dish of which only the course is known has
 * none, nor has one for which no line is left. Only the owner knows how a dish tastes, so none is published unread.
 */
export function writeDishLines(source: PageSource): Record<string, string> {
  const { profile, library, drawer, builder, removed } = source;
  const lines: Record<string, string> = {};
  const items = menuItemsOf(profile);
  const bakesPizza =
    items.some(({ name, course }) => dishFamilyOf(name, course) === 'pizza') || /pizz/i.test(profile.kind);
  for (const { name, course, description } of items) {
    if (name === '' || description !== '' || lines[name] !== undefined || isFull(lines)) continue;
    const family = describedFamilyOf(name, course);
    // "Square pies" are pizzas there.
    if (family === 'pie' && bakesPizza) continue;
    const line = drawer.draw(linesOfFamily(library, family));
    const text = builder.text([
      suggested(line, { id: `dish-${name.toLowerCase().slice(0, 80)}`, reason: OURS }, removed),
    ]);
    if (text !== '') lines[name] = text;
  }
  return lines;
}

const isFull = (lines: Record<string, string>): boolean => Object.keys(lines).length >= MOST_LINES;

/** Sample dishes of the cuisine, for the preview of a page without a menu; empty if the menu has dishes. */
export function sampleDishes(
  { profile, library, cuisine, drawer }: PageSource,
  language: string,
): MenuItem[] {
  if (hasMenu(profile)) return [];
  const { samples } = siteWordsOf(language);
  return cuisine.sampleDishes.map(({ name, family }) => ({
    name,
    description: drawer.draw(linesOfFamily(library, family)) ?? samples.note,
    price: '',
  }));
}

const hasMenu = ({ dishes, menus }: RestaurantProfile): boolean => dishes.length + menus.length > 0;

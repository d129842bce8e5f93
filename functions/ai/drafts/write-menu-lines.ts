import { menuItemsOf } from '#shared/profile/projection/printed-menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { MenuItem } from '#shared/site/site-content.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { describedFamilyOf, dishFamilyOf, isPlainDish, linesOfFamily } from '../library/dish-family.ts';
import { suggested, written } from './draft-builder.ts';
import type { PageSource } from './page-source.ts';

const OURS = 'Our words for this dish. Keep them if they fit.';
/** More suggestions than an owner reads. */
const MOST_LINES = 60;
/** A suggestion’s ID has up to 80 characters. */
const LONGEST_NAME = 70;

/**
 * A line for each dish without the owner’s description, by name. A dish of which only the course is known has none, nor
 * has one for which no line is left. A plain dish needs no review; for others, the line is a suggestion.
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
    const question = { id: `dish-${name.toLowerCase().slice(0, LONGEST_NAME)}`, reason: OURS };
    const piece = isPlainDish(name, family) ? written(line) : suggested(line, question, removed);
    const text = builder.text([piece]);
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

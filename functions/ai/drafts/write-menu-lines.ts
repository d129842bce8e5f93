import { menuItemsOf } from '#shared/profile/projection/printed-menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { MenuItem } from '#shared/site/site-content.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import type { DishFamily } from '../library/dish-families.ts';
import { dishFamilyOf, isDrink, isSweet } from '../library/dish-family.ts';
import { written } from './draft-builder.ts';
import type { PageSource } from './page-source.ts';

/** One in so many dishes has an aside after its line. */
const ASIDE_EVERY = 2;

/** A line for each dish without the owner’s description, by name. If no line is left, a dish has none. */
export function writeDishLines(source: PageSource): Record<string, string> {
  const { profile, library, drawer, builder } = source;
  const lines: Record<string, string> = {};
  const plain = menuItemsOf(profile).filter(({ name, description }) => name !== '' && description === '');
  for (const [index, { name, course }] of plain.entries()) {
    const family = dishFamilyOf(name, course);
    const line = drawer.draw(library.dishes[family]);
    if (line === undefined || lines[name] !== undefined) continue;
    const hasAside = (index + drawer.index('asides', ASIDE_EVERY)) % ASIDE_EVERY === 0;
    // A line for an unknown dish is already an aside.
    const aside = hasAside && family !== 'dish' ? drawer.draw(asidesFor(library, family)) : undefined;
    lines[name] = builder.text([written(line), written(aside)]);
  }
  return lines;
}

/** Short second sentences that fit a family of dishes. */
export function asidesFor(
  { asides }: Pick<PageSource['library'], 'asides'>,
  family: DishFamily,
): readonly string[] {
  if (isDrink(family)) return asides.drink;
  return isSweet(family) ? asides.sweet : asides.food;
}

/** Sample dishes of the cuisine, for the preview of a page without a menu; empty if the menu has dishes. */
export function sampleDishes(
  { profile, library, cuisine, drawer }: PageSource,
  language: string,
): MenuItem[] {
  if (hasMenu(profile)) return [];
  const { samples } = siteWordsOf(language);
  return cuisine.sampleDishes.map(({ name, family }) => ({
    name,
    description: drawer.draw(library.dishes[family]) ?? samples.note,
    price: '',
  }));
}

const hasMenu = ({ dishes, menus }: RestaurantProfile): boolean => dishes.length + menus.length > 0;

import type { MenuItem } from '#shared/site/site-content.ts';
import type { Dish, Menu } from '../menu.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';

type MenuFacts = Pick<RestaurantProfile, 'dishes' | 'menus'>;

/** Separates the name of a menu and a course. */
const JOINT = ' · ';

/**
 * Menus whose names headings have before their courses, so guests of a restaurant with several know whether a dish has
 * its lunch or dinner price. None if there is only one menu.
 */
export function namedMenus({ dishes, menus }: MenuFacts): ReadonlySet<string> {
  const served = new Set(dishes.map(({ menu }) => menu));
  const isOneOfSeveral = menus.length > 1 || served.size > 1;
  return isOneOfSeveral ? new Set([...served].filter((name) => name !== '')) : new Set();
}

function headingOf({ course, menu }: Pick<Dish, 'course' | 'menu'>, named: ReadonlySet<string>): string {
  if (course === '') return menu;
  return named.has(menu) ? `${menu}${JOINT}${course}` : course;
}

/** The course and, for these menus, the menu in a heading. */
export function placeOfHeading(heading: string, named: ReadonlySet<string>): Pick<Dish, 'course' | 'menu'> {
  const menu = [...named].find((name) => heading.startsWith(`${name}${JOINT}`));
  return menu === undefined
    ? { course: heading, menu: '' }
    : { course: heading.slice(menu.length + JOINT.length), menu };
}

type Priced = Pick<Dish, 'price' | 'variants'>;

/** True if the owner’s price text has the sizes: "half $8, full $14". */
export function saysSizes({ price, variants }: Priced): boolean {
  const amounts = price.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return variants.length > 0 && amounts.length > 1;
}

/** The owner’s words if they include the sizes, else followed by the sizes. */
export function printedPrice(dish: Priced): string {
  if (saysSizes(dish)) return dish.price;
  const sizes = dish.variants.map(({ label, price }) => `${label} ${price}`.trim());
  return [dish.price, ...sizes].filter((text) => text !== '').join(' / ');
}

/** A dish as a page prints it. `menu_items[i]` is `dishes[i]`, so indexes match. */
export function menuItemOf(dish: Dish, named: ReadonlySet<string>): MenuItem {
  const { name, description, availability, image, diets, allergens } = dish;
  const notes = [description, availability].filter((text) => text !== '');
  const course = headingOf(dish, named);
  return {
    name,
    description: notes.join(' · '),
    price: printedPrice(dish),
    ...(image !== '' && { image }),
    ...(course !== '' && { course }),
    ...(diets.length > 0 && { diets }),
    ...(allergens.length > 0 && { allergens }),
  };
}

/** A menu with a price or description comes after the dishes. One that is only a heading doesn’t. */
function itemOfMenu({ name, description, availability, price }: Menu): MenuItem[] {
  const notes = [description, availability].filter((text) => text !== '');
  if (price === '' && notes.length === 0) return [];
  return [{ name, description: notes.join(' · '), price }];
}

/** Dishes first, so their indexes match those on the page. */
export function menuItemsOf({ dishes, menus }: MenuFacts): MenuItem[] {
  const named = namedMenus({ dishes, menus });
  return [...dishes.map((dish) => menuItemOf(dish, named)), ...menus.flatMap(itemOfMenu)];
}

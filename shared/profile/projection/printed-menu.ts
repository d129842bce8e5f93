import type { MenuItem } from '#shared/site/site-content.ts';
import type { Dish, Menu } from '../menu.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';

type MenuFacts = Pick<RestaurantProfile, 'dishes' | 'menus'>;

/** Between the name of a menu and a course of it. */
const JOINT = ' · ';

/**
 * The menus that headings name before their courses: guests of a house with several cannot know otherwise whether
 * soup costs what lunch or what dinner asks. None where there is one menu alone.
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

/** The course, and the menu where it is one of the named, that a heading of a page says. */
export function placeOfHeading(heading: string, named: ReadonlySet<string>): Pick<Dish, 'course' | 'menu'> {
  const menu = [...named].find((name) => heading.startsWith(`${name}${JOINT}`));
  return menu === undefined
    ? { course: heading, menu: '' }
    : { course: heading.slice(menu.length + JOINT.length), menu };
}

type Priced = Pick<Dish, 'price' | 'variants'>;

/** Whether the price in the owner's words is that of each size: "half $8, full $14". */
export function saysSizes({ price, variants }: Priced): boolean {
  const amounts = price.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return variants.length > 0 && amounts.length > 1;
}

/** The owner's words where they say the sizes, too; else the sizes behind them. */
export function printedPrice(dish: Priced): string {
  if (saysSizes(dish)) return dish.price;
  const sizes = dish.variants.map(({ label, price }) => `${label} ${price}`.trim());
  return [dish.price, ...sizes].filter((text) => text !== '').join(' / ');
}

/** One dish as a page prints it. `menu_items[i]` is `dishes[i]`, so that a place in one is a place in the other. */
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

/** A menu with a price, or with words of its own, stands behind the dishes; one that is only their heading does not. */
function itemOfMenu({ name, description, availability, price }: Menu): MenuItem[] {
  const notes = [description, availability].filter((text) => text !== '');
  if (price === '' && notes.length === 0) return [];
  return [{ name, description: notes.join(' · '), price }];
}

/** Dishes first: a place among them is the same on the page. */
export function menuItemsOf({ dishes, menus }: MenuFacts): MenuItem[] {
  const named = namedMenus({ dishes, menus });
  return [...dishes.map((dish) => menuItemOf(dish, named)), ...menus.flatMap(itemOfMenu)];
}

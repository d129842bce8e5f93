import { amountOf as amountWritten } from '#shared/site/page/price.ts';
import { foldItemName } from './sales/item-name.ts';

/** An item as the menu has it, as far as the rules look at it. */
export type MenuItem = {
  name: string;
  course: string;
  /** As the menu writes it; empty text where there is none. */
  priceText: string;
  /** In units of the currency; null while there is no single one. */
  price: number | null;
  description: string;
  hasPhoto: boolean;
  /** Its place in the list of dishes of the profile; absent for a menu that was read elsewhere. */
  place?: number;
  /** The menu that it stands in, where the house has several. */
  menu?: string;
  /** Whether the price is that of each guest. */
  isPerPerson?: boolean;
  /** Where it stands once more under its name, such as in the menu for dinner. */
  others?: readonly MenuItem[];
};

type Dish = {
  name: string;
  menu: string;
  course: string;
  price: string;
  amount: number | null;
  is_per_person: boolean;
  variants: readonly { amount: number | null }[];
  description: string;
  image: string;
};

/** The items of a profile's menu: dishes that have a name. One that stands there twice is one item, as tills count it. */
export function menuItemsOf(dishes: readonly Dish[]): MenuItem[] {
  const byName = new Map<string, MenuItem[]>();
  dishes.forEach((dish, place) => {
    const folded = foldItemName(dish.name);
    if (folded === '') return;
    byName.set(folded, [...(byName.get(folded) ?? []), menuItemOf(dish, place)]);
  });
  return [...byName.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : { ...first, others }],
  );
}

function menuItemOf(dish: Dish, place: number): MenuItem {
  const { name, menu, course, price, amount, variants, description, image, is_per_person } = dish;
  const single =
    amount ?? amountOf(price) ?? variants.find((variant) => variant.amount !== null)?.amount ?? null;
  return {
    name,
    course,
    priceText: price,
    price: single,
    description,
    hasPhoto: image !== '',
    place,
    ...(menu !== '' && { menu }),
    ...(is_per_person && { isPerPerson: true }),
  };
}

/** Each place where an item stands, in the order of the menu. */
export function listingsOf(item: MenuItem): MenuItem[] {
  const { others = [], ...first } = item;
  return [first, ...others];
}

const MAIN_MENU = 'main menu';

/** What tells the places of an item apart: the menus, else the courses, else both, else their order. */
export function placeNames(listings: readonly MenuItem[]): string[] {
  const ways = [
    listings.map(({ menu = MAIN_MENU }) => menu),
    listings.map(({ course }) => course),
    listings.map(({ menu = MAIN_MENU, course }) => `${menu}, ${course}`),
  ];
  const isPlain = (names: readonly string[]) => new Set(names).size === names.length && !names.includes('');
  return ways.find(isPlain) ?? listings.map((_, index) => `no. ${index + 1}`);
}

/** The one amount of a price as owners write it: `14.50`, `$18`, `12,90 €`, `¥1,200`; null where there is none or more than one. */
export function amountOf(price: string): number | null {
  const amount = amountWritten(price.slice(0, 40));
  return amount === undefined ? null : Number(amount);
}

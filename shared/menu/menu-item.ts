import { amountOf as amountWritten } from '#shared/site/page/price.ts';
import { foldItemName } from './sales/item-name.ts';

/** A menu item, as far as the rules need it. */
export type MenuItem = {
  name: string;
  course: string;
  /** As the menu has it; empty text for none. */
  priceText: string;
  /** In units of the currency; null if there isn’t exactly one price. */
  price: number | null;
  description: string;
  hasPhoto: boolean;
  /** The index of the dish in the profile; absent for a menu from elsewhere. */
  place?: number;
  /** The menu that it is in, if the restaurant has several. */
  menu?: string;
  /** True if the price is per person. */
  isPerPerson?: boolean;
  /** Other places with the same name, such as the dinner menu. */
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

/** The items of a profile’s menu: dishes with a name. A dish that appears twice is one item, as registers count it. */
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

/** All places of an item, in menu order. */
export function listingsOf(item: MenuItem): MenuItem[] {
  const { others = [], ...first } = item;
  return [first, ...others];
}

const MAIN_MENU = 'main menu';

/** What distinguishes the places of an item: the menus, else the courses, else both, else their order. */
export function placeNames(listings: readonly MenuItem[]): string[] {
  const ways = [
    listings.map(({ menu = MAIN_MENU }) => menu),
    listings.map(({ course }) => course),
    listings.map(({ menu = MAIN_MENU, course }) => `${menu}, ${course}`),
  ];
  const isPlain = (names: readonly string[]) => new Set(names).size === names.length && !names.includes('');
  return ways.find(isPlain) ?? listings.map((_, index) => `no. ${index + 1}`);
}

/**
 * The single amount in a price as owners write it: `14.50`, `$18`, `12,90 €`, `¥1,200`; null if there are none or
 * several.
 */
export function amountOf(price: string): number | null {
  const amount = amountWritten(price.slice(0, 40));
  return amount === undefined ? null : Number(amount);
}

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
};

type Dish = {
  name: string;
  course: string;
  price: string;
  amount: number | null;
  variants: readonly { amount: number | null }[];
  description: string;
  image: string;
};

/** The items of a profile's menu: dishes that have a name, the first of each. */
export function menuItemsOf(dishes: readonly Dish[]): MenuItem[] {
  const seen = new Set<string>();
  return dishes.flatMap(({ name, course, price, amount, variants, description, image }, place) => {
    const folded = foldItemName(name);
    if (folded === '' || seen.has(folded)) return [];
    seen.add(folded);
    const single =
      amount ?? amountOf(price) ?? variants.find((variant) => variant.amount !== null)?.amount ?? null;
    return [{ name, course, priceText: price, price: single, description, hasPhoto: image !== '', place }];
  });
}

/** The one amount of a price as owners write it: `14.50`, `$18`, `12,90 €`; null where there is none or more than one. */
export function amountOf(price: string): number | null {
  const numbers = price.slice(0, 40).match(/\d+(?:[.,]\d{1,2}(?!\d))?/g) ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? Number(only.replace(',', '.')) : null;
}

import type { MenuItem } from '#shared/site/site-content.ts';
import { type Dish, DishSchema } from '../menu.ts';
import { menuItemOf, placeOfHeading } from './printed-menu.ts';

/** A price that is one plain number, such as `$14.50`. */
const ONE_AMOUNT = /^[^\d]*(\d{1,7}(?:[.,]\d{1,2})?)[^\d]*$/;

/**
 * Updates the dish so that a page prints it like the item. What the item doesn’t show stays. `named`: menus whose names
 * headings have before their courses.
 */
export function dishOfMenuItem(
  item: MenuItem,
  named: ReadonlySet<string>,
  before: Dish = DishSchema.parse({ name: '' }),
): Dish {
  const printed = menuItemOf(before, named);
  return {
    ...before,
    name: item.name,
    image: item.image ?? '',
    diets: item.diets ?? [],
    allergens: item.allergens ?? [],
    ...(item.price !== printed.price && pricedAs(item.price)),
    ...(item.description !== printed.description && describedAs(item.description, before)),
    ...((item.course ?? '') !== (printed.course ?? '') && coursedAs(item.course ?? '', { before, named })),
  };
}

/** Sizes are printed with the price, so a new price text includes theirs. */
function pricedAs(price: string): Partial<Dish> {
  const [, amount] = ONE_AMOUNT.exec(price) ?? [];
  return {
    price,
    amount: amount === undefined ? null : Number(amount.replace(',', '.')),
    variants: [],
    is_market_price: false,
  };
}

/** The serving times are printed after the description. */
function describedAs(description: string, { availability }: Dish): Partial<Dish> {
  if (availability === '') return { description };
  if (description === availability) return { description: '' };
  const ending = ` · ${availability}`;
  if (description.endsWith(ending)) return { description: description.slice(0, -ending.length) };
  return { description, availability: '' };
}

/** A dish without a heading is under the name of its menu. */
function coursedAs(
  heading: string,
  { before, named }: { before: Dish; named: ReadonlySet<string> },
): Partial<Dish> {
  if (heading === '') return { course: '', menu: '' };
  const place = placeOfHeading(heading, named);
  const isOfNamed = place.menu !== '' || named.has(before.menu);
  return isOfNamed ? place : { course: heading, menu: before.menu };
}

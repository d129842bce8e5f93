import type { MenuItem } from '#shared/site/site-content.ts';
import { stableHash } from '#shared/text/stable-hash.ts';
import type { DishFamily } from '../library/dish-families.ts';
import { dishFamilyOf, isDrink, isSweet } from '../library/dish-family.ts';
import { dishInSentence } from '../library/name-in-sentence.ts';

/** A name that fits into a sentence: no size, number, or remark. */
const PLAIN_NAME = /^[\p{L}’'&. -]{3,32}$/u;

type NamedDish = Pick<MenuItem, 'name' | 'course'> & Partial<Pick<MenuItem, 'price'>>;

const isDish = (family: DishFamily): boolean => !isDrink(family) && family !== 'set_menu';

const plainOnes = (dishes: readonly NamedDish[], isWanted: (family: DishFamily) => boolean) =>
  dishes
    .map(({ name, course, price = '' }) => ({ name, price, family: dishFamilyOf(name, course) }))
    .filter(({ name, family }) => PLAIN_NAME.test(name) && isWanted(family));

/** Dishes that accompany others. */
const SIDES: ReadonlySet<DishFamily> = new Set<DishFamily>([
  ...(['side', 'fries', 'potatoes', 'beans', 'rice', 'greens', 'salad', 'bread'] as const),
  ...(['cornbread', 'garlic_bread', 'flatbread', 'olives_snacks'] as const),
]);
const rankOf = (family: DishFamily): number => (isSweet(family) ? 2 : Number(SIDES.has(family)));

/** At a lower share of the middle price, a dish is probably a side or a drink. */
const LOW_PRICE = 0.6;
const amountOf = (price = ''): number => Number(/\d+(?:[.,]\d+)?/.exec(price)?.[0].replace(',', '.') ?? 0);

/** Whether a dish costs much less than most of the menu. */
function isCheap(price: string, dishes: readonly NamedDish[]): boolean {
  const amounts = dishes.map((dish) => amountOf(dish.price)).filter((amount) => amount > 0);
  const middle = amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;
  return amountOf(price) > 0 && amountOf(price) < LOW_PRICE * middle;
}

/** Dishes that sentences may name. A recommendation doesn’t begin with a side or a dessert. */
function namedDishes(dishes: readonly NamedDish[], seed: string, language: string): string[] {
  const rank = ({ family, price }: { family: DishFamily; price: string }) =>
    Math.max(rankOf(family), Number(isCheap(price, dishes)));
  const named = plainOnes(dishes, isDish)
    .toSorted((a, b) => stableHash(`${seed}\u0000${a.name}`) - stableHash(`${seed}\u0000${b.name}`))
    .toSorted((a, b) => rank(a) - rank(b));
  return [...new Set(named.map(({ name }) => dishInSentence(name, language)))];
}

/** Two dishes for sentences that name one, without drinks and set menus. Empty if the menu has none. */
export function dishSlots(
  dishes: readonly NamedDish[],
  seed: string,
  language: string,
): { dish: string; dish2: string } {
  const [dish = '', dish2 = ''] = namedDishes(dishes, seed, language);
  return { dish, dish2 };
}

/** Sweet dishes that guests eat for breakfast. */
const MORNING: ReadonlySet<DishFamily> = new Set<DishFamily>(['pancakes', 'waffles', 'french_toast']);

/** Longer lists would repeat the menu instead of answering. */
const MOST_LISTED = 3;

/**
 * Dishes for answers to questions: if possible, dishes that no other sentence of the page names, and all desserts
 * and drinks of a short menu. Empty if there are none.
 */
export function answerSlots(dishes: readonly NamedDish[], seed: string, language: string) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const listed = (isWanted: (family: DishFamily) => boolean) =>
    list.format(
      plainOnes(dishes, isWanted)
        .map(({ name }) => dishInSentence(name, language))
        .slice(0, MOST_LISTED),
    );
  const upTo = (rank: number) =>
    dishes.filter(({ name, course }) => rankOf(dishFamilyOf(name, course)) <= rank);
  const others = upTo(0).length > 1 ? upTo(0) : upTo(1);
  const [first = '', second = '', third, fourth] = namedDishes(
    others.length > 1 ? others : dishes,
    seed,
    language,
  );
  return {
    dish: third ?? first,
    dish2: third === undefined ? second : (fourth ?? first),
    sweets: others.length > 0 ? listed((family) => isSweet(family) && !MORNING.has(family)) : '',
    drinks: listed(isDrink),
  };
}

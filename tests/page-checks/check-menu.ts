import {
  ancestorsOf,
  descendantsOf,
  type GateFinding,
  nameElement,
  type PageElement,
  type ParsedPage,
  textOf,
} from '#functions/websites/publish-gate/gate-page.ts';
import { type OfferedPrice, offeredPrices } from '#shared/site/page/offered-prices.ts';
import type { SitePage } from '#shared/site/page/site-page.ts';
import { classesOf } from './check-hours.ts';
import {
  differs,
  type JsonLdMenu,
  type JsonLdMenuItem,
  type JsonLdOffer,
  plain,
  quoted,
} from './read-json-ld.ts';

type Dish = { course: string; name: string; description: string; price: string };
type VisibleDish = Dish & { element: PageElement };

function hasClass(element: PageElement, name: string): boolean {
  return classesOf(element).includes(name);
}

function textWithin(element: PageElement | undefined, isWanted: (each: PageElement) => boolean): string {
  const found = element && descendantsOf(element).find(isWanted);
  return found ? textOf(found) : '';
}

/** Finds dishes by the class `dish` and their parts by class. Each is read once. */
function visibleDishes({ elements }: ParsedPage): VisibleDish[] {
  const dishes = new Map<PageElement, Dish>();
  return elements
    .filter((element) => hasClass(element, 'dish-line'))
    .map((line) => {
      const element = ancestorsOf(line).find((each) => hasClass(each, 'dish')) ?? line;
      const dish = dishes.get(element) ?? readDish(element);
      dishes.set(element, dish);
      return { ...dish, element: line };
    });
}

function readDish(dish: PageElement): Dish {
  const course = ancestorsOf(dish).find((each) => hasClass(each, 'course'));
  return {
    course: textWithin(course, ({ tagName }) => tagName === 'h3'),
    name: textWithin(dish, (each) => hasClass(each, 'dish-name')),
    description: textWithin(dish, (each) => hasClass(each, 'dish-description')),
    price: textWithin(dish, (each) => hasClass(each, 'dish-price')),
  };
}

function enteredDishes({ sections, menu }: SitePage): Dish[] {
  if (!sections.includes('menu')) return [];
  return (menu?.courses ?? []).flatMap(({ heading, items }) =>
    items.map((item) => ({
      course: plain(heading),
      name: plain(item.name),
      description: plain(item.description),
      price: plain(item.price),
    })),
  );
}

function statedDishes(menu: JsonLdMenu | undefined): StatedDish[] {
  const loose = (menu?.hasMenuItem ?? []).map((item) => ({ course: '', item }));
  const inSections = (menu?.hasMenuSection ?? []).flatMap(({ name, hasMenuItem }) =>
    hasMenuItem.map((item) => ({ course: plain(name), item })),
  );
  return [...loose, ...inSections];
}

type StatedDish = { course: string; item: JsonLdMenuItem };
/** `restaurantCurrency`: ISO 4217, for prices without one. */
type Compared = { stated: StatedDish; dish: Dish; restaurantCurrency: string | undefined };

/** Describes a fault in one dish's data; undefined if there is none. */
function wrongData({ stated, dish, restaurantCurrency }: Compared): string | undefined {
  const [name, { offers, description }] = [plain(stated.item.name), stated.item];
  const engines = 'The search data has';
  if (name !== dish.name) return `${engines} ${quoted(name)}, but your website says ${quoted(dish.name)}.`;
  if (stated.course !== dish.course)
    return `${engines} a different course for ${quoted(name)} than your website.`;
  if (description !== undefined && plain(description) !== dish.description) {
    return `${engines} a different description of ${quoted(name)} than your website.`;
  }
  const wrong = wrongOffer([offers ?? []].flat(), offeredPrices(dish.price, restaurantCurrency));
  return wrong && `${engines} a different ${wrong} for ${quoted(name)} than your website.`;
}

/** Describes the difference between the offers and the page. */
function wrongOffer(stated: readonly JsonLdOffer[], shown: readonly OfferedPrice[]): string | undefined {
  const isSame = (same: (offer: JsonLdOffer | undefined, price: OfferedPrice) => boolean) =>
    stated.length === shown.length && shown.every((price, at) => same(stated[at], price));
  if (!isSame((offer, { price }) => offer?.price === price)) return 'price';
  if (!isSame((offer, { name }) => offer?.name === name)) return 'size';
  return isSame((offer, { currency }) => offer?.priceCurrency === currency) ? undefined : 'currency';
}

function wrongEntry(entered: Dish | undefined, { element: _, ...dish }: VisibleDish): string | undefined {
  const parts = ['name', 'price', 'description', 'course'] as const;
  const wrong = parts.find((part) => entered?.[part] !== dish[part]);
  return (
    wrong &&
    `The page shows ${quoted(dish[wrong])} as the ${wrong} of a dish, but your menu says ${quoted(entered?.[wrong] ?? '')}.`
  );
}

/** Checks that dishes in structured data, on the page, and in the website's menu are the same, in order. */
export function checkMenu(
  page: ParsedPage,
  { stated, shown }: { stated: JsonLdMenu | undefined; shown: SitePage },
): GateFinding[] {
  const [dishes, items, entered] = [visibleDishes(page), statedDishes(stated), enteredDishes(shown)];
  if (items.length !== dishes.length) {
    const message = `The search data has ${items.length} dishes, but your website shows ${dishes.length}.`;
    return [differs('section#menu', message)];
  }
  if (entered.length !== dishes.length) {
    const message = `The page shows ${dishes.length} dishes, but your menu has ${entered.length}.`;
    return [differs('section#menu', message)];
  }
  if (stated && plain(stated.name) !== plain(shown.menu?.title)) {
    return [
      differs('Menu name', `The search data has a different title for the menu: ${quoted(stated.name)}.`),
    ];
  }
  return dishes.flatMap((dish, index) => {
    const item = items[index];
    const compared = item && { stated: item, dish, restaurantCurrency: shown.menu?.currency };
    const message = (compared && wrongData(compared)) ?? wrongEntry(entered[index], dish);
    return message === undefined ? [] : [differs(nameElement(dish.element), message)];
  });
}

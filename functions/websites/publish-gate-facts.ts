import * as z from 'zod';
import {
  ancestorsOf,
  attributeOf,
  type GateFinding,
  nameElement,
  type PageElement,
  type ParsedPage,
  rawTextOf,
  textOf,
} from './publish-gate-page.ts';

const OfferSchema = z.looseObject({ price: z.union([z.string(), z.number()]).optional() });
const NodeSchema = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]).optional() });
type DataNode = z.infer<typeof NodeSchema>;

function className(element: PageElement): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/);
}

/** Every object in the JSON that has an `@type`, outermost first. */
function nodesOf(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  const parsed = NodeSchema.safeParse(value);
  if (!parsed.success) return [];
  const inner = Object.values(parsed.data).flatMap(nodesOf);
  return parsed.data['@type'] === undefined ? inner : [parsed.data, ...inner];
}

function isType(node: DataNode, type: string): boolean {
  return [node['@type']].flat().includes(type);
}

function textField(node: DataNode, name: string): string {
  const value = node[name];
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

/** Amounts as digits alone, so that `$1,200.50` and `1200.50` are the same. */
function amountsIn(price: string): string[] {
  return (price.match(/\d+(?:[.,'’]\d+)*/g) ?? []).map((amount) => amount.replace(/\D/g, ''));
}

type VisibleDish = { element: PageElement; name: string; amounts: string[] };

function visibleDishes({ elements }: ParsedPage): VisibleDish[] {
  const priceOf = (dish: PageElement) =>
    elements.find(
      (element) =>
        className(element).includes('dish-price') && ancestorsOf(element).some((each) => each === dish),
    );
  return elements
    .filter((element) => className(element).includes('dish-line'))
    .map((line) => {
      const names = line.childNodes.filter((child): child is PageElement => 'tagName' in child);
      const name = names.find((child) => className(child).includes('dish-name'));
      const price = names.find((child) => className(child).includes('dish-price')) ?? priceOf(line);
      return {
        element: line,
        name: name ? textOf(name) : '',
        amounts: price ? amountsIn(textOf(price)) : [],
      };
    });
}

function offeredAmount(item: DataNode): string | undefined {
  const offer = OfferSchema.safeParse(item.offers);
  return offer.success && offer.data.price !== undefined
    ? String(offer.data.price).replace(/\D/g, '')
    : undefined;
}

function mismatch(element: string, message: string): GateFinding {
  return { code: 'structured_data_differs', element, message };
}

/** Dishes in the data and on the page are the same ones, in the same order, at the same prices. */
function checkDishes(nodes: readonly DataNode[], dishes: readonly VisibleDish[]): GateFinding[] {
  const items = nodes.filter((node) => isType(node, 'MenuItem'));
  if (items.length !== dishes.length) {
    const message = `Search engines would be told of ${items.length} dishes; the page shows ${dishes.length}.`;
    return [mismatch('section#menu', message)];
  }
  return items.flatMap((item, index) => {
    const dish = dishes[index];
    if (!dish) return [];
    const [name, amount] = [textField(item, 'name'), offeredAmount(item)];
    if (name !== dish.name) {
      return [
        mismatch(
          nameElement(dish.element),
          `Search engines would be told "${name}"; the page says "${dish.name}".`,
        ),
      ];
    }
    const isPriceRight = amount === undefined ? dish.amounts.length !== 1 : dish.amounts.includes(amount);
    return isPriceRight
      ? []
      : [
          mismatch(
            nameElement(dish.element),
            `Search engines would be told another price for "${name}" than the page shows.`,
          ),
        ];
  });
}

/** Facts that are told to search engines and must stand on the page word for word. */
const VISIBLE_FIELDS: readonly (readonly [type: string, field: string])[] = [
  ['Restaurant', 'name'],
  ['Restaurant', 'telephone'],
  ['Restaurant', 'address'],
  ['Restaurant', 'servesCuisine'],
  ['Menu', 'name'],
  ['MenuSection', 'name'],
  ['MenuItem', 'name'],
  ['Question', 'name'],
  ['Answer', 'text'],
];

function checkVisibleFields(nodes: readonly DataNode[], page: ParsedPage): GateFinding[] {
  const body = page.elements.find(({ tagName }) => tagName === 'body');
  const visible = body ? textOf(body) : '';
  return VISIBLE_FIELDS.flatMap(([type, field]) =>
    nodes
      .filter((node) => isType(node, type))
      .map((node) => textField(node, field))
      .filter((value) => value !== '' && !visible.includes(value))
      .map((value) =>
        mismatch(
          `${type} ${field} "${value.slice(0, 40)}"`,
          `Search engines would be told "${value.slice(0, 80)}", which the page does not say.`,
        ),
      ),
  );
}

/** The JSON-LD can be read, and says nothing else than the page. */
export function checkStructuredData(page: ParsedPage): GateFinding[] {
  const scripts = page.elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'type')?.trim().toLowerCase() === 'application/ld+json',
  );
  const nodes: DataNode[] = [];
  for (const script of scripts) {
    try {
      nodes.push(...nodesOf(JSON.parse(rawTextOf(script))));
    } catch {
      const message = 'The data for search engines cannot be read.';
      return [{ code: 'structured_data_unreadable', element: 'script[type="application/ld+json"]', message }];
    }
  }
  return [...checkDishes(nodes, visibleDishes(page)), ...checkVisibleFields(nodes, page)];
}

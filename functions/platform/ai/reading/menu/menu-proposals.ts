import type { Menu } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { DRINKS_MENU } from './course-words.ts';
import type { MenuItem } from './menu-items.ts';
import { pricedAs } from './to-dish.ts';

/** What is read of the menus of one text. */
export type Menus = { source: string; folded: string; proposals: ProfileProposal[] };

export const withoutEnds = (text: string) =>
  text.replace(/^[^\p{L}\d\p{Sc}]+/u, '').replace(/[^\p{L}\d)!?'’"]+$/u, '');

/** "entrée + plat)": the bracket that opened went with the marks before it. */
const unbracketed = (text: string) => text.replace(/(^[^(]*)\)$/, '$1');

export function written({ source }: Menus, { start, end }: Span): string {
  return source.slice(start, end).replace(/\s+/g, ' ').trim();
}

export function addMenu(
  menus: Menus,
  item: Span,
  value: Menu,
  confidence: 'certain' | 'likely' = 'certain',
): void {
  const { start, end } = item;
  menus.proposals.push({
    field: 'menus',
    value,
    confidence,
    start,
    end,
    words: menus.source.slice(start, end),
  });
}

export function addSetMenu(menus: Menus, item: MenuItem & { type: 'set menu' }): void {
  const { name, description, availability, kind, price } = item.menu;
  const { price: asWritten, amount, is_per_person } = pricedAs(menus.source, menus.folded, price, []);
  const value = {
    name: withoutEnds(written(menus, name)).slice(0, 80),
    kind,
    description: unbracketed(withoutEnds(written(menus, description))).slice(0, 500),
    availability: withoutEnds(written(menus, availability)).slice(0, 160),
    price: asWritten,
    amount,
    is_per_person,
  };
  addMenu(menus, item, value, value.name.includes(',') ? 'likely' : 'certain');
}

/** "Lunch menu (Mon–Fri 12–2:30)": the name, and when it is served. */
export function namedMenu(menus: Menus, item: MenuItem): Menu {
  const text = written(menus, item);
  const at = text.search(/\s?[(:|]|\s[-–—·]\s|\s(?=\d|mon|tue|wed|thu|fri|sat|sun)/i);
  const name = withoutEnds(at < 1 ? text : text.slice(0, at));
  const availability = at < 1 ? '' : text.slice(at).replace(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, '');
  const kind = /happy hour/i.test(name)
    ? 'happy_hour'
    : DRINKS_MENU.test(name.toLowerCase())
      ? 'drinks'
      : 'menu';
  return { name, kind, description: '', availability, price: '', amount: null, is_per_person: false };
}

import { expect, test } from 'vitest';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { assertMenuGrounded } from './grounding.ts';
import type { MenuDraft } from './menu/menu-draft.ts';

const menu = (name: string, price = ''): MenuDraft => ({
  title: 'Menu',
  items: [{ name, description: '', price }],
});

test.each([
  ['Calzone 12 - discontinued, carbonara 13', 'Calzone'],
  ['Our rival sells margherita. We serve ramen 12', 'Margherita'],
  ['No tiramisu, carbonara 13', 'Tiramisu'],
])('of "%s" a model may not sell %s', (requirements, dish) => {
  const facts = someWebsiteFacts({ requirements });
  expect(() => assertMenuGrounded(menu(dish), facts)).toThrow('a dish that the owner did not name');
});

test('a model may sell what the owner sells', () => {
  const facts = someWebsiteFacts({ requirements: 'No tiramisu, carbonara 13' });
  expect(() => assertMenuGrounded(menu('Carbonara', '13'), facts)).not.toThrow();
});

test.each(['Halal? no.', 'We might deliver one day', 'zero vegan options'])(
  'from "%s" a model may not make a promise',
  (requirements) => {
    const facts = someWebsiteFacts({ requirements });
    const promise = 'Halal food, vegan options and delivery.';
    const draft = { title: promise, items: [] };
    expect(() => assertMenuGrounded(draft, facts)).toThrow('a claim that the owner did not make');
  },
);

import { expect, test } from 'vitest';
import { sourceOf, type ToldRestaurant } from '#tests/corpus/fact-check/a-told-restaurant.ts';
import { createFactCheck } from './create-fact-check.ts';

const WHARF: ToldRestaurant = {
  language: 'en',
  name: 'Lantern Wharf',
  region: 'US',
  currency: 'USD',
  kind: 'restaurant',
  cuisine: 'American',
  street: '4 Dock St',
  town: 'Salem',
  postalCode: '01970',
  phone: ['978-555-0126', '+19785550126'],
  email: 'hello@lanternwharf.example',
  handle: 'lanternwharf',
  services: ['Dinner tue-sat 17:00-22:00'],
  closed: 'mon',
  dishes: [
    'Scallops | Brown butter, corn | $26',
    'Beet salad | Walnuts, goat cheese | $12',
    'Mushroom tagliatelle | Sage butter | $19',
    'Chowder | Cod, potatoes | $12',
    'Chocolate pot | Cream | $9',
    'Green curry | Tofu | $17 | vegan',
    'Plum pie | Almonds | $10',
  ],
  people: [],
  story: [],
  notes: ['Ask us about allergies.'],
};
const check = createFactCheck(sourceOf(WHARF));

test.each([
  'Can’t eat gluten? Try the tagliatelle.',
  'Can’t do milk? The scallops are your plate.',
  'If nuts are a worry, order the beet salad.',
  'The pie has zero gluten.',
  'Chocolate pot for those who cannot have cow’s milk.',
  'The scallops are fine for guests with a milk allergy.',
  'Allergic to nuts? Order the beet salad.',
  'Nut allergy? The beet salad is for you.',
  'Even with a fish allergy you can order the chowder.',
  'Vegans love our tagliatelle.',
  'If you avoid dairy, try the mushroom tagliatelle.',
  'Lactose intolerant guests love our chocolate pot.',
  'Order the salad with an easy mind, whatever your allergies.',
])('nobody is sent to what they cannot eat: %s', (text) => {
  expect(check(text)).not.toEqual([]);
});

test.each([
  'Vegans love our green curry.',
  'Can’t eat dairy? The green curry is vegan.',
  'Ask us about allergies.',
  'Nut allergy? Tell us when you book.',
  'Nuts about pie?',
  'The beet salad has walnuts in it.',
])('what is true, or only warns, passes: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  'Every dessert costs $10.',
  'All mains $26.',
  'Each starter is $12.',
  'Everything costs $12.',
  'Any dish for twelve dollars.',
  'Every dessert on our menu costs ten bucks.',
])('one price is not said of all: %s', (text) => {
  expect(check(text).map(({ kind }) => kind)).toContain('price');
});

import { expect, test } from 'vitest';
import { withCapitals } from './with-capitals.ts';

test.each([
  ['bakery in burlington vermont. we bake overnight', 'Bakery in Burlington Vermont. We bake overnight'],
  ['vegan cafe portland or. we compost everything.', 'Vegan cafe Portland OR. We compost everything.'],
  ['come and see us. 1523 ne alberta', 'Come and see us. 1523 NE Alberta'],
  ['my family is from kalymnos.', 'My family is from Kalymnos.'],
  ['mi abuela abrió en 1968.', 'Mi abuela abrió en 1968.'],
])('a brief without capitals gets the ones that the readers need: %s', (typed, read) => {
  expect(withCapitals(typed)).toBe(read);
});

test.each(['We bake our bread overnight. come early, we sell out.', 'bar', '', 'slices 4, pies 19'])(
  'other text stays as it is: %j',
  (typed) => {
    expect(withCapitals(typed)).toBe(typed);
  },
);

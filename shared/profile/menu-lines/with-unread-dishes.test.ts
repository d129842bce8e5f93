import { expect, test } from 'vitest';
import { readMenuLines } from './read-menu-lines.ts';
import { withUnreadDishes } from './with-unread-dishes.ts';

const MENU = 'Pasta\nCarbonara  14.50\nGricia  13.50\n';

function read(line: string) {
  const { accepted, left } = withUnreadDishes(readMenuLines(`${MENU}${line}\n\nDolci\nTiramisu  8.00`));
  const dishes = accepted.flatMap(({ field, value }) =>
    field === 'dishes' ? [[value.course, value.name, value.price, value.amount]] : [],
  );
  return { added: dishes.slice(2, -1), left };
}

test.each([
  ['+ burrata 4.00', 'Pasta', '+ burrata', '4.00', 4],
  ['Starter + main €24', 'Pasta', 'Starter + main', '€24', 24],
])('an unread line with one price is a dish in its place: %s', (line, ...dish) => {
  expect(read(line)).toEqual({ added: [dish], left: [] });
});

test.each(['Wine glass €7 add a bottle €24', 'Coupon $-5.00'])(
  'a line with other prices is left: %s',
  (line) => {
    expect(read(line)).toEqual({ added: [], left: [line] });
  },
);

test.each(['Call 775 555 0160', 'Prices include tax'])('other lines are no dishes: %s', (line) => {
  expect(read(line)).toEqual({ added: [], left: [] });
});

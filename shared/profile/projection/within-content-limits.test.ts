import { expect, test } from 'vitest';
import { checkRecord } from '#shared/editing/check-record.ts';
import { CONTENT_GRAMMAR } from '#shared/site/editing/content-editing.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { DishSchema, MenuSchema } from '../menu.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile } from '../restaurant-profile.ts';

const word = (length: number) => 'a'.repeat(length);
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('the largest profile can be edited, exported, and imported', () => {
  const sizes = times(8, { label: word(60), price: word(40), amount: 1 });
  const dish = { name: word(120), description: word(500), availability: word(160), variants: sizes };
  const menus = ['a', 'b'].map((end) => `${word(79)}${end}`);
  const content = projectProfile(aSiteContent(), {
    ...emptyProfile(word(100)),
    kind: word(60),
    cuisines: times(6, word(40)),
    phones: [{ number: '', typed: '1'.repeat(50), label: '' }],
    address: {
      text: '',
      street: word(160),
      locality: word(100),
      region: word(100),
      postal_code: word(20),
      country: 'US',
    },
    payment: word(300),
    booking: { policy: 'accepted', note: word(300) },
    hours_text: word(500),
    house_notes: times(40, { text: word(500) }),
    story: times(40, { text: word(1_000) }),
    menus: menus.map((name) => MenuSchema.parse({ name, description: word(500), availability: word(160) })),
    dishes: menus.map((menu) => DishSchema.parse({ ...dish, price: word(40), menu, course: word(80) })),
  });
  expect(checkRecord(CONTENT_GRAMMAR, content)).toEqual({});
});

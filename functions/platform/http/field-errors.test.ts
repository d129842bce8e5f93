import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boundedFields, fieldsOf } from './field-errors.ts';

const OrderSchema = z.strictObject({
  dish: z.string('Name the dish.'),
  wishes: z.optional(z.strictObject({ spice: z.string('Say how hot.') })),
  counts: z.optional(z.array(z.number('Enter a number.'))),
  extras: z.optional(z.record(z.string(), z.number('Enter a number.'))),
});

function fieldsOfOrder(order: unknown): Readonly<Record<string, string>> {
  return boundedFields(fieldsOf(OrderSchema.safeParse(order).error?.issues ?? []));
}

const fieldsNamed = (count: number, name: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), 1]));

test('unknown fields are named next to invalid known ones', () => {
  expect(fieldsOfOrder({ wine: 1, wishes: { spice: 2, heat: 3 } })).toEqual({
    dish: 'Name the dish.',
    wine: 'This field isn’t supported.',
    'wishes.spice': 'Say how hot.',
    'wishes.heat': 'This field isn’t supported.',
  });
});

test('the first 20 of 60,000 unknown fields are named', () => {
  const order = {
    dish: 'soup',
    wishes: { spice: 'hot', ...fieldsNamed(15, (at) => `w${at}`) },
    ...fieldsNamed(60_000, (at) => `x${at}`),
  };
  const names = Object.keys(fieldsOfOrder(order));
  expect(names).toHaveLength(20);
  expect(names).toContain('wishes.w14');
  expect(names).toContain('x4');
});

test('a name of 800,000 characters is repeated with its first 99', () => {
  const [name] = Object.keys(fieldsOfOrder({ dish: 'soup', ['n'.repeat(800_000)]: 1 }));
  expect(name).toBe(`${'n'.repeat(99)}…`);
});

test('all known fields are named next to 60,000 unknown ones', () => {
  const fields = fieldsOfOrder({ ...fieldsNamed(60_000, (at) => `x${at}`), wishes: {} });
  expect(fields).toMatchObject({ dish: 'Name the dish.', 'wishes.spice': 'Say how hot.' });
});

test('messages are shorter than 40,000 characters', () => {
  const json = fc.oneof(fc.string(), fc.integer());
  const names = fc.array(fc.string({ maxLength: 300 }), { maxLength: 300 });
  fc.assert(
    fc.property(names, fc.array(json, { maxLength: 300 }), json, (unknown, counts, extra) => {
      const named = Object.fromEntries(unknown.map((name) => [name, extra]));
      const text = JSON.stringify(fieldsOfOrder({ ...named, counts, extras: named }));
      expect(text.length).toBeLessThan(40_000);
    }),
  );
});

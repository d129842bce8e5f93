import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packMonth, unpackMonth } from './packed-month.ts';

const counts = fc.dictionary(
  fc.constantFrom('count_ai_used', 'sum_ai_used_cost_micros', 'split_x_1'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((amount) => amount + 0),
);
const sums = fc.dictionary(fc.constantFrom('platform', 'feature#a', 'plan#basic'), counts);

test('a month returns its days for the requested scopes', () => {
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 31 }), (all) => {
      const closed = all.map((sums, at) => ({ day: `2031-05-${String(at + 1).padStart(2, '0')}`, sums }));
      const packed = packMonth(closed);
      expect(unpackMonth(packed, ['platform', 'feature#a', 'plan#basic'])).toEqual(closed);
      expect(unpackMonth(packed, ['plan#basic', 'nobody'])).toEqual(
        closed.map(({ day, sums: { 'plan#basic': basic } }) => ({
          day,
          sums: basic === undefined ? {} : { 'plan#basic': basic },
        })),
      );
    }),
  );
});

test('a packed month of a busy platform takes less than a quarter of its days', () => {
  const counters = (names: number, at: number) =>
    Object.fromEntries(
      Array.from({ length: names }, (_, name) => [`sum_of_something_named_${name}`, 7 * at + name]),
    );
  const closed = Array.from({ length: 31 }, (_, at) => {
    const features = Array.from({ length: 12 }, (_, of) => [`feature#${of}`, counters(10, at)]);
    const plans = ['basic', 'professional', 'enterprise'].map((plan) => [`plan#${plan}`, counters(40, at)]);
    const sums = { platform: counters(90, at), ...Object.fromEntries([...features, ...plans]) };
    return { day: `2031-05-${String(at + 1).padStart(2, '0')}`, sums };
  });
  expect(JSON.stringify(packMonth(closed)).length).toBeLessThan(JSON.stringify(closed).length / 4);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutThousands } from './without-thousands.ts';

const wholeNumbers = fc.integer({ min: 0, max: 999_999_999 });
const separators = fc.constantFrom(',', ' ', '\u00a0', '\u202f');

test('thousands separators are removed', () => {
  fc.assert(
    fc.property(wholeNumbers, separators, (number, separator) => {
      const typed = number.toLocaleString('en-US').replaceAll(',', separator);
      expect(withoutThousands(` ${typed} `)).toBe(String(number));
    }),
  );
});

test('a separator anywhere else stays, so the text is not a number', () => {
  const groups = fc.tuple(fc.stringMatching(/^\d{1,6}$/), separators, fc.stringMatching(/^\d{1,6}$/));
  fc.assert(
    fc.property(
      groups.filter(([before, , after]) => before.length > 3 || after.length !== 3),
      ([before, separator, after]) => {
        const typed = `${before}${separator}${after}`;
        expect(withoutThousands(typed)).toBe(typed);
      },
    ),
  );
});

test.each(['1,500 000', '1,,500', ',500', '1,500,', '1,5'])('“%s” stays as it is', (typed) => {
  expect(withoutThousands(typed)).toBe(typed);
});

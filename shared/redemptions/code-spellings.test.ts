import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SPELLINGS, otherSpellings } from './code-spellings.ts';
import { normalizePromoCode } from './promo-code.ts';

test.each([
  ['BACK2O', 'BACK20'],
  ['8ack20', 'BACK20'],
  ['LUPOIO', 'LUPO10'],
  ['lupo l0', 'LUPO10'],
  ['PH050', 'PHO50'],
  ['PHOS0', 'PHO50'],
  ['P1ZZA7K', 'PIZZA7K'],
  ['truffle gqd four', 'TRUFFLEGQD4'],
  ['truffle seven k q for', 'TRUFFLE7KQ4'],
  ['back twenty', 'BACK20'],
  ['back twenty five', 'BACK25'],
  ['lupo one oh', 'LUPO10'],
  ['lupo ten', 'LUPO10'],
  ['Code: TRUFFLEGQD4', 'TRUFFLEGQD4'],
  ['Mention code PHO50.', 'PHO50'],
  ['Back-20 please', 'BACK20'],
])('%s may mean %s', (typed, code) => expect(otherSpellings(typed)).toContain(code));

test('a code has few spellings, found quickly, and never the typed one', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('O0I1LS5B8Z2'.repeat(4), 'code', '')),
      (typed) => {
        const spellings = otherSpellings(typed);
        expect(spellings.length).toBeLessThanOrEqual(MOST_SPELLINGS);
        expect(new Set(spellings).size).toBe(spellings.length);
        expect(spellings).not.toContain(normalizePromoCode(typed));
        for (const code of spellings) expect(normalizePromoCode(code)).toBe(code);
      },
    ),
  );
});

import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { KNOWN_AREA_CODES, TERRITORIES } from '#shared/sms/quiet-hours/area-codes.ts';
import { createListPhoneReader, createPhoneReader } from './phone-reader.ts';

test('North American numbers match the library in every usual format', () => {
  const read = createPhoneReader('US');
  const area = fc.oneof(
    fc.constantFrom(...KNOWN_AREA_CODES),
    fc.constantFrom('800', '900', '500', '555', '123', '411'),
  );
  const spelling = fc.constantFrom(
    '#@$',
    '(#) @-$',
    '#.@.$',
    '+1 # @ $',
    '1-#-@-$',
    '+1#@$',
    '1 (#) @-$',
    '# - @ - $',
  );
  fc.assert(
    fc.property(
      area,
      fc.integer({ min: 100, max: 999 }),
      fc.nat({ max: 9_999 }),
      spelling,
      (code, exchange, line, as) => {
        const typed = as
          .replace('#', code)
          .replace('@', String(exchange))
          .replace('$', String(line).padStart(4, '0'));
        const parsed = parsePhoneNumberFromString(typed, 'US');
        const type = parsed?.getType();
        expect(read(typed)).toEqual(
          parsed?.isPossible() === true
            ? {
                phone: parsed.number,
                mayBeMobile: !['FIXED_LINE', 'TOLL_FREE', 'PREMIUM_RATE', 'UAN', 'SHARED_COST'].includes(
                  type ?? '',
                ),
                isForeign: ![undefined, 'US', ...TERRITORIES].includes(parsed.country),
              }
            : undefined,
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('an invalid number is rejected', () => {
  const read = createPhoneReader('US');
  for (const typed of ['', 'none', '12', '555-0147-0147-0147', '=cmd', '1.2E+10'])
    expect(read(typed)).toBeUndefined();
});

test('a number is read with spreadsheet decorations', () => {
  const read = createPhoneReader('US');
  for (const typed of [
    "'2125550147",
    '="2125550147"',
    '2125550147.0',
    'tel:+12125550147',
    '0012125550147',
    '\u202A+1 (212) 555-0147\u202C',
  ])
    expect(read(typed)?.phone).toBe('+12125550147');
});

test.each([
  ['US', '+1 416 555 0147', true],
  ['US', '(416) 555-0147', true],
  ['US', '+1 242 555 0147', true],
  ['US', '8095550147', true],
  ['US', '2125550147', false],
  ['US', '7875550147', false],
  ['US', '8005550199', false],
  ['PR', '7875550147', false],
  ['PR', '2125550147', false],
  ['CA', '4165550147', false],
  ['CA', '2125550147', true],
  ['GB', '+1 212 555 0147', true],
  ['GB', '07400 123456', false],
  ['GB', '07797 712345', true],
  ['GB', '07781 123456', true],
  ['GB', '07624 123456', true],
  ['JE', '07797 712345', false],
  ['JE', '07400 123456', true],
  ['RU', '8 916 123-45-67', false],
  ['RU', '8 701 123 4567', true],
  ['KZ', '8 701 123 4567', false],
  ['KZ', '+7 916 123-45-67', true],
  ['FI', '018 12345', false],
  ['NO', '79 12 34 56', false],
])('for a restaurant in %s, %s is from another country: %s', (region, typed, isForeign) => {
  expect(createPhoneReader(region)(typed)?.isForeign).toBe(isForeign);
});

test.each([
  '617.555.0124 (cell)',
  '617-555-0124 cell',
  '(617) 555-0124 Mobile',
  'Cell: 617-555-0124',
  'Mobile (617) 555-0124',
  'tel. 617 555 0124',
])('%s is read without its words', (typed) => {
  expect(createPhoneReader('US')(typed)?.phone).toBe('+16175550124');
});

test.each(['+52 1 55 1234 5678', '+5215512345678', '0052 1 (55) 1234-5678', '+52 55 1234 5678'])(
  '%s is a Mexican mobile',
  (typed) => {
    expect(createPhoneReader('US')(typed)).toEqual({
      phone: '+525512345678',
      mayBeMobile: true,
      isForeign: true,
    });
  },
);

test('a number interrupted by words is rejected', () => {
  const read = createPhoneReader('US');
  for (const typed of ['617 555 CALL', 'call Ana', '617-555 (0124 cell)'])
    expect(read(typed)).toBeUndefined();
});

test('an E.164 number is stable, so a list can be sent with parsed numbers', () => {
  const region = fc.constantFrom(
    'US',
    'CA',
    'GB',
    'GG',
    'DE',
    'FR',
    'IT',
    'ES',
    'MX',
    'JP',
    'AU',
    'RU',
    'KZ',
    '',
  );
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 12 });
  const start = fc.constantFrom(
    '',
    '0',
    '+1',
    '+44',
    '+44 7',
    '+49',
    '+52 1',
    '07',
    '06',
    '015',
    '(212) 555 ',
    '800',
    '00',
  );
  fc.assert(
    fc.property(region, start, digits, (country, before, rest) => {
      const read = createPhoneReader(country);
      const phone = read(before + rest);
      fc.pre(phone !== undefined);
      expect(read(phone?.phone ?? '')).toEqual(phone);
      expect(createListPhoneReader(country)(before + rest)).toEqual(phone);
    }),
    { numRuns: 2_000 },
  );
});

test('a number without an area code is rejected', () => {
  for (const country of ['US', 'CA']) expect(createPhoneReader(country)('757-7094')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { createSpelling } from './british-spelling.ts';

const LINE = 'Colorful, savory, and full of flavor, for takeout.';

test('our copy has British spelling in Britain, by country or by a number that begins with 0', () => {
  const british = 'Colourful, savoury, and full of flavour, for takeaway.';
  expect(createSpelling({ ...emptyProfile('The Hind'), region: 'GB' })(LINE)).toBe(british);
  const phones = [{ typed: '01969 555 210', number: '', label: '' }];
  expect(createSpelling({ ...emptyProfile('The Hind'), phones })(LINE)).toBe(british);
});

test('our copy has American spelling elsewhere', () => {
  expect(createSpelling({ ...emptyProfile('Lupo'), region: 'US' })(LINE)).toBe(LINE);
});

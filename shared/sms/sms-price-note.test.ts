import { expect, test } from 'vitest';
import { smsPriceNote } from './sms-price-note.ts';

test('an unknown text price names the country it applies to', () => {
  expect(smsPriceNote('DE')).toBe(
    'We don’t have pricing for Germany. This estimate uses US rates. Your actual cost may differ.',
  );
});

test.each(['US', 'PR', ''])('prices apply to a restaurant in %j', (country) => {
  expect(smsPriceNote(country)).toBeNull();
});

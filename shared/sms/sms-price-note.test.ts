import { expect, test } from 'vitest';
import { smsPriceNote } from './sms-price-note.ts';

test('where the price of texts is not known, it is said for which country it is', () => {
  expect(smsPriceNote('DE')).toBe(
    'We don’t have pricing for Germany. This estimate uses US rates, so your actual cost may differ.',
  );
});

test.each(['US', 'PR', ''])('for a restaurant in %j prices are right', (country) => {
  expect(smsPriceNote(country)).toBeNull();
});

import { expect, test } from 'vitest';
import { smsPriceNote } from './sms-price-note.ts';

test('where the price of texts is not known, it is said for which country it is', () => {
  expect(smsPriceNote('DE')).toBe(
    'We know no price of texts to phones in Germany. What stands here is what they cost in the United States: your bill will differ.',
  );
});

test.each(['US', 'PR', ''])('for a restaurant in %j prices are right', (country) => {
  expect(smsPriceNote(country)).toBeNull();
});

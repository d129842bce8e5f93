import { expect, test } from 'vitest';
import { isOfferOver } from './offer-end.ts';

test.each([
  ['20% off through December 5', '2026-12-05', '2026-12-06'],
  ['Half-price wings until Dec 5', '2026-12-05', '2026-12-06'],
  ['Postre gratis hasta el 5 de diciembre', '2026-12-05', '2026-12-06'],
  ['Un dessert offert jusqu’au 5 décembre', '2026-12-05', '2026-12-06'],
  ['Zwei für eins bis 5. Dezember', '2026-12-05', '2026-12-06'],
  ['Dolce in omaggio fino al 5 dicembre', '2026-12-05', '2026-12-06'],
  ['Free cider through January 3', '2026-12-31', '2027-01-04'],
])('%s is valid on %s and over on %s', (offer, holds, over) => {
  expect([isOfferOver(offer, holds), isOfferOver(offer, over)]).toEqual([false, true]);
});

test.each([
  '20% off on Tuesdays',
  'Free dessert until we run out',
  'Happy hour until 6',
  'Two tacos for $5',
  '',
])('an offer without a last day never ends: %s', (offer) => {
  for (const date of ['2026-12-05', '2027-06-30']) expect(isOfferOver(offer, date)).toBe(false);
});

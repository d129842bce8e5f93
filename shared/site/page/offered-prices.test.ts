import { describe, expect, test } from 'vitest';
import { type OfferedPrice, offeredPrices } from './offered-prices.ts';

const short = ({ name, price, currency }: OfferedPrice) =>
  [name, price, currency].filter((part) => part !== undefined).join(' | ');

describe('prices of sizes', () => {
  test.each([
    ['half $8, full $14', ['half | 8 | USD', 'full | 14 | USD']],
    ['piccola 5,00 € / media 7,50 €', ['piccola | 5.00 | EUR', 'media | 7.50 | EUR']],
    ['4 / 7', ['4', '7']],
    ['4/7 €', ['4 | EUR', '7 | EUR']],
    ['12 / large 16', ['12', 'large | 16']],
    ['20 cm 9 € / 30 cm 12 €', ['20 cm | 9 | EUR', '30 cm | 12 | EUR']],
    ['0,2 l 4,20 € · 0,75 l 19 €', ['0,2 l | 4.20 | EUR', '0,75 l | 19 | EUR']],
    [
      'Small (2 people) £18 / Large (4 people) £30',
      ['Small (2 people) | 18 | GBP', 'Large (4 people) | 30 | GBP'],
    ],
    ['S/. 12 / S/. 18', ['12 | PEN', '18 | PEN']],
    ['Large 12 / Extra large 14', ['Large | 12', 'Extra large | 14']],
    ['10 USD / 9 EUR', ['10 | USD', '9 | EUR']],
    ['صغير ٤٥ ر.س / كبير ٦٠ ر.س', ['صغير | 45 | SAR', 'كبير | 60 | SAR']],
  ])('in "%s" each belong to their size', (text, prices) => {
    expect(offeredPrices(text).map(short)).toEqual(prices);
  });

  test.each(['14.50', '45 / kg', '1,200', 'from 12'])('are a single one in "%s"', (text) => {
    expect(offeredPrices(text)).toHaveLength(1);
  });

  test.each([
    'Market price',
    '12 - 14',
    '12, 14',
    '(4) £15.50',
    '2 for 10',
    '€12 / 100 g',
    '18 / +3 with fries',
    '14 / add chicken 4',
    '20% off 12 / 14',
    '1/2',
    '1/2 lb 9',
    '6 / 12 Stück 9 / 16',
    'Adults 25 / children 5-9 12',
    'GLASS/BOTTLE 10/30',
    '9am 5 / 5pm 7',
    '1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10 / 11',
  ])('are none in "%s", which is ambiguous', (text) => {
    expect(offeredPrices(text)).toEqual([]);
  });
});

describe('an Arabic currency', () => {
  test.each([
    ['45 د.إ', undefined, 'AED'],
    ['٤٥ درهم إماراتي', undefined, 'AED'],
    ['٤٥ ريال سعودي', undefined, 'SAR'],
    ['٤٥ ريال قطري', 'SAR', 'QAR'],
    ['٤٥ ريال', 'SAR', 'SAR'],
    ['٤٥ ريال', 'OMR', 'OMR'],
    ['٤٥ ريال', undefined, undefined],
    ['٤٥ ريال', 'EUR', undefined],
    ['٣٫٥ دينار', 'KWD', 'KWD'],
    ['٣٫٥ د.ك', undefined, 'KWD'],
    ['١٢٠ جنيه', 'EGP', 'EGP'],
    ['٤٥ درهم', 'MAD', 'MAD'],
    ['12 دولار', undefined, 'USD'],
    ['٤٥', 'JOD', 'JOD'],
  ])('"%s" in a restaurant that uses %s is %s', (text, restaurantCurrency, currency) => {
    expect(offeredPrices(text, restaurantCurrency).map((price) => price.currency)).toEqual([currency]);
  });
});

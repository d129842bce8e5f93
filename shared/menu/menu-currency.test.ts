import { expect, test } from 'vitest';
import { currencyOfMenu } from './menu-currency.ts';
import { amountOf, type MenuItem } from './menu-item.ts';
import { moneyText } from './money-text.ts';

const aMenu = (...prices: string[]) =>
  prices.map(
    (priceText, index): MenuItem => ({
      name: `Item ${index}`,
      course: '',
      priceText,
      price: amountOf(priceText),
      description: '',
      hasPhoto: false,
    }),
  );

test.each([
  [['€12', '9,50 €', '14'], 'USD', 'EUR'],
  [['£12.50'], undefined, 'GBP'],
  [['$12', '$14'], 'CAD', 'CAD'],
  [['$12', '$14'], undefined, 'USD'],
  [['$12', '$14'], 'EUR', 'USD'],
  [['12', '14.50'], 'EUR', 'EUR'],
  [['CHF 24', 'CHF 31'], undefined, 'CHF'],
  [['¥1,200', '¥900'], undefined, 'JPY'],
  [['12', '14.50'], undefined, ''],
  [[], 'USD', 'USD'],
])('prices like %j in a restaurant that uses %s are in %s', (prices, restaurantCurrency, currency) =>
  expect(currencyOfMenu(aMenu(...prices), restaurantCurrency)).toBe(currency),
);

test('an amount has no unknown currency sign', () => {
  expect(moneyText(14.5, '')).toBe('14.50');
  expect(moneyText(14.5, 'EUR')).toBe('€14.50');
  expect(moneyText(1200, 'KRW')).toBe('₩1,200');
});

test('a price in thousands is one amount', () => {
  expect(amountOf('¥1,200')).toBe(1200);
  expect(amountOf('12,90 €')).toBe(12.9);
  expect(amountOf('4 / 7')).toBeNull();
});

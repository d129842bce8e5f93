import { describe, expect, test } from 'vitest';
import type { SiteContent } from '#shared/site/site-content.ts';
import { anEmptySiteContent, aSiteContent } from '#tests/builders/a-site-content.ts';
import { amountOf, currencyOf } from './price.ts';
import { renderSite } from './render-site.ts';

const OPTIONS = {
  mode: 'published',
  siteUrl: 'https://sites.example/osteria-lupo/',
  assetsOrigin: '',
} as const;

function dataOf(content: SiteContent, mode: 'published' | 'preview' = 'published') {
  const { html } = renderSite(content, { ...OPTIONS, mode });
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

describe('structured data', () => {
  test('states what the page states', () => {
    const [restaurant, faq] = dataOf(aSiteContent())['@graph'];
    expect(restaurant).toEqual({
      '@type': 'Restaurant',
      name: 'Osteria Lupo',
      description: 'Pasta the way it is made in Testaccio.',
      url: 'https://sites.example/osteria-lupo/',
      image: 'https://sites.example/images/w1/aa-1600.webp',
      servesCuisine: 'Roman',
      telephone: '(555) 237-4410',
      address: '18 Mill Lane, Portland',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Monday',
          opens: '00:00',
          closes: '00:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Tuesday',
          opens: '18:00',
          closes: '23:00',
        },
      ],
      hasMenu: {
        '@type': 'Menu',
        name: 'What we cook',
        url: 'https://sites.example/osteria-lupo/#menu',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Primi',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Cacio e pepe',
                description: 'Pecorino, black pepper',
                offers: { '@type': 'Offer', price: '17.00', priceCurrency: 'USD' },
              },
              {
                '@type': 'MenuItem',
                name: 'Amatriciana',
                description: 'Guanciale, tomato',
                offers: { '@type': 'Offer', price: '18.50', priceCurrency: 'USD' },
              },
            ],
          },
          {
            '@type': 'MenuSection',
            name: 'Dolci',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Maritozzo',
                offers: { '@type': 'Offer', price: '7.50', priceCurrency: 'EUR' },
              },
            ],
          },
        ],
      },
    });
    expect(faq.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Do you take walk-ins?',
        acceptedAnswer: { '@type': 'Answer', text: 'Always.' },
      },
    ]);
  });

  test('distinguishes an open-ended day from a closed one', () => {
    const day = (closes: string) => [{ opens: '00:00', closes }];
    const opening_hours = { monday: [], tuesday: day('24:00'), friday: day('00:00') };
    const [restaurant] = dataOf(aSiteContent({ opening_hours }))['@graph'];
    expect(restaurant.openingHoursSpecification).toMatchObject([
      { dayOfWeek: 'https://schema.org/Monday', opens: '00:00', closes: '00:00' },
      { dayOfWeek: 'https://schema.org/Tuesday', opens: '00:00', closes: '23:59' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '00:00', closes: '23:59' },
    ]);
  });

  test('leaves out unknown facts', () => {
    expect(dataOf(anEmptySiteContent({ website_name: 'Lupo' }))['@graph']).toEqual([
      { '@type': 'Restaurant', name: 'Lupo', url: 'https://sites.example/osteria-lupo/' },
    ]);
  });

  test('never contains a preview’s samples', () => {
    expect(JSON.stringify(dataOf(anEmptySiteContent(), 'preview'))).not.toMatch(
      /House Salad|010-0123|reservations/,
    );
  });

  test('leaves out hidden sections', () => {
    const [restaurant, faq] = dataOf(aSiteContent({ section_order: ['hero', 'about'] }))['@graph'];
    expect(restaurant).not.toHaveProperty('hasMenu');
    expect(restaurant).not.toHaveProperty('telephone');
    expect(faq).toBeUndefined();
  });

  test('can’t close its script element', () => {
    const content = aSiteContent({ website_name: '</script><script>alert(1)</script>' });
    expect(renderSite(content, OPTIONS).html.match(/<script/g)).toHaveLength(1);
    expect(dataOf(content)['@graph'][0].name).toBe(content.website_name);
  });
});

describe('prices', () => {
  test.each([
    ['$18.99', '18.99', 'USD'],
    ['14.50', '14.50', undefined],
    ['€ 9', '9', 'EUR'],
    ['14,50 €', '14.50', 'EUR'],
    ['S/. 32', '32', 'PEN'],
    ['CHF 1’250.00', '1250.00', 'CHF'],
    ['¥1,200', '1200', 'JPY'],
    ['Market price', undefined, undefined],
    ['$12 / $18', undefined, 'USD'],
  ])('%s is %s in %s', (price, amount, currency) => {
    expect(amountOf(price)).toBe(amount);
    expect(currencyOf(price)).toBe(currency);
  });
});

test.each([
  ['24 $', 'CAD', 'CAD'],
  ['$180', 'MXN', 'MXN'],
  ['US$12', 'CAD', 'USD'],
  ['$12', 'EUR', 'USD'],
  ['12,50 €', 'CHF', 'EUR'],
  ['¥48', 'CNY', 'CNY'],
  ['14.50', 'CHF', 'CHF'],
  ['14.50', undefined, undefined],
])('%s in a restaurant that uses %s is in %s', (price, restaurantCurrency, currency) => {
  expect(currencyOf(price, restaurantCurrency)).toBe(currency);
  const menu_items = [{ name: 'Tartare', description: '', price }];
  const content = {
    ...aSiteContent(),
    menu_items,
    ...(restaurantCurrency && { currency: restaurantCurrency }),
  };
  const [restaurant] = dataOf(content)['@graph'];
  const stated = /"priceCurrency":"(\w+)"/.exec(JSON.stringify(restaurant.hasMenu))?.[1];
  expect(stated).toBe(currency);
});

test('each size of a dish is an offer', () => {
  const menu_items = [
    { name: 'Tagliatelle', description: '', price: 'half $8, full $14' },
    { name: 'House red', description: '', price: '4 / 7' },
  ];
  const [restaurant] = dataOf(aSiteContent({ menu_items, currency: 'EUR' }))['@graph'];
  expect(restaurant.hasMenu.hasMenuItem).toEqual([
    {
      '@type': 'MenuItem',
      name: 'Tagliatelle',
      offers: [
        { '@type': 'Offer', name: 'half', price: '8', priceCurrency: 'USD' },
        { '@type': 'Offer', name: 'full', price: '14', priceCurrency: 'USD' },
      ],
    },
    {
      '@type': 'MenuItem',
      name: 'House red',
      offers: [
        { '@type': 'Offer', price: '4', priceCurrency: 'EUR' },
        { '@type': 'Offer', price: '7', priceCurrency: 'EUR' },
      ],
    },
  ]);
});

test('a price in other digits is an offer', () => {
  const content = aSiteContent();
  const menu_items = [{ name: 'حمص', description: '', price: '١٤٫٥٠ د.إ' }];
  const [restaurant] = dataOf({ ...content, menu_items })['@graph'];
  expect(JSON.stringify(restaurant.hasMenu)).toContain(
    '"offers":{"@type":"Offer","price":"14.50","priceCurrency":"AED"}',
  );
  expect(amountOf('۲۵')).toBe('25');
  expect(amountOf('१,२००')).toBe('1200');
  expect(amountOf('١٬٢٠٠')).toBe('1200');
  expect(amountOf('١٫٢٥٠ د.ك')).toBe('1.250');
  expect(amountOf('١٢ - ١٤')).toBeUndefined();
});

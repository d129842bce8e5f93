import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Offer, offerPage } from './offer-page.ts';

const ADDRESS = 'https://sites.example/lupo/offer/LOBSTER20/';
const anOffer = (given: Partial<Offer> = {}): Offer => ({
  restaurantName: 'Harbor Street Fish House',
  dish: 'Lobster roll',
  offer: '20% off on Tuesdays',
  code: 'LOBSTER20',
  endsOn: '2026-03-31',
  address: '12 Court Street\nBrooklyn, NY 11201',
  phone: '(212) 555-0147',
  website: '',
  hasMenu: false,
  language: 'en',
  photo: '',
  ...given,
});

test('the page shows offer, dish, code, last day, and place', () => {
  const html = offerPage(anOffer(), ADDRESS);
  for (const said of [
    '<h1 dir="auto">20% off on Tuesdays</h1>',
    'Lobster roll',
    'LOBSTER20',
    'Good until March 31, 2026',
    '12 Court Street',
    'href="tel:2125550147"',
    'Get directions',
    '<meta name="robots" content="noindex">',
  ])
    expect(html).toContain(said);
  expect(html).not.toMatch(/<script|<img|<form/);
});

test('a restaurant with only a city has no directions', () => {
  const html = offerPage(anOffer({ address: 'Portland, ME' }), ADDRESS);
  expect(html).toContain('Portland, ME');
  expect(html).not.toContain('Get directions');
});

test('a published website is linked with its menu', () => {
  const website = 'https://sites.example/lupo/';
  const html = offerPage(anOffer({ website, hasMenu: true }), ADDRESS);
  expect(html).toContain(`<a class="button" href="${website}#menu">View Our Menu</a>`);
  expect(html).toContain(`<a href="${website}">Website</a>`);
  expect(offerPage(anOffer({ website }), ADDRESS)).not.toContain('#menu');
  expect(offerPage(anOffer({ website: '', hasMenu: true }), ADDRESS)).not.toContain('offer-links"');
});

test('unknown facts are left out', () => {
  const html = offerPage(anOffer({ address: '', phone: '' }), ADDRESS);
  expect(html).not.toMatch(/<address|Get directions|tel:/);
});

test.each(['es', 'fr', 'de', 'it', 'pt', 'ar'])('a page in "%s" has no English text', (language) => {
  const html = offerPage(anOffer({ language }), ADDRESS);
  expect(html).not.toMatch(/Good until|Show or say|Get directions/);
  expect(html).toContain(`<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`);
});

test('a photo of the dish is shown with alt text', () => {
  expect(offerPage(anOffer({ photo: '/images/x/wide.jpg' }), ADDRESS)).toMatch(
    /<img class="offer-photo" src="\/images\/x\/wide\.jpg" alt="[^"]*Lobster roll[^"]*"/,
  );
});

test('typed markup is shown as text', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=y>', "' onmouseover='", '</style>'),
  );
  fc.assert(
    fc.property(typed, typed, typed, typed, typed, (restaurantName, dish, offer, address, language) => {
      const html = offerPage(anOffer({ restaurantName, dish, offer, address, language }), ADDRESS);
      expect(html).not.toMatch(/<script|onerror=y>|<img|' onmouseover/);
      expect(html.match(/<\/style>/g)).toHaveLength(1);
    }),
  );
});

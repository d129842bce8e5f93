import { expect, test } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';

const read = (html: string) => readPageFacts(html, 'https://restaurant.example/');
const itemsOf = (html: string) => read(html).structuredData.first.map(({ value }) => value);
const json = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

test('microdata is read, visible or not', () => {
  const facts = read(
    `<div itemscope itemtype="http://schema.org/Restaurant"><meta itemprop="name" content="Casa Olé">
     <meta itemprop="telephone" content="505-555-0117"><link itemprop="hasMenu" href="/menu.html">
     <meta itemprop="openingHours" content="Mo-Sa 11:00-21:00">
     <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">300 Central Ave</span>
     <span itemprop="addressLocality">Albuquerque</span></div>
     <div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">So good</span></div>
     <a itemprop="sameAs" href="https://www.facebook.com/casaole">f</a></div><span itemprop="telephone">1</span>`,
  );
  expect(facts.structuredData.first.map(({ value }) => value)).toEqual([
    {
      telephone: '505-555-0117',
      address: '300 Central Ave, Albuquerque',
      hours: 'Mo-Sa 11:00-21:00',
      hasMenu: true,
    },
  ]);
  expect(facts.accounts.first.map(({ value }) => value.provider)).toEqual(['Facebook']);
  expect(facts.structuredData.first[0]?.snippet).toContain('itemtype="http://schema.org/Restaurant"');
});

test('an organization with a place or a name is the restaurant', () => {
  const data = { '@type': 'Organization', name: 'Copper Ox', telephone: ['402-555-0166', '402-555-0167'] };
  expect(itemsOf(json({ '@graph': [{ '@type': 'WebSite', name: 'Copper Ox' }, data] }))).toEqual([
    { telephone: '402-555-0166', hasMenu: false },
  ]);
});

test('an organization with only a logo contributes accounts', () => {
  const { structuredData, accounts } = read(
    json({ '@type': 'Organization', logo: 'x.png', sameAs: ['https://instagram.com/crumb'] }),
  );
  expect([structuredData.count, accounts.count]).toEqual([0, 1]);
});

test('the first of several addresses counts', () => {
  const address = [
    { '@type': 'PostalAddress', streetAddress: '1401 K Street' },
    { streetAddress: '2 B Street' },
  ];
  expect(itemsOf(json({ '@type': ['FastFoodRestaurant'], address }))[0]?.address).toBe('1401 K Street');
});

test.each([
  { '@type': 'WebPage', telephone: '1' },
  { '@type': 'Person', address: '1 Main St' },
  { '@type': 'Event', name: 'Luau Night', address: 'x' },
])('$@type isn’t a restaurant', (data) => expect(itemsOf(json(data))).toEqual([]));

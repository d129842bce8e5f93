import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts, LinkOffer } from './facts.ts';
import type { PageFacts } from './read-page-facts.ts';
import { readPageFacts } from './read-page-facts.ts';

const PAGES = `${import.meta.dirname}/../../../tests/corpus/pages`;
const ADDRESS = 'https://restaurant.example/';
const expected = JSON.parse(readFileSync(`${PAGES}/expected.json`, 'utf8')) as Record<string, object>;
const names = Object.keys(expected);

function pageOf(name: string): string {
  return readFileSync(`${PAGES}/${name}.html`, 'utf8');
}

function values<Value>({ first }: Facts<Value>): Value[] {
  return first.map(({ value }) => value);
}

function providers(offers: Facts<LinkOffer>): string[] {
  return values(offers).map(({ provider }) => provider ?? 'own');
}

/** The parts of the facts that the expectations name. */
function summary(facts: PageFacts) {
  return {
    title: facts.title?.value ?? null,
    language: facts.language?.value ?? null,
    viewport: facts.viewport !== undefined,
    menu: facts.menu.kind,
    prices: facts.prices.count,
    ordering: providers(facts.ordering),
    booking: providers(facts.booking),
    phones: values(facts.phones),
    hasAddress: facts.addresses.count > 0,
    social: providers(facts.social),
    reviews: providers(facts.reviews),
    maps: facts.maps.count,
    images: facts.images.count,
    imagesWithoutAlt: facts.imagesWithoutAlt.count,
    structured: facts.structuredData.count,
    blocking: facts.blockingResources.count,
    h1: facts.h1.count,
  };
}

function snippetsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'snippet' in value && typeof value.snippet === 'string' ? [value.snippet] : [];
  return [...own, ...Object.values(value).flatMap(snippetsIn)];
}

test('every page of the corpus has its expectations', () => {
  const files = readdirSync(PAGES).filter((file) => file.endsWith('.html'));
  expect(files.map((file) => file.replace('.html', '')).sort()).toEqual([...names].sort());
  expect(names).toHaveLength(20);
});

test.each(names)('the page %s says what people see on it', (name) => {
  expect(summary(readPageFacts(pageOf(name), ADDRESS))).toEqual(expected[name]);
});

test.each(names)('every fact of %s quotes the page in at most 200 characters', (name) => {
  const snippets = snippetsIn(readPageFacts(pageOf(name), ADDRESS));

  for (const snippet of snippets) {
    expect(snippet.length).toBeGreaterThan(0);
    expect(snippet.length).toBeLessThanOrEqual(200);
  }
});

test('structured data is read', () => {
  const facts = readPageFacts(pageOf('wordpress-bistro'), ADDRESS);

  expect(values(facts.structuredData)).toEqual([
    {
      telephone: '+1-207-555-0142',
      address: '18 Custom House Wharf, Portland, ME, 04101',
      hours: 'Tu-Sa 17:00-22:00',
      hasMenu: true,
    },
  ]);
});

test('skipped heading levels, unnamed links and fields, and insecure resources are found', () => {
  const html =
    '<h1>A</h1><h3>B</h3><a href="/x"><img src="http://a.example/b.png"></a><a href="/y"><img alt="Y" src="c"></a>' +
    '<input name="q"><label>Name <input></label><input type="hidden"><textarea aria-label="Note"></textarea>';
  const facts = readPageFacts(html, ADDRESS);

  expect(values(facts.skippedHeadings)).toEqual(['h3']);
  expect(values(facts.unnamedLinks)).toEqual(['/x']);
  expect(values(facts.unnamedFields)).toEqual(['input']);
  expect(values(facts.insecureResources)).toEqual(['http://a.example/b.png']);
});

test('script-only buttons and noindex are found', () => {
  const html =
    '<meta name="robots" content="noindex, follow"><button>Order online</button><a href="#order">Start your order</a>' +
    '<a href="javascript:void(0)">Order Now</a><button>Close</button><a href="/order">Order now</a>';
  const facts = readPageFacts(html, ADDRESS);

  expect(values(facts.orderButtons)).toEqual(['Order online', 'Start your order', 'Order Now']);
  expect(providers(facts.ordering)).toEqual(['own']);
  expect(facts.noIndex?.snippet).toContain('noindex');
});

test('accounts of builders don’t count, and those in the structured data do', () => {
  const facts = readPageFacts(
    '<a href="https://www.facebook.com/wix">f</a><a href="https://www.instagram.com/lupo.roma">i</a>' +
      '<script type="application/ld+json">{"@type":"Restaurant","sameAs":["https://www.facebook.com/lupo","https://lupo.example"]}</script>',
    ADDRESS,
  );
  expect(providers(facts.social)).toEqual(['Instagram']);
  expect(providers(facts.accounts)).toEqual(['Facebook']);
});

test('services are recognized under country domains, not under lookalikes', () => {
  const links = ['https://www.tripadvisor.fr/R', 'https://deliveroo.co.uk/menu/x', 'https://yelp.evil.com/x'];
  const facts = readPageFacts(links.map((url) => `<a href="${url}">x</a>`).join(''), ADDRESS);
  expect([...providers(facts.reviews), ...providers(facts.ordering)]).toEqual(['Tripadvisor', 'Deliveroo']);
});

test('phone numbers, addresses, and hours in plain text aren’t read', () => {
  const facts = readPageFacts(
    '<p>12 Long Street, New York</p><p>(212) 555-0147</p><p>Mon-Sun 5:00 pm - 10:00 pm</p>' +
      '<address>12 Long Street</address><a href="tel:+12125550148">Call</a><a href="https://wa.me/12125550149">Chat</a>',
    ADDRESS,
  );
  expect(values(facts.phones)).toEqual(['+12125550148', '12125550149']);
  expect(values(facts.addresses)).toEqual(['12 Long Street']);
});

test('numbers without a currency or cents aren’t prices', () => {
  const facts = readPageFacts('<p>Plat du jour 14</p><p>Entrecôte 24</p><p>Mousse 7</p>', ADDRESS);
  expect([facts.menu.kind, facts.prices.count]).toEqual(['none', 0]);
});

test('dot leaders before prices aren’t part of them', () => {
  const facts = readPageFacts('<p>Pulpo....16€</p><p>Ensalada.......9,00</p><p>Versión 1.2.50</p>', ADDRESS);
  expect(facts.prices.first.map(({ value }) => value)).toEqual(['16€', '9,00']);
});

test('no page content throws an error', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '</',
    '<a href=',
    '<!--',
    '<script>',
    '<table>',
    '&#x',
    '<td',
    '$1',
    'Mon 1-2',
    '\0',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), fc.string(), (pieces, address) => {
      readPageFacts(pieces.join(''), address);
    }),
    { numRuns: 200 },
  );
  const all = names.map(pageOf).join('');
  for (let at = 0; at < all.length; at += 211) readPageFacts(all.slice(at, at + 3000), ADDRESS);
});

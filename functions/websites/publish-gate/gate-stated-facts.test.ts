import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { type SiteContent, TEMPLATE_IDS, WEEKDAYS } from '#shared/site/site-content.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';
import { PAGE_LANGUAGES } from '#shared/site/words/words-of-language.ts';
import { aDetailedSite } from '#tests/builders/a-detailed-site.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';

function published(content: SiteContent): string {
  return renderSite(content, { mode: 'published', siteUrl: '/lupo/', assetsOrigin: '' }).html;
}

const check = (html: string, content: SiteContent) =>
  checkRenderedPage({ html, content, pageBytes: pageBytes(html, content) }).map(({ code }) => code);

test.each(PAGE_LANGUAGES)('a page in %s with full contact details and hours passes', (language) => {
  const content = aDetailedSite({ language });
  expect(check(published(content), content)).toEqual([]);
});

test.each(TEMPLATE_IDS)('it also passes in the design %s', (template_id) => {
  const content = aDetailedSite({ template_id });
  expect(check(published(content), content)).toEqual([]);
});

const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength }),
    fc.string({ maxLength, unit: 'binary' }),
    fc.constantFrom('', ' ', '–', '<b>'),
  );
const time = fc.constantFrom('00:00', '07:15', '12:00', '18:30', '24:00');
const season = fc.record({
  from: fc.constantFrom('05-01', '11-15'),
  to: fc.constantFrom('02-29', '09-30'),
  name: text(40),
  dates: fc.constantFrom({ from: '2027-05-01', to: '2027-09-30' }, { from: '2026-11-15', to: '2027-02-28' }),
});
const service = fc.record({
  name: fc.oneof(text(40), fc.constantFrom('Kitchen', 'Lunch')),
  days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
  opens: time,
  closes: fc.option(time),
  last_seating: fc.option(time),
  season: fc.option(season),
  note: text(160),
});
const link = fc.record({
  kind: fc.constantFrom(...LINK_KINDS),
  url: fc.string({ maxLength: 60 }).map((path) => `https://lupo.example/${path}`),
  text: text(160),
});
const phone = fc.record({ text: text(50), label: text(40), number: fc.constantFrom('', '+12125550147') });

test('a page with services, phones, and links under unusual names passes', () => {
  const facts = fc.record({
    services: fc.array(service, { maxLength: 6 }),
    phones: fc.array(phone, { maxLength: 4 }),
    links: fc.array(link, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(facts, fc.constantFrom(...PAGE_LANGUAGES), (given, language) => {
      const content = { ...aDetailedSite({ language }), ...given };
      expect(check(published(content), content)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['another second phone', '"(212) 555-0148"', '"(212) 555-0000"'],
  ['the phones in another order', '"(212) 555-0148","555-0149"', '"555-0149","(212) 555-0148"'],
  [
    'a link that isn’t on the page',
    '"sameAs":["https://www.instagram.com/lupo.nyc/"',
    '"sameAs":["https://x.com/lupo"',
  ],
  [
    'other hours in a season',
    '"validThrough":"2027-08-31","opens":"10:00"',
    '"validThrough":"2027-08-31","opens":"09:00"',
  ],
  ['another season', '"validFrom":"2027-06-01"', '"validFrom":"2027-05-01"'],
  ['a season’s hours for the whole year', '"validFrom":"2027-06-01","validThrough":"2027-08-31",', ''],
  ['a page with another season', '<time datetime="2027-06-01">', '<time datetime="2027-06-02">'],
])('structured data excludes %s', (_, printed, changed) => {
  const content = aDetailedSite();
  const html = published(content);
  expect(html).toContain(printed);
  expect([...new Set(check(html.replace(printed, changed), content))]).toEqual(['structured_data_differs']);
});

import { expect, test } from 'vitest';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { type SiteContent, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { PAGE_LANGUAGES } from '#shared/site/words/words-of-language.ts';
import { aToldSite } from '#tests/builders/a-told-site.ts';
import { checkPage } from './publish-gate.ts';

function published(content: SiteContent): string {
  return renderSite(content, { mode: 'published', siteUrl: '/lupo/', assetsOrigin: '' }).html;
}

const check = (html: string, content: SiteContent) =>
  checkPage({ html, content, pageBytes: pageBytes(html, content) }).map(({ code }) => code);

test.each(PAGE_LANGUAGES)('a page in %s with everything of contact and hours passes', (language) => {
  const content = aToldSite({ language });
  expect(check(published(content), content)).toEqual([]);
});

test.each(TEMPLATE_IDS)('so it does in the design %s', (template_id) => {
  const content = aToldSite({ template_id });
  expect(check(published(content), content)).toEqual([]);
});

test.each([
  ['another second phone', '"(212) 555-0148"', '"(212) 555-0000"'],
  ['the phones in another order', '"(212) 555-0148","555-0149"', '"555-0149","(212) 555-0148"'],
  [
    'a link that the page has not',
    '"sameAs":["https://www.instagram.com/lupo.nyc/"',
    '"sameAs":["https://x.com/lupo"',
  ],
  [
    'other hours in a season',
    '"validThrough":"2027-08-31","opens":"10:00"',
    '"validThrough":"2027-08-31","opens":"09:00"',
  ],
  ['another season', '"validFrom":"2027-06-01"', '"validFrom":"2027-05-01"'],
  ['a season as hours of all year', '"validFrom":"2027-06-01","validThrough":"2027-08-31",', ''],
  ['a page that says another season', '<time datetime="2027-06-01">', '<time datetime="2027-06-02">'],
])('search engines are not told %s', (_, printed, changed) => {
  const content = aToldSite();
  const html = published(content);
  expect(html).toContain(printed);
  expect([...new Set(check(html.replace(printed, changed), content))]).toEqual(['structured_data_differs']);
});

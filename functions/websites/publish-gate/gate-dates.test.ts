import { expect, test } from 'vitest';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { DatedOpening, SiteContent } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';

const dates: DatedOpening[] = [
  { name: 'Christmas Day', from: '2026-12-25', to: '2026-12-25', services: [], note: '' },
  {
    name: '',
    from: '2026-12-31',
    to: '2027-01-01',
    services: [{ opens: '18:00', closes: '24:00' }],
    note: 'Set menu',
  },
  { name: '', from: '2027-01-06', to: '2027-01-06', services: [{ opens: '18:00', closes: null }], note: '' },
];

function published(content: SiteContent): string {
  return renderSite(content, { mode: 'published', siteUrl: '/lupo/', assetsOrigin: '' }).html;
}

const check = (html: string, content: SiteContent) =>
  checkRenderedPage({ html, content, pageBytes: pageBytes(html, content) }).map(({ code }) => code);

test.each(['en', 'es', 'de', 'ar'])('dates on a page in %s match its structured data', (language) => {
  const content = aSiteContent({ dated_hours: dates, language });
  const html = published(content);
  expect(html).toContain('"specialOpeningHoursSpecification"');
  expect(check(html, content)).toEqual([]);
});

test.each([
  ['another date', '"validFrom":"2026-12-25"', '"validFrom":"2026-12-24"'],
  [
    'other hours',
    '"validThrough":"2027-01-01","opens":"18:00"',
    '"validThrough":"2027-01-01","opens":"17:00"',
  ],
  ['a page with another date', '<time datetime="2026-12-25">', '<time datetime="2026-12-26">'],
])('structured data excludes %s', (_, printed, changed) => {
  const content = aSiteContent({ dated_hours: dates });
  const html = published(content);
  expect(html).toContain(printed);
  expect(check(html.replace(printed, changed), content)).toEqual(['structured_data_differs']);
});

import { expect, test } from 'vitest';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { templateSampleContent } from '#shared/site/gallery/template-gallery.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { PAGE_LANGUAGES } from '#shared/site/words/words-of-language.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';

test.each(TEMPLATE_IDS)('the gate accepts the page of the sample restaurant of %s', (id) => {
  const content = templateSampleContent(id);
  const { html } = renderSite(content, {
    mode: 'published',
    siteUrl: 'https://x.test/a/',
    assetsOrigin: '',
  });
  expect(checkRenderedPage({ html, content, pageBytes: pageBytes(html, content) })).toEqual([]);
});

test.each(PAGE_LANGUAGES)('the gate reads the opening hours of a page in %s', (language) => {
  const content = { ...templateSampleContent('cafe-1'), language };
  const options = { mode: 'published', siteUrl: 'https://x.test/a/', assetsOrigin: '' } as const;
  const { html } = renderSite(content, options);
  const gate = { html, content, pageBytes: pageBytes(html, content) };
  expect(checkRenderedPage(gate)).toEqual([]);
  const closed = { ...content, opening_hours: { ...content.opening_hours, tuesday: [] } };
  expect(checkRenderedPage({ ...gate, content: closed }).map(({ code }) => code)).toContain(
    'structured_data_differs',
  );
});

import { expect, test } from 'vitest';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { templateSampleContent } from '#shared/site/gallery/template-gallery.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { checkPage } from './publish-gate.ts';

test.each(TEMPLATE_IDS)('the gate accepts the page of the sample restaurant of %s', (id) => {
  const content = templateSampleContent(id);
  const { html } = renderSite(content, {
    mode: 'published',
    siteUrl: 'https://x.test/a/',
    assetsOrigin: '',
  });
  expect(checkPage({ html, content, pageBytes: pageBytes(html, content) })).toEqual([]);
});

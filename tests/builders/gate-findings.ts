import { pageBytes } from '#shared/site/files/page-weight.ts';
import type { RenderOptions } from '#shared/site/page/render-page.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';
import { aSiteOf, type SiteCase } from './a-site-matrix.ts';

export const GATE_SITE_FILES = {
  shareImage: { path: 'share-0123456789abcdef.jpg', width: 1200, height: 630 },
  favicon: 'favicon.svg',
  sitemap: 'sitemap.xml',
};
export const GATE_OPTIONS: RenderOptions = {
  mode: 'published',
  siteUrl: 'https://sites.example/lupo/',
  assetsOrigin: '',
  siteFiles: GATE_SITE_FILES,
};

/** The publish gate's findings on a page of the matrix. */
export function gateFindings(site: SiteCase) {
  const content = aSiteOf(site);
  const { html } = renderSite(content, GATE_OPTIONS);
  return checkRenderedPage({
    html,
    content,
    pageBytes: pageBytes(html, content),
    siteFiles: GATE_SITE_FILES,
  });
}

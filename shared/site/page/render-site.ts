import { fitImages } from '#shared/site/files/fit-images.ts';
import { MAX_PAGE_BYTES, pageBytes } from '#shared/site/files/page-weight.ts';
import { publishedContent } from '#shared/site/review/published-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { EDIT_CSS } from '#shared/site/templates/edit-css.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import {
  type CssOptions,
  type PageDesign,
  pageCss,
  type RenderedSite,
  type RenderOptions,
  renderPage,
} from './render-page.ts';

/** The page's style sheet, which the publish gate compares with the page's own. */
export function siteCss(content: SiteContent, options: CssOptions): string {
  return pageCss(content, designOf(content), options);
}

/**
 * Renders a site's page for the worker, for publishing, and for the live preview. A published page shows the
 * published part of a draft, and offers narrower image files if it would be too heavy.
 */
export function renderSite(given: SiteContent, options: RenderOptions): RenderedSite {
  const isWhole = options.mode === 'preview' || options.isWholeDraft === true;
  const content = isWhole ? given : publishedContent(given);
  const design = designOf(content);
  const rendered = renderPage(content, design, options);
  const over = options.mode === 'published' ? pageBytes(rendered.html, content) - MAX_PAGE_BYTES : 0;
  if (over <= 0) return rendered;
  return renderPage(content, design, { ...options, imageCaps: fitImages(content, over) });
}

const designOf = ({ template_id, language }: SiteContent): PageDesign => ({
  template: findTemplate(template_id),
  words: siteWordsOf(language),
  editCss: EDIT_CSS,
});

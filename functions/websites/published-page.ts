import type { ImagesRepository } from '#functions/images/images-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { SiteFileReferences } from '#shared/site/page/site-head.ts';
import { publishedContent } from '#shared/site/review/published-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { PageSource } from '#shared/websites/contract/website.ts';
import { readCustomHtml } from './custom-html.ts';
import type { GateFinding } from './publish-gate/publish-gate.ts';
import type { WebsiteDocument } from './website-rows.ts';

type Checked = { html: string; findings: GateFinding[] };

export function pageAddress(sitesOrigin: string, slug: string): string {
  return `${sitesOrigin}/${slug}/`;
}

/** Browsers revalidate pages on each visit, so that a new publication shows right away. */
export const PUBLIC_PAGE = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
};

/** A page's key in the sites bucket. */
export function pageKey(slug: string): string {
  return `${slug}/index.html`;
}

/**
 * Renders the page for `url` with its `siteFiles`, and lists what prevents its publication. Renderer and gate are
 * loaded here, because most calls need neither.
 */
export async function publishedPage(
  draft: SiteContent,
  url: string,
  siteFiles?: SiteFileReferences,
): Promise<Checked> {
  const [{ renderSite }, { pageBytes }, { checkPage }] = await Promise.all([
    import('#shared/site/page/render-site.ts'),
    import('#shared/site/files/page-weight.ts'),
    import('./publish-gate/publish-gate.ts'),
  ]);
  const content = publishedContent(draft);
  const { html } = renderSite(content, { mode: 'published', siteUrl: url, assetsOrigin: '', siteFiles });
  return { html, findings: checkPage({ html, content, siteFiles, pageBytes: pageBytes(html, content) }) };
}

type Stores = { siteVersions: Pick<ObjectStore, 'find'>; images: Pick<ImagesRepository, 'find'> };

/**
 * Like `publishedPage`, for a document's sections or its custom HTML, whichever it uses. Images in custom HTML are
 * checked for existence, because deleting one doesn't remove it from there.
 */
export async function publishedPageOf(
  { siteVersions, images }: Stores,
  document: WebsiteDocument,
  place: { url: string; sitesOrigin: string; siteFiles?: SiteFileReferences },
): Promise<Checked> {
  const { content, content_source } = document;
  if (content_source === 'sections') return publishedPage(content, place.url, place.siteFiles);
  const source = await readCustomHtml(siteVersions, document);
  if (source !== undefined) {
    const { withSourceImages } = await import('./source/source-images.ts');
    const assets = content.image_assets;
    const image_assets = await withSourceImages(images, document, { source, assets });
    return publishedSource({ content: { ...content, image_assets }, source }, place);
  }
  const message = 'We couldn’t find this page’s HTML. Save it again, or switch back to sections.';
  throw new AppError('publish_refused', { message, isAfterWork: true });
}

/** Sanitizes the source again, so that rules that became stricter apply. */
async function publishedSource(
  { content, source }: { content: SiteContent; source: PageSource },
  { url, sitesOrigin, siteFiles }: { url: string; sitesOrigin: string; siteFiles?: SiteFileReferences },
): Promise<Checked> {
  const [
    { renderSourcePage },
    { sanitizeHtml },
    { sanitizeCss },
    { checkSourcePage },
    { tooComplexFindings },
  ] = await Promise.all([
    import('#shared/site/page/source-page.ts'),
    import('./source/sanitize-html.ts'),
    import('./source/css/sanitize-css.ts'),
    import('./publish-gate/gate-source.ts'),
    import('./publish-gate/bounded-parser.ts'),
  ]);
  try {
    const clean = { html: sanitizeHtml(source.html, { sitesOrigin }).html, css: sanitizeCss(source.css).css };
    const options = { mode: 'published', siteUrl: url, assetsOrigin: '', siteFiles } as const;
    const html = renderSourcePage({ content, source: clean }, options);
    return { html, findings: checkSourcePage({ html, content, siteFiles }) };
  } catch (error) {
    return { html: '', findings: tooComplexFindings(error) };
  }
}

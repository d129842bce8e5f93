import type { SiteContent } from '#shared/site/site-content.ts';
import type { GateFinding } from './publish-gate.ts';

export function pageAddress(sitesOrigin: string, slug: string): string {
  return `${sitesOrigin}/${slug}/`;
}

/** The key of a page in the sites bucket. */
export function pageKey(slug: string): string {
  return `${slug}/index.html`;
}

/**
 * The page as guests would get it at `url`, and what keeps it from being published. Renderer and gate are
 * loaded here, because most calls of the function that publishes need neither.
 */
export async function publishedPage(
  content: SiteContent,
  url: string,
): Promise<{ html: string; findings: GateFinding[] }> {
  const [{ renderSite }, { pageBytes }, { checkPage }] = await Promise.all([
    import('#shared/site/render-site.ts'),
    import('#shared/site/page-weight.ts'),
    import('./publish-gate.ts'),
  ]);
  const { html } = renderSite(content, { mode: 'published', siteUrl: url, assetsOrigin: '' });
  return { html, findings: checkPage({ html, content, pageBytes: pageBytes(html, content) }) };
}

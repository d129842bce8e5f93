import { escapeHtml } from '#shared/site/html.ts';

/**
 * The sitemap of a one-page site, as XML (sitemaps.org, protocol 0.9). `siteUrl` is absolute and ends with a slash;
 * `updatedAt` is an ISO time, printed as a date.
 */
export function siteSitemap({ siteUrl, updatedAt }: { siteUrl: string; updatedAt: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${escapeHtml(siteUrl)}</loc><lastmod>${escapeHtml(updatedAt.slice(0, 10))}</lastmod></url>
</urlset>
`;
}

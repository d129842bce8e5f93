/**
 * robots.txt for an origin with one site, which allows everything. `siteUrl` ends with a slash; without it, no
 * sitemap is named.
 */
export function siteRobots({ siteUrl }: { siteUrl: string | undefined }): string {
  const everything = 'User-agent: *\nAllow: /\n';
  if (siteUrl === undefined) return everything;
  return `${everything}\nSitemap: ${siteUrl.replace(/\s+/g, '')}sitemap.xml\n`;
}

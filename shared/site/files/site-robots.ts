/**
 * robots.txt for an origin that has this one site: everything may be found. `siteUrl` ends in a slash; while it is
 * not known there is no sitemap to name.
 */
export function siteRobots({ siteUrl }: { siteUrl: string | undefined }): string {
  const everything = 'User-agent: *\nAllow: /\n';
  if (siteUrl === undefined) return everything;
  return `${everything}\nSitemap: ${siteUrl.replace(/\s+/g, '')}sitemap.xml\n`;
}

/** robots.txt for an origin that has this one site: everything may be found. `siteUrl` ends in a slash. */
export function siteRobots({ siteUrl }: { siteUrl: string }): string {
  const address = siteUrl.replace(/\s+/g, '');
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`;
}

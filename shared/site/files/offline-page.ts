/** Head lines with the page's address, or with font preloads. */
const ADDRESS_LINES =
  /^<(?:link rel="(?:canonical|preload|sitemap)"|meta (?:property="og:(?:url|image)|name="twitter:card"))[^\n]*>\n/gm;

/**
 * The page for opening from a folder: images and fonts beside it, and no web address, because it may move. Render
 * `html` with `assetsOrigin: '.'` and `siteUrl: '/'`.
 */
export function offlinePage(html: string): string {
  const bodyStart = html.indexOf('<body');
  const head = html
    .slice(0, bodyStart)
    .replace(ADDRESS_LINES, '')
    .replace(/"\/(?=images\/|#)/g, '"./');
  const body = html.slice(bodyStart).replace(/url\((&quot;|["']?)\/(?=images\/|fonts\/)/g, 'url($1./');
  return head + body;
}

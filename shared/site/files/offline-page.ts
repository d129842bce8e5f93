/** Lines of the head that name the page's present address, or ask for a font before the page is read. */
const ADDRESS_LINES =
  /^<(?:link rel="(?:canonical|preload|sitemap)"|meta (?:property="og:(?:url|image)|name="twitter:card"))[^\n]*>\n/gm;

/**
 * The page as it opens from a folder, wherever that may be: pictures and typefaces beside it, nothing said of an
 * address that it may leave. `html` was rendered with `assetsOrigin: '.'` and `siteUrl: '/'`.
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

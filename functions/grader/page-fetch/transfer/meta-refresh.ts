import { outlinePage } from '#functions/grader/page-facts/outline-page.ts';
import { refreshIn } from '#functions/grader/page-facts/read-head.ts';

/** The head ends before this. */
const LOOKED_AT = 100_000;

/** The address of a quick redirect in the page; undefined if the page stays. */
export function metaRefresh(text: string, url: URL): URL | undefined {
  const markup = text.slice(0, LOOKED_AT);
  if (!/http-equiv\s{0,9}=\s{0,9}["']?\s{0,9}refresh/i.test(markup)) return undefined;
  const outline = outlinePage(markup);
  const [base] = outline.named('base');
  const next = refreshIn(outline);
  const found = next && URL.parse(next, URL.parse(base?.attributes.href ?? '', url) ?? url);
  // Browsers don't follow `javascript:` and `mailto:` here.
  return found && /^https?:$/.test(found.protocol) ? found : undefined;
}

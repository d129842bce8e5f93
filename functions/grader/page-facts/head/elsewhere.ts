import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import { refreshIn } from './page-refresh.ts';

/** A page with more text counts as a page, even if it redirects. */
const STUB_CHARACTERS = 250;
const SENT_BY_SCRIPT =
  /(?:^|[^\w$])(?:(?:window|document|self|top)\.)?location(?:\.href)?\s{0,9}(?:=(?!=)|\.(?:replace|assign)\()/;
const SCRIPT_CHARACTERS = 2000;

/** Whether guests see another site's page in place of this one. */
export function isElsewhere(outline: PageOutline, textCharacters: number): boolean {
  // Content beside frames is for browsers without frames.
  if (outline.named('frameset').length > 0) return true;
  if (textCharacters >= STUB_CHARACTERS) return false;
  if (refreshIn(outline) !== undefined) return true;
  const scripts = outline.named('script').filter(({ attributes: { src } }) => src === undefined);
  return scripts.some((script) => SENT_BY_SCRIPT.test(script.source().slice(0, SCRIPT_CHARACTERS)));
}

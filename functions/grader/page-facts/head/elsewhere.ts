import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import { refreshIn } from './page-refresh.ts';

/** With more words a page is one, wherever it sends its guests. */
const STUB_CHARACTERS = 250;
const SENT_BY_SCRIPT =
  /(?:^|[^\w$])(?:(?:window|document|self|top)\.)?location(?:\.href)?\s{0,9}(?:=(?!=)|\.(?:replace|assign)\()/;
const SCRIPT_CHARACTERS = 2000;

/** Whether guests see another page in the place of this one, which is none of its own. */
export function isElsewhere(outline: PageOutline, textCharacters: number): boolean {
  // What stands beside frames is for browsers that know of none.
  if (outline.named('frameset').length > 0) return true;
  if (textCharacters >= STUB_CHARACTERS) return false;
  if (refreshIn(outline) !== undefined) return true;
  const scripts = outline.named('script').filter(({ attributes: { src } }) => src === undefined);
  return scripts.some((script) => SENT_BY_SCRIPT.test(script.source().slice(0, SCRIPT_CHARACTERS)));
}

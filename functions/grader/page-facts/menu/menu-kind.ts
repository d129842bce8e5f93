import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import type { MenuKind, PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import { MENU_WORDS } from '#functions/grader/page-facts/page-words.ts';

/** Fewer prices may be an offer. */
export const PRICES_OF_A_MENU = 5;
/** Enough under a heading for the menu. */
const PRICES_UNDER_A_HEADING = 2;
const HEADING_CHARACTERS = 40;
const PICTURE = /\.(?:jpe?g|png|webp|gif)(?:$|\?)/i;
/** Hosts whose links open files, not pages. */
const KEEPS_FILES = /^(?:drive\.google|(?:www\.)?dropbox)\.com$/;
const NO_PICTURE_OF_MENU = /icon|logo|burger|button|btn|toggle|open|close|bars/i;

/** Returns how guests see the menu: as prices on the page, or through links. */
export function menuKind(outline: PageOutline, prices: number, links: PageFacts['menu']['links']): MenuKind {
  if (prices >= PRICES_OF_A_MENU) return 'html';
  const part = menuPart(outline);
  if (part.isNamed && prices >= PRICES_UNDER_A_HEADING) return 'html';
  const kinds = new Set(links.first.map(({ value }) => kindOfFile(value)));
  if (part.isPicture) kinds.add('image');
  return (['html', 'pdf', 'image'] as const).find((kind) => kinds.has(kind)) ?? 'none';
}

type MenuPart = { isNamed: boolean; isPicture: boolean };

/** Finds a heading or an in-page link that announces a menu, or an image file named after one. */
function menuPart(outline: PageOutline): MenuPart {
  const names = [
    ...outline.headings,
    ...outline.named('a').filter(({ attributes }) => /^#./.test(attributes.href ?? '')),
  ].map((element) => element.text());
  const isNamed = names.some((name) => name.length <= HEADING_CHARACTERS && MENU_WORDS.test(name));
  const isPicture = outline.named('img').some(({ attributes }) => {
    const file = (attributes['data-src'] ?? attributes.src ?? '').slice(-300).split('/').at(-1) ?? '';
    return (
      PICTURE.test(file) &&
      MENU_WORDS.test(file.replace(/[-_.+]|%20/g, ' ')) &&
      !NO_PICTURE_OF_MENU.test(file)
    );
  });
  return { isNamed, isPicture };
}

function kindOfFile(url: string): MenuKind {
  const { hostname = '', pathname = '' } = URL.parse(url) ?? {};
  const path = pathname.toLowerCase();
  if (path.endsWith('.pdf') || KEEPS_FILES.test(hostname)) return 'pdf';
  return PICTURE.test(path) ? 'image' : 'html';
}

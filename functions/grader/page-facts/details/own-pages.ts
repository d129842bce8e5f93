import { kindOfLink, pathWords, wordsOf } from '#functions/grader/page-facts/link-words.ts';
import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import { labelOf } from '#functions/grader/page-facts/read-links.ts';

const MOST_PAGES = 11;
const MOST_LINKS = 500;
const HOURS = wordsOf(
  'hours|opening times|open(?:ing)? hours|horarios?|horaires|[öo]ffnungszeiten|orari|visit(?: us)?',
);
const CONTACT = wordsOf(
  'contact(?: us)?|find us|locations?|directions|contacto|kontakt|contatti|d[óo]nde estamos',
);
const ABOUT = wordsOf('about(?: us)?|our story|story|nosotros|[àa] propos|[üu]ber uns|chi siamo');
const NO_PAGE = /\.(?:jpe?g|png|webp|gif|svg|ico|css|js|json|xml|zip|mp4|mp3|docx?|xlsx?)$/i;

/**
 * Finds other pages of the website that may say more, most useful first: menu, hours, contact, about. Menus may be
 * PDFs.
 */
export function ownPages(outline: PageOutline, base: URL): string[] {
  const ranks = new Map<string, number>();
  for (const element of outline.named('a', 'area').slice(0, MOST_LINKS)) {
    const url = URL.parse((element.attributes.href ?? '').trim(), base);
    if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 2_000) continue;
    url.hash = '';
    const rank = rankOf(url, labelOf(element).slice(0, 200), base);
    const known = ranks.get(url.href) ?? Number.POSITIVE_INFINITY;
    if (rank !== undefined && rank < known) ranks.set(url.href, rank);
  }
  const own = base.href.replace(/#.*$/, '');
  const found = [...ranks].filter(([href]) => href !== own);
  return found
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, MOST_PAGES)
    .map(([href]) => href);
}

function rankOf(url: URL, label: string, base: URL): number | undefined {
  const isMenu = kindOfLink(url, label) === 'menu';
  const isPdf = /\.pdf$/i.test(url.pathname);
  // A website's files are often on another host.
  if (isPdf) return isMenu ? 0 : undefined;
  if (hostOf(url) !== hostOf(base) || NO_PAGE.test(url.pathname)) return undefined;
  const words = `${label} ${pathWords(url.pathname)}`;
  if (isMenu) return 0;
  return [HOURS, CONTACT, ABOUT].findIndex((kind) => kind.test(words)) + 1 || 4;
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

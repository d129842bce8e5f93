import type { FoundIn, PageDetail, StatedDetails } from '#shared/profile/entered/page-details.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { MAX_READ_LENGTH } from '#shared/profile/profile-reading.ts';
import { menuSummary } from '#web/menu/menu-box/menu-summary.ts';
import { LINK_LABELS } from '#web/profile/fields/link-labels.ts';
import { hoursSummary } from '#web/profile/week/hours-summary.ts';

/** A detail of a website, and where it was found. */
export type Finding = { detail: PageDetail; what: string; foundIn: readonly FoundIn[]; url: string };

export type JoinedPages = {
  details: StatedDetails;
  findings: Finding[];
  /** Pages whose menus didn't fit. */
  leftOut: string[];
};

const EMPTY: StatedDetails = { url: '', found_in: {}, nothing_found: [], more_pages: [], photos: [] };
const MOST_PHOTOS = 24;

/** Combines the details of several pages. Structured data wins, then the first page. Pure. */
export function joinPages(pages: readonly StatedDetails[]): JoinedPages {
  const menus = joinMenus(pages);
  const pageWith = (detail: PageDetail) => {
    const having = pages.filter(({ found_in }) => found_in[detail] !== undefined);
    return having.find(({ found_in }) => found_in[detail]?.includes('structured data')) ?? having[0];
  };
  const [named, open] = [pageWith('name'), pageWith('hours')];
  const [placed, called, mailed] = [pageWith('address'), pageWith('phones'), pageWith('email')];
  const accounts = pages.flatMap(({ links }) => links?.links ?? []);
  const links = [...new Map(accounts.map((link) => [link.url, link])).values()].slice(0, 20);
  const contact = {
    ...(placed?.links?.address && { address: placed.links.address }),
    ...(called?.links?.phones && { phones: called.links.phones }),
    ...(mailed?.links?.email !== undefined && { email: mailed.links.email }),
    ...(links.length > 0 && { links }),
  };
  const photos = new Map(pages.flatMap((page) => page.photos.map((photo) => [photo.url, photo])));
  const finding = (page: StatedDetails | undefined, detail: PageDetail, what: string): Finding[] =>
    page === undefined ? [] : [{ detail, what, foundIn: page.found_in[detail] ?? [], url: page.url }];
  return {
    details: {
      ...EMPTY,
      url: pages[0]?.url ?? '',
      ...(named?.name !== undefined && { name: named.name }),
      ...(menus.text !== '' && { menu_text: menus.text }),
      ...(open?.hours && { hours: open.hours }),
      ...(Object.keys(contact).length > 0 && { links: contact }),
      photos: [...photos.values()].slice(0, MOST_PHOTOS),
    },
    findings: [
      ...menus.used.flatMap(({ page, count }) => finding(page, 'menu_text', menuSummary(count))),
      ...finding(open, 'hours', open?.hours === undefined ? '' : hoursSummary(open.hours)),
      ...finding(placed, 'address', placed?.links?.address?.text ?? ''),
      ...finding(called, 'phones', (called?.links?.phones ?? []).map(({ typed }) => typed).join(', ')),
      ...finding(mailed, 'email', mailed?.links?.email ?? ''),
      ...finding(
        pageWith('links'),
        'links',
        [...new Set(links.map(({ kind }) => LINK_LABELS[kind]))].join(', '),
      ),
    ],
    leftOut: menus.leftOut,
  };
}

type JoinedMenus = { text: string; used: { page: StatedDetails; count: number }[]; leftOut: string[] };

/** Joins menus without repeated dishes. */
function joinMenus(pages: readonly StatedDetails[]): JoinedMenus {
  const names = new Set<string>();
  const joined: JoinedMenus = { text: '', used: [], leftOut: [] };
  for (const page of pages) {
    const { menu_text: text = '' } = page;
    const dishes = readMenuLines(text).dishes.map(({ name }) => name.toLowerCase());
    const fresh = dishes.filter((name) => !names.has(name));
    if (dishes.length === 0 || fresh.length < dishes.length / 2) continue;
    const next = joined.text === '' ? text : `${joined.text}\n\n${text}`;
    if (next.length > MAX_READ_LENGTH) {
      joined.leftOut.push(page.url);
      continue;
    }
    joined.text = next;
    joined.used.push({ page, count: dishes.length });
    for (const name of fresh) names.add(name);
  }
  return joined;
}

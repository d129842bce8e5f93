import { expect, test } from 'vitest';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { joinPages } from './joined-pages.ts';

const HOURS = { services: [], closed_days: ['monday' as const] };
const page = (path: string, more: Partial<StatedDetails>): StatedDetails => ({
  url: `https://lupo.example.com${path}`,
  found_in: {},
  nothing_found: [],
  more_pages: [],
  photos: [],
  ...more,
});

test('menus of several pages are joined without duplicates', () => {
  const found_in = { menu_text: ['text on the page' as const] };
  const { details, findings } = joinPages([
    page('/', { menu_text: 'Carbonara $16', found_in }),
    page('/wine', { menu_text: 'Barolo $60\nChianti $40', found_in }),
    page('/menu.pdf', { menu_text: 'CARBONARA $16\nBarolo $60', found_in: { menu_text: ['PDF'] } }),
  ]);
  expect(details.menu_text).toBe('Carbonara $16\n\nBarolo $60\nChianti $40');
  expect(findings.map(({ what, url }) => `${what} ${url}`)).toEqual([
    '1 dish https://lupo.example.com/',
    '2 dishes https://lupo.example.com/wine',
  ]);
});

test('structured data overrides text, and links are listed once', () => {
  const link = { kind: 'facebook' as const, url: 'https://www.facebook.com/lupo', typed: '' };
  const links = { links: [link] };
  const { details, findings } = joinPages([
    page('/', {
      hours: { services: [], closed_days: ['sunday'] },
      links,
      found_in: { hours: ['text on the page'], links: ['link on the page'] },
    }),
    page('/hours', { hours: HOURS, links, found_in: { hours: ['structured data'] } }),
  ]);
  expect(details).toMatchObject({ hours: HOURS, links });
  expect(findings).toMatchObject([
    { detail: 'hours', what: 'Closed Mon', url: 'https://lupo.example.com/hours' },
    { detail: 'links', what: 'Facebook' },
  ]);
});

test('a menu that doesn’t fit is reported', () => {
  const long = Array.from({ length: 900 }, (_, at) => `Dish number ${at} $9`).join('\n');
  const { leftOut } = joinPages([
    page('/', { menu_text: long }),
    page('/more', { menu_text: long.replaceAll('Dish', 'Wine') }),
  ]);
  expect(leftOut).toEqual(['https://lupo.example.com/more']);
});

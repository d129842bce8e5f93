import { expect, test } from 'vitest';
import type { MenuFile } from '#functions/grader/page-facts/page-reading.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { menuFacts } from './menu-facts.ts';

const SITE = 'https://restaurant.example';
const link = (path: string) => `<a href="${path}">Menu</a>`;
const gone = (path: string): MenuFile => ({ url: `${SITE}${path}`, outcome: 'broken', reason: 'not_found' });
const there = (path: string): MenuFile => ({
  url: `${SITE}${path}`,
  outcome: 'found',
  bytes: 900,
  isTruncated: false,
});
const unknown = (path: string): MenuFile => ({ url: `${SITE}${path}`, outcome: 'unknown' });

function menuAt(html: string, menuFiles: MenuFile[]) {
  const reading = aPageReading(`<html lang="en"><title>Lupo</title>${html}`);
  if (reading.outcome !== 'read' || reading.page === undefined) throw new Error('It was read.');
  const page = { ...reading.page, menuFiles };
  const place = { outcome: 'off' } as const;
  const profile = emptyProfile('Lupo');
  return menuFacts({ reading: { ...reading, page }, place, googleBusinessUrl: '', profile }).menu_readable
    .value;
}

test.each<[string, string, MenuFile[], string]>([
  ['a page that is gone', link('/menu'), [gone('/menu')], 'broken_link'],
  ['a page that is there', link('/menu'), [there('/menu')], 'html'],
  ['a page that lets nobody in', link('/menu'), [unknown('/menu')], 'html'],
  ['a page that was not looked for', link('/menu'), [], 'html'],
  ['a file that is gone', link('/menu.pdf'), [gone('/menu.pdf')], 'broken_pdf'],
  [
    'a page that is gone and a file',
    link('/menu') + link('/menu.pdf'),
    [gone('/menu'), there('/menu.pdf')],
    'pdf',
  ],
  [
    'a page and a file that is gone',
    link('/menu') + link('/menu.pdf'),
    [there('/menu'), gone('/menu.pdf')],
    'html',
  ],
  ['pages of which one is gone', link('/menu') + link('/carta'), [gone('/menu'), there('/carta')], 'html'],
  ['all gone', link('/menu') + link('/menu.pdf'), [gone('/menu'), gone('/menu.pdf')], 'broken_link'],
  [
    'a page that is gone, beside the menu itself',
    `${link('/menu')}<h2>Menu</h2><p>Gricia $14</p><p>Cacio $15</p>`,
    [gone('/menu')],
    'html',
  ],
])('a menu is found through %s', (_what, html, files, expected) => {
  expect(menuAt(html, files)).toBe(expected);
});

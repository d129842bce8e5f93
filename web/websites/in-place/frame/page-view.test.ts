import { expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { partsOf } from './page-view.ts';

const OPTIONS = { mode: 'preview', isEditable: true, siteUrl: 'https://x.test/', assetsOrigin: '' } as const;

const partsFor = (changes: Parameters<typeof aSiteContent>[0]) =>
  partsOf(renderSite(aSiteContent(changes), OPTIONS).body);

test('a page splits into header, sections, and footer without loss', () => {
  const { body } = renderSite(aSiteContent(), OPTIONS);
  const parts = partsOf(body);
  expect([...parts.keys()]).toEqual([
    'header',
    'hero',
    'about',
    'menu',
    'gallery',
    'reviews',
    'faq',
    'contact',
    'footer',
  ]);
  expect([...parts.values()].join('')).toBe(body.replace('</main>', ''));
});

test('a change is seen only in the sections that show it', () => {
  const before = partsFor({});
  const after = partsFor({ menu_items: [{ name: 'Supplì', description: '', price: '4' }] });
  const changed = [...after].filter(([id, markup]) => before.get(id) !== markup).map(([id]) => id);
  expect(changed).toEqual(['menu']);
});

test('an owner’s text can’t split the page', () => {
  const tagline = '</main><section id="menu"> & <section ';
  const parts = partsFor({ sections: { hero: { tagline, description: '' } } });
  expect([...parts.keys()]).toHaveLength(9);
});

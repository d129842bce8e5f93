import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { renderSite } from '../page/render-site.ts';
import { renderSourcePage } from '../page/source-page.ts';
import { offlinePage } from './offline-page.ts';

const PLACE = { mode: 'published', siteUrl: '/', assetsOrigin: '.' } as const;

test('an offline page has no root-relative links and no site address', () => {
  const page = offlinePage(renderSite(aSiteContent(), PLACE).html);
  expect(page.match(/["'(\s,]\/[a-z]+\//g) ?? []).toEqual([]);
  expect(page).toContain('src="./images/w1/aa-1600.webp"');
  expect(page).toContain('url("./fonts/');
  expect(page).not.toMatch(/canonical|og:url|og:image|rel="preload"/);
  expect(page).toContain('<title>');
});

test('its text is unchanged, even where it looks like an address', () => {
  const content = aSiteContent({
    sections: { about: { title: 'About', content: 'See "/images/" and url(/images/x.webp) in our book.' } },
  });
  const page = offlinePage(renderSite(content, PLACE).html);
  expect(page).toContain('See &quot;/images/&quot; and url(');
});

test('the same applies to custom HTML and CSS', () => {
  const source = {
    html: '<img src="/images/w1/aa-480.webp" alt="Table">',
    css: '.x{background:url(/images/w1/aa-960.webp)}',
  };
  const page = offlinePage(renderSourcePage({ content: aSiteContent(), source }, PLACE));
  expect(page).toContain('src="./images/w1/aa-480.webp"');
  expect(page).toContain('url(./images/w1/aa-960.webp)');
});

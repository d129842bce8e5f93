import { expect, test } from 'vitest';
import { contentFromTemplate } from '#shared/site/gallery/content-from-template.ts';
import { renderSite } from '#shared/site/page/render-site.ts';

test.each([
  ['en', 'Illustration of '],
  ['es', 'Ilustración: '],
  ['fr', 'Illustration : '],
  ['it', 'Illustrazione: '],
  ['de', 'Illustration: '],
])('drawings on a page in "%s" have localized alt text that calls them drawings', (language, before) => {
  const content = contentFromTemplate({
    id: 'cafe-1',
    websiteName: 'Nandu',
    language,
    customizations: {
      restaurant_name: '',
      restaurant_tagline: '',
      about_description: '',
      restaurant_email: '',
      menu_items: [],
    },
    restaurant: { name: 'Nandu' },
  });
  const page = renderSite(content, {
    mode: 'preview',
    siteUrl: 'https://sites.example/nandu/',
    assetsOrigin: 'https://sites.example',
  }).html;
  const drawings = [...page.matchAll(/<img [^>]*templates[^>]*>/g)].map(([tag]) => tag);
  expect(drawings.length).toBeGreaterThan(1);
  for (const tag of drawings) {
    expect(tag).toContain(`alt="${before}`);
    expect(tag).toContain('class="drawn"');
  }
});

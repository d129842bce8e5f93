import { expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import { type SiteContent, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { MAX_PAGE_BYTES, pageBytes } from './page-weight.ts';

const PAGE = { mode: 'published', siteUrl: 'https://x.test/a/', assetsOrigin: '' } as const;
/** As large as photos may be. */
const PHOTO = {
  width: 1600,
  height: 1067,
  widths: [400, 800, 1200, 1600],
  alt: 'Dining room',
  bytes: [18_000, 35_000, 62_000, 90_000],
};

/** A page with a hero image and this many photos in its gallery. */
function withPhotos(count: number, changes: Partial<SiteContent> = {}): SiteContent {
  const content = aSiteContent();
  const [page] = content.pages;
  const urls = Array.from({ length: count + 1 }, (_, index) => `/images/u${index}/a-1600.webp`);
  const images = urls.slice(1).map((url) => ({ url, caption: '', alt: '' }));
  return {
    ...content,
    hero_image: urls[0] ?? '',
    section_order: ['hero', 'menu', 'gallery', 'contact'],
    image_assets: Object.fromEntries(urls.map((url) => [url, PHOTO])),
    pages: [{ sections: { ...page.sections, gallery: { ...page.sections.gallery, images } } }],
    ...changes,
  };
}

test.each(TEMPLATE_IDS)('fifteen photos on %s make no page that is too heavy', (template_id) => {
  const content = withPhotos(15, { template_id });
  const { html } = renderSite(content, PAGE);
  expect(pageBytes(html, content)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});

test('a light page offers every file', () => {
  const { html } = renderSite(withPhotos(3), PAGE);
  expect(html.match(/-1600\.webp 1600w/g)).toHaveLength(4);
});

test('the hero gets narrower only as the last resort', () => {
  const { html } = renderSite(withPhotos(15, { template_id: 'fine-dining-1' }), PAGE);
  expect(html).toContain('/images/u0/a-1600.webp 1600w');
  expect(html).not.toContain('/images/u1/a-1200.webp');
});

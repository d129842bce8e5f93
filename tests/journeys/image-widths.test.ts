import type { Page } from '@playwright/test';
import { templateSampleContent } from '#shared/site/gallery/template-gallery.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import {
  type ImageAsset,
  type SiteContent,
  TEMPLATE_IDS,
  type TemplateId,
} from '#shared/site/site-content.ts';
import { expect, test } from './journey.ts';

/** A file for every 20 pixels: the chosen one shows the width that the browser expects. */
const WIDTHS = Array.from({ length: 240 }, (_, index) => (index + 1) * 20);
const ASSET: ImageAsset = {
  width: 4800,
  height: 3200,
  widths: WIDTHS,
  alt: 'A photo',
  bytes: WIDTHS.map(() => 1),
};
const WINDOWS = [375, 768, 1440];

function siteWithPhotos(id: TemplateId, count: number): SiteContent {
  const sample = templateSampleContent(id);
  const [page] = sample.pages;
  const urls = Array.from({ length: count + 2 }, (_, index) => `/images/photo${index}/a-4800.webp`);
  const [hero = '', dish = '', ...gallery] = urls;
  const images = gallery.map((url) => ({ url, caption: '', alt: '' }));
  return {
    ...sample,
    hero_image: hero,
    section_order: ['hero', 'menu', 'gallery', 'contact'],
    menu_items: sample.menu_items.map((item, index) => (index === 0 ? { ...item, image: dish } : item)),
    image_assets: Object.fromEntries(urls.map((url) => [url, ASSET])),
    pages: [{ sections: { ...page.sections, gallery: { ...page.sections.gallery, images } } }],
  };
}

/** The width that a 3:2 image needs to fill its place, and the width of the chosen file. */
function measure(page: Page): Promise<{ place: string; needed: number; chosen: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('img')].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const place = image.closest('.hero-media') ? 'hero' : image.closest('.pictures') ? 'gallery' : 'dish';
      const chosen = Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]);
      return { place, needed: Math.max(width, height * 1.5) * devicePixelRatio, chosen };
    }),
  );
}

/** Fails if an image of the page is softer than it is drawn, or if the page fetches much more than it shows. */
async function expectFittingFiles(page: Page, html: string, where: string): Promise<void> {
  await page.setContent(html);
  const areChosen = async () => (await measure(page)).every(({ chosen }) => chosen > 0);
  await expect.poll(areChosen, { intervals: [10] }).toBe(true);
  const images = await measure(page);
  for (const { place, needed, chosen } of images) {
    expect(chosen, `${place} of ${where} is not soft`).toBeGreaterThanOrEqual(Math.min(4800, needed) * 0.97);
  }
  const sum = (of: 'needed' | 'chosen') => images.reduce((total, image) => total + image[of], 0);
  expect(sum('chosen') / sum('needed'), `${where} fetches no more than it shows`).toBeLessThan(1.6);
}

test('images are loaded as wide as they are drawn on a dense screen', async ({ browser }) => {
  test.slow();
  // The chosen file is known without a network.
  const openWindow = async (width: number) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ deviceScaleFactor: 2, offline: true, viewport });
    return { width, context, page: await context.newPage() };
  };
  const windows = await Promise.all(WINDOWS.map(openWindow));
  const options = {
    mode: 'published',
    siteUrl: 'https://x.test/a/',
    assetsOrigin: 'https://x.test',
  } as const;
  for (const id of TEMPLATE_IDS) {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const html = renderSite(siteWithPhotos(id, count), options).html.replaceAll(' loading="lazy"', '');
      for (const { width, page } of windows)
        await expectFittingFiles(page, html, `${id}, ${count} in the gallery, window of ${width}`);
    }
  }
  for (const { context } of windows) await context.close();
});

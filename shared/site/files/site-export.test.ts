import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import type { ImageAsset, SiteContent } from '../site-content.ts';
import {
  type ExportedSite,
  exportedSite,
  imageFiles,
  imagesToUpload,
  SITE_FORMAT,
  withImagesReplaced,
} from './site-export.ts';

const HERO = '/images/w1/aa-1600.webp';
const ARTICHOKES = '/images/w1/bb-1200.webp';

function aSite(changes: Partial<ExportedSite> = {}): ExportedSite {
  return {
    format: SITE_FORMAT,
    content: aSiteContent(),
    content_source: 'sections',
    custom_requirements: 'Closed Mondays',
    ...changes,
  };
}

const anAsset = (width: number): ImageAsset => ({
  width,
  height: width,
  widths: [width / 2, width],
  alt: 'A picture',
  bytes: [1, 2],
});

test('every width of each shown image is exported, and no other', () => {
  const content = aSiteContent();
  const unseen = { ...content.image_assets, '/images/w1/unseen-800.webp': anAsset(800) };
  const site = exportedSite(aSite({ content: { ...content, image_assets: unseen } }));
  expect(imageFiles(site)).toEqual([
    '/images/w1/aa-1600.webp',
    '/images/w1/aa-480.webp',
    '/images/w1/aa-960.webp',
    '/images/w1/bb-1200.webp',
    '/images/w1/bb-320.webp',
    '/images/w1/bb-640.webp',
  ]);
  expect(Object.keys(site.content.image_assets)).toEqual([HERO, ARTICHOKES]);
});

test('images of custom HTML are exported', () => {
  const own_source = { html: '<img src="/images/u1/cc-400.webp" alt="">', css: '' };
  const content = aSiteContent();
  const image_assets = { ...content.image_assets, '/images/u1/cc-800.webp': anAsset(800) };
  const site = exportedSite(aSite({ content: { ...content, image_assets }, own_source }));
  expect(imageFiles(site)).toContain('/images/u1/cc-800.webp');
  expect(imagesToUpload(site, ['images/u1/cc-800.webp'])).toContainEqual({
    url: '/images/u1/cc-800.webp',
    file: 'images/u1/cc-800.webp',
    type: 'general',
  });
});

test('each image is uploaded again once in its widest file', () => {
  const files = ['index.html', 'images/w1/aa-960.webp', 'images/w1/aa-1600.webp'];
  expect(imagesToUpload(aSite(), files)).toEqual([
    { url: HERO, file: 'images/w1/aa-1600.webp', type: 'hero' },
    { url: ARTICHOKES, file: undefined, type: 'gallery' },
  ]);
});

test('a replaced image is replaced everywhere, in custom HTML by the same size', () => {
  const own_source = {
    html: '<img src="/images/w1/aa-480.webp" srcset="/images/w1/aa-480.webp 480w, /images/w1/aa-1600.webp 1600w">',
    css: '.x{background:url(/images/w1/aa-960.webp)}',
  };
  const image = { url: '/images/n1/dd-1000.webp', asset: anAsset(1000) };
  const site = withImagesReplaced(aSite({ own_source }), new Map([[HERO, image]]));
  expect(site.content.hero_image).toBe(image.url);
  expect(Object.keys(site.content.image_assets).toSorted()).toEqual([ARTICHOKES, image.url].toSorted());
  expect(site.own_source).toEqual({
    html: '<img src="/images/n1/dd-500.webp" srcset="/images/n1/dd-500.webp 480w, /images/n1/dd-1000.webp 1600w">',
    css: '.x{background:url(/images/n1/dd-1000.webp)}',
  });
});

/** Websites with random images in random places, some of them repeated. */
const sites = fc
  .record({
    urls: fc.uniqueArray(fc.stringMatching(/^[a-f0-9]{2,6}$/), { minLength: 1, maxLength: 6 }),
    hero: fc.nat(),
    gallery: fc.array(fc.nat(), { maxLength: 5 }),
    dishes: fc.array(fc.record({ name: fc.string(), image: fc.option(fc.nat(), { nil: undefined }) })),
    text: fc.string(),
  })
  .map(({ urls, hero, gallery, dishes, text }): ExportedSite => {
    const address = (index: number) => `/images/old/${urls[index % urls.length]}-800.webp`;
    const content: SiteContent = aSiteContent({
      hero_image: address(hero),
      menu_items: dishes.map(({ name, image }) => ({
        name,
        description: text,
        price: '',
        ...(image !== undefined && { image: address(image) }),
      })),
      sections: {
        gallery: {
          title: text,
          description: '',
          images: gallery.map((index) => ({ url: address(index), caption: text, alt: '' })),
        },
      },
      image_assets: Object.fromEntries(urls.map((_, index) => [address(index), anAsset(800)])),
    });
    return exportedSite(aSite({ content }));
  });

test('replacing images and restoring them gives the same website', () => {
  fc.assert(
    fc.property(sites, (site) => {
      const renamed = (url: string, folder: string) => url.replace(/^\/images\/\w+\//, `/images/${folder}/`);
      const urls = Object.keys(site.content.image_assets);
      const there = new Map(
        urls.map((url) => [
          url,
          { url: renamed(url, 'new'), asset: site.content.image_assets[url] ?? anAsset(2) },
        ]),
      );
      const moved = withImagesReplaced(site, there);
      expect(JSON.stringify(moved)).not.toContain('/images/old/');
      const back = new Map([...there].map(([url, { url: to, asset }]) => [to, { url, asset }]));
      expect(withImagesReplaced(moved, back)).toEqual(site);
      expect(exportedSite(JSON.parse(JSON.stringify(site)))).toEqual(site);
    }),
  );
});

test('an image’s focal point is exported', () => {
  const content = aSiteContent();
  const hero = content.image_assets[HERO];
  if (hero === undefined) throw new Error('The sample has no hero image.');
  const focal_point = { x: 0.2, y: 0.75 };
  const framed = { ...content, image_assets: { ...content.image_assets, [HERO]: { ...hero, focal_point } } };
  const site = exportedSite(aSite({ content: framed }));
  const uploaded = new Map([[HERO, { url: '/images/u1/cc-1600.webp', asset: anAsset(1600) }]]);
  const imported = withImagesReplaced(site, uploaded).content.image_assets;
  expect(imported['/images/u1/cc-1600.webp']).toEqual({ ...anAsset(1600), focal_point });
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteColors } from '#shared/site/color/palette-pairs.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { readSiteFont } from '#tests/builders/site-fonts.ts';
import { drawShareImage } from './draw-share-image.ts';
import { SHARE_LAYOUTS } from './share-layouts.ts';

const PLAIN = { hero_image: '' };
const BLUE = { r: 20, g: 60, b: 200 };

const anImage = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: BLUE } })
    .webp()
    .toBuffer();

function draw(changes: Parameters<typeof aSiteContent>[0] = {}, image?: Uint8Array) {
  const content = aSiteContent(changes);
  return drawShareImage({ content, readFont: readSiteFont, readImage: async () => image });
}

async function pixelAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return { r, g, b };
}

const distance = (a: typeof BLUE, b: typeof BLUE) =>
  Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b);

function rgbOf(hex: string) {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return { r: part(1), g: part(3), b: part(5) };
}

test.each(TEMPLATE_IDS)('%s gives a small file of the size that networks require', async (id) => {
  const bytes = await draw(
    { template_id: id, design_system: findTemplate(id).designSystem },
    await anImage(),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
});

test.each(TEMPLATE_IDS)('%s shows the site’s background color and its hero image', async (id) => {
  const { designSystem } = findTemplate(id);
  const layout = SHARE_LAYOUTS[id];
  const bytes = await draw({ template_id: id, design_system: designSystem }, await anImage());
  const ground = rgbOf(siteColors(designSystem.color_palette)[layout.ground]);
  expect(distance(await pixelAt(bytes, layout.words.left - 12, 622), ground)).toBeLessThan(12);
  const { left, top, width, height } = layout.image;
  const inImage = await pixelAt(bytes, left + Math.round(width / 2), top + Math.round(height / 2));
  expect(distance(inImage, BLUE)).toBeLessThan(24);
});

test('equal content gives the same bytes', async () => {
  expect(await draw(PLAIN)).toEqual(await draw(PLAIN));
});

test('a different name gives a different image', async () => {
  expect(await draw({ ...PLAIN, website_name: 'Łódź & Şişli' })).not.toEqual(await draw(PLAIN));
});

test('a name without glyphs in the fonts is left out, and the photo fills the image', async () => {
  const bytes = await draw({ website_name: 'مطعم الياسمين' }, await anImage());
  for (const [left, top] of [
    [4, 4],
    [600, 315],
    [1195, 625],
  ] as const)
    expect(distance(await pixelAt(bytes, left, top), BLUE)).toBeLessThan(24);
});

test('an error names the path of a font missing from the sites origin', async () => {
  const drawing = drawShareImage({
    content: aSiteContent(PLAIN),
    readFont: async () => undefined,
    readImage: async () => undefined,
  });
  await expect(drawing).rejects.toThrow(/\/fonts\/.*is not on the sites origin/);
});

test('the image is cropped around the focal point', async () => {
  const half = { create: { width: 1000, height: 400, channels: 3, background: BLUE } } as const;
  const red = await sharp({ ...half, create: { ...half.create, background: { r: 200, g: 30, b: 20 } } })
    .png()
    .toBuffer();
  const wide = await sharp({ create: { ...half.create, width: 2000 } })
    .composite([{ input: red, left: 1000, top: 0 }])
    .webp()
    .toBuffer();
  const { image_assets, template_id } = aSiteContent();
  const [url = '', asset] = Object.entries(image_assets)[0] ?? [];
  if (asset === undefined) throw new Error('the sample has no image');
  const { left, top, height } = SHARE_LAYOUTS[template_id].image;
  for (const [x, isBlue] of [
    [0, true],
    [1, false],
  ] as const) {
    const focused = { [url]: { ...asset, focal_point: { x, y: 0.5 } } };
    const bytes = await draw({ hero_image: url, image_assets: focused }, wide);
    const pixel = await pixelAt(bytes, left + 20, top + Math.round(height / 2));
    expect(pixel.b > pixel.r).toBe(isBlue);
  }
});

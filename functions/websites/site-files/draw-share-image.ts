import sharp, { type OverlayOptions } from 'sharp';
import { type SiteColors, siteColors } from '#shared/site/color/palette-pairs.ts';
import { findImageAsset } from '#shared/site/page/responsive-image.ts';
import type { FocalPoint, SiteContent } from '#shared/site/site-content.ts';
import { openTypeface, type ReadFont, type Typeface } from './open-typeface.ts';
import { firstBaseline, isDrawable, type SetText, setType, type TextOrder } from './set-type.ts';
import {
  type Box,
  SHARE_HEIGHT,
  SHARE_LAYOUTS,
  SHARE_WIDTH,
  type ShareLayout,
  WHOLE_SHEET,
} from './share-layouts.ts';

/** `room`: the part of the height that the text may take; the rest as for `setType`. */
type TextStyle = Pick<TextOrder, 'sizes' | 'leading' | 'letterSpacing'> & { room: number };
const KICKER: TextStyle = { sizes: [21, 18], room: 0.1, leading: 1.4, letterSpacing: 0.16 };
const NAME: TextStyle = { sizes: [108, 92, 78, 66, 56, 47, 40, 34], room: 0.58, leading: 1.04 };
const LINE: TextStyle = { sizes: [30, 27, 24], room: 0.24, leading: 1.4 };
const GAP = 34;
const RULE = { width: 88, height: 4 };
const FRAME_INSET = 14;

export type ShareImageSource = {
  content: SiteContent;
  readFont: ReadFont;
  /** Reads one of the site's images by its path. */
  readImage: (url: string) => Promise<Uint8Array | undefined>;
};

type Placing = { box: Box; layout: ShareLayout; colors: SiteColors };
type Block = { height: number; width: number; print: (x: number, y: number) => string };

/**
 * Draws the image that shared links show (Open Graph), as JPEG, 1200 × 630 px: the site's name in its typefaces and
 * colors beside its hero image. A name with unsupported letters is left out. Text is drawn as outlines, so that the
 * result doesn't depend on installed fonts.
 */
export async function drawShareImage(source: ShareImageSource): Promise<Buffer> {
  const { content } = source;
  const layout = SHARE_LAYOUTS[content.template_id];
  const colors = siteColors(content.design_system.color_palette);
  const hero = content.hero_image === '' ? undefined : await source.readImage(content.hero_image);
  const blocks = await wordBlocks(source, { box: hero ? layout.words : WHOLE_SHEET, layout, colors });
  const sheet = { left: 0, top: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT };
  const imageBox = blocks.length === 0 ? sheet : layout.image;
  const focus = findImageAsset(content, content.hero_image)?.focal_point ?? { x: 0.5, y: 0.5 };
  const image = hero ? await imageLayers({ bytes: hero, focus }, { box: imageBox, layout, colors }) : [];
  const words = printWords(blocks, { box: hero ? layout.words : WHOLE_SHEET, layout, colors });
  return sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: colors[layout.ground] },
  })
    .composite([...image, { input: Buffer.from(words), left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Crops an image to the box as the page does: `focus` is the share that is cut off at the left and top. */
async function coverBox(bytes: Uint8Array, { width, height }: Box, focus: FocalPoint): Promise<Buffer> {
  const covering = sharp(bytes).resize(width, height, { fit: 'outside' });
  const { data, info } = await covering.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) * focus.x);
  const top = Math.round((info.height - height) * focus.y);
  return sharp(data).extract({ left, top, width, height }).toBuffer();
}

type CoverImage = { bytes: Uint8Array; focus: FocalPoint };

async function imageLayers(
  { bytes, focus }: CoverImage,
  { box, layout, colors }: Placing,
): Promise<OverlayOptions[]> {
  const { left, top, width, height } = box;
  const input = await coverBox(bytes, box, focus);
  const image = { input, left, top };
  if (layout.frame === undefined) return [image];
  const size = `x="${FRAME_INSET}.5" y="${FRAME_INSET}.5" width="${width - 2 * FRAME_INSET - 1}" height="${height - 2 * FRAME_INSET - 1}"`;
  const frame = svg(
    { width, height },
    `<rect ${size} fill="none" stroke="${colors[layout.frame]}" stroke-opacity=".75"/>`,
  );
  return [image, { input: Buffer.from(frame), left, top }];
}

/** Label, name, line, and tagline, as far as they exist. Nothing if the name can't be drawn. */
async function wordBlocks(source: ShareImageSource, { box, layout, colors }: Placing): Promise<Block[]> {
  const faces = await openTypefaces(source, layout.weight);
  const { name, cuisine, tagline } = wordsOf(source.content, layout);
  if (name === '' || !isDrawable(name, faces.headings)) return [];
  const set = (style: TextStyle, text: string, typeface: Typeface) => {
    const { room, ...rest } = style;
    const maxHeight = box.height * room;
    return setType({
      ...rest,
      text: isDrawable(text, typeface) ? text : '',
      typeface,
      maxWidth: box.width,
      maxHeight,
    });
  };
  const kicker = set(KICKER, cuisine, faces.strong);
  const title = set(NAME, name, faces.headings);
  const line = set(LINE, tagline, faces.body);
  const blocks = [
    kicker && textBlock(kicker, colors[layout.kicker], layout.align),
    title && textBlock(title, colors[layout.name], layout.align),
    line && ruleBlock(colors[layout.rule]),
    line && textBlock(line, colors[layout.line], layout.align),
  ];
  return blocks.filter((block) => block !== undefined);
}

async function openTypefaces({ content, readFont }: ShareImageSource, nameWeight: number) {
  const { body_font, headings_font } = content.design_system.typography;
  const [headings, strong, body] = await Promise.all([
    openTypeface(headings_font, nameWeight, readFont),
    openTypeface(body_font, 600, readFont),
    openTypeface(body_font, 400, readFont),
  ]);
  return { headings, strong, body };
}

function wordsOf(content: SiteContent, { isUpperCase = false }: ShareLayout) {
  const name = content.website_name.trim();
  const tagline = content.pages[0].sections.hero.tagline.trim();
  return {
    name: inCapitals(name, content, isUpperCase),
    cuisine: inCapitals(content.cuisine, content, true),
    tagline: tagline === name ? '' : tagline,
  };
}

function inCapitals(text: string, { language }: SiteContent, isUpperCase: boolean): string {
  if (!isUpperCase) return text;
  const [locale = 'en'] = Intl.getCanonicalLocales(/^[a-z]{2,3}$/i.test(language) ? language : 'en');
  return text.toLocaleUpperCase(locale);
}

function textBlock(set: SetText, color: string, align: ShareLayout['align']): Block {
  const width = Math.max(...set.lines.map((line) => line.width));
  return {
    width,
    height: set.height,
    print: (x, y) =>
      set.lines
        .map((line, index) => {
          const indent = align === 'center' ? (width - line.width) / 2 : 0;
          const baseline = y + firstBaseline(set) + index * set.leading;
          return `<path fill="${color}" transform="translate(${x + indent} ${baseline})" d="${line.path}"/>`;
        })
        .join(''),
  };
}

function ruleBlock(color: string): Block {
  const { width, height } = RULE;
  return {
    ...RULE,
    print: (x, y) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`,
  };
}

/** Prints blocks below one another, centered in the box. Blocks that don't fit are left out, the last first. */
function printWords(given: readonly Block[], { box, layout }: Placing): string {
  const blocks = [...given];
  const heightOf = () =>
    blocks.reduce((sum, { height }) => sum + height, GAP * Math.max(blocks.length - 1, 0));
  while (heightOf() > box.height && blocks.length > 1) blocks.pop();
  let y = box.top + Math.max(0, (box.height - heightOf()) / 2);
  const printed = blocks.map((block) => {
    const x = layout.align === 'center' ? box.left + (box.width - block.width) / 2 : box.left;
    const markup = block.print(Math.max(0, x), y);
    y += block.height + GAP;
    return markup;
  });
  return svg({ width: SHARE_WIDTH, height: SHARE_HEIGHT }, printed.join(''));
}

function svg({ width, height }: { width: number; height: number }, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

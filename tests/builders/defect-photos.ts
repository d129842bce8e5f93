import sharp from 'sharp';
import { IMAGE_SUBJECTS, type ImageSubject } from '#functions/ai/image-subjects.ts';
import { drawArtwork } from '#functions/images/artwork/draw-artwork.ts';
import { labOf } from '#functions/photos/api/pixels/color-difference.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { LIGHT_OF_LEVEL, valueOfLight } from '#functions/photos/api/pixels/srgb-light.ts';
import { INGREDIENTS } from '#shared/menu/diets.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';
import { drawDarkDishes } from './dark-dishes.ts';

/**
 * What counts as white (CIELAB), and the share of white pixels that shows a color cast, or that there is white at all.
 */
const WHITE = { lightness: 75, chroma: 9 };
const WHITE_SHARE = { cast: 0.1, some: 0.02, none: 0 };

/**
 * `light`: factors of red, green, and blue light. `white`: the share of white that a photo needs to show the defect.
 */
type Defect = { name: string; light: readonly [number, number, number]; white: number };

const TOO_DARK: Defect = { name: 'two stops too dark', light: [0.25, 0.25, 0.25], white: WHITE_SHARE.none };
const DEFECTS: readonly Defect[] = [
  { name: 'a stop too dark', light: [0.5, 0.5, 0.5], white: WHITE_SHARE.some },
  TOO_DARK,
  { name: 'nearly a stop too bright', light: [1.9, 1.9, 1.9], white: WHITE_SHARE.some },
  { name: 'under a tungsten lamp', light: [1.25, 1, 0.6], white: WHITE_SHARE.cast },
  { name: 'under a fluorescent tube', light: [0.88, 1.06, 0.86], white: WHITE_SHARE.cast },
  { name: 'in blue shade', light: [0.8, 1, 1.25], white: WHITE_SHARE.cast },
  { name: 'dark and under a lamp', light: [0.45, 0.36, 0.22], white: WHITE_SHARE.cast },
];
const GOOD = { name: 'as it is', light: [1, 1, 1], white: WHITE_SHARE.none } as const satisfies Defect;

const SEEDS = ['monday', 'tuesday'];

/** Tables of linen, paper, clay, and dark wood; the food is the same. */
const TABLES: readonly ColorPalette[] = [
  palette('#3d4148', '#b9b4aa', '#6f7f63', '#f4f2ee'),
  palette('#7a2e1f', '#c9a46a', '#c4622d', '#faf5ec'),
  palette('#c9a35b', '#7c2f36', '#b8553a', '#14110f'),
];

function palette(primary: string, secondary: string, accent: string, neutral: string): ColorPalette {
  return { primary, secondary, accent, neutral, text_primary: '#1f2022', text_secondary: '#5c5f66' };
}

export type DefectPhoto = {
  name: string;
  isGood: boolean;
  truth: Raster;
  /** JPEG. */
  bytes: Buffer;
};

/** The most photos of each kind, of these subjects. */
export type DefectPhotosWanted = { good: number; bad: number; subjects?: readonly ImageSubject[] };

/**
 * Drawings of food as photos: good ones, and ones with known light defects. All have some white, such as a tablecloth:
 * without it, a color cast looks like a colored wall. Those of `darkDishPhotos` have none.
 */
export async function someDefectPhotos({
  good,
  bad,
  subjects = IMAGE_SUBJECTS,
}: DefectPhotosWanted): Promise<DefectPhoto[]> {
  const truths: Truth[] = [];
  for (const seed of SEEDS) {
    for (const table of TABLES) {
      for (const subject of subjects) {
        const truth = await drawOnce(subject, table, seed);
        if (truth.white >= WHITE_SHARE.some) truths.push(truth);
      }
    }
  }
  const defects = truths.flatMap((truth) =>
    DEFECTS.filter(({ white }) => truth.white >= white).map((defect) => ({ truth, defect })),
  );
  const wanted = [...spread(truths, good).map((truth) => ({ truth, defect: GOOD })), ...spread(defects, bad)];
  return Promise.all(wanted.map(({ truth, defect }) => aDefectPhoto(truth, defect)));
}

/**
 * Dark dishes on dark tables as photos, well lit and underexposed. Nothing in them is white, or as light as white looks
 * under a lamp.
 */
export async function darkDishPhotos(): Promise<DefectPhoto[]> {
  const truths = await Promise.all(
    drawDarkDishes().map(async ({ name, svg }) => {
      const { data, info } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raster: Raster = { data, width: info.width, height: info.height, channels: 3 };
      return { name, raster, white: shareOfWhite(raster) };
    }),
  );
  const photos = truths.flatMap((truth) => [GOOD, TOO_DARK].map((defect) => aDefectPhoto(truth, defect)));
  return Promise.all(photos);
}

type Truth = { name: string; raster: Raster; white: number };

const drawn = new Map<string, Promise<Truth>>();

/** Tests of a file ask for the same drawings, and nothing changes their pixels. */
function drawOnce(subject: ImageSubject, table: ColorPalette, seed: string): Promise<Truth> {
  const key = `${subject} ${table.neutral} ${seed}`;
  const truth = drawn.get(key) ?? draw(subject, table, seed);
  drawn.set(key, truth);
  return truth;
}

async function draw(subject: ImageSubject, table: ColorPalette, seed: string): Promise<Truth> {
  const { svg } = drawArtwork({ subject, palette: table, seed, kind: 'gallery', ingredients: INGREDIENTS });
  const { data, info } = await sharp(Buffer.from(svg), { density: 24 })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster: Raster = { data, width: info.width, height: info.height, channels: 3 };
  return { name: `${subject} on ${table.neutral} (${seed})`, raster, white: shareOfWhite(raster) };
}

async function aDefectPhoto({ name, raster }: Truth, defect: Defect): Promise<DefectPhoto> {
  const { width, height, channels } = raster;
  const data = inLight(raster, defect.light);
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name: `${name}, ${defect.name}`, isGood: defect === GOOD, truth: raster, bytes };
}

function inLight({ data }: Raster, light: Defect['light']): Uint8Array {
  const levels = light.map((factor) =>
    Uint8Array.from(LIGHT_OF_LEVEL, (amount) => Math.round(255 * valueOfLight(amount * factor))),
  );
  return data.map((level, at) => levels[at % 3]?.[level] ?? 0);
}

function shareOfWhite({ data, channels }: Raster): number {
  let white = 0;
  for (let at = 0; at < data.length; at += channels) {
    const { l, a, b } = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (l > WHITE.lightness && Math.hypot(a, b) < WHITE.chroma) white += 1;
  }
  return white / (data.length / channels);
}

/** This many items, evenly from the whole list. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const taken = Math.min(count, items.length);
  return Array.from(
    { length: taken },
    (_, index) => items[Math.floor((index * items.length) / taken)] as Item,
  );
}

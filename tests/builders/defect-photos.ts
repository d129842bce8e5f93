import sharp from 'sharp';
import { labOf } from '#functions/image-enhancer/photo/pixels/color-difference.ts';
import type { Raster } from '#functions/image-enhancer/photo/pixels/raster.ts';
import { LIGHT_OF_LEVEL, valueOfLight } from '#functions/image-enhancer/photo/pixels/srgb-light.ts';
import { drawArtwork } from '#functions/modules/artwork/draw-artwork.ts';
import { IMAGE_SUBJECTS, type ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { INGREDIENTS } from '#shared/domain/diets.ts';
import type { ColorPalette } from '#shared/site/site-content.ts';

/** Factors of the light in red, green and blue. */
type Defect = { name: string; light: readonly [number, number, number]; isCast: boolean };

const DEFECTS: readonly Defect[] = [
  { name: 'a stop too dark', light: [0.5, 0.5, 0.5], isCast: false },
  { name: 'two stops too dark', light: [0.25, 0.25, 0.25], isCast: false },
  { name: 'nearly a stop too bright', light: [1.9, 1.9, 1.9], isCast: false },
  { name: 'under a tungsten lamp', light: [1.25, 1, 0.6], isCast: true },
  { name: 'under a fluorescent tube', light: [0.88, 1.06, 0.86], isCast: true },
  { name: 'in blue shade', light: [0.8, 1, 1.25], isCast: true },
  { name: 'dark and under a lamp', light: [0.45, 0.36, 0.22], isCast: true },
];
const GOOD = { name: 'as it is', light: [1, 1, 1], isCast: false } as const satisfies Defect;

const SEEDS = ['monday', 'tuesday'];

/** Tables of linen, of paper and clay, and of dark wood: what stands on them is the same food. */
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
  /** As it would be sent: a JPEG. */
  bytes: Buffer;
};

/** What counts as white, and how much of a photo must be so: to tell a cast by it, and to tell that there is none. */
const WHITE = { lightness: 75, chroma: 9 };
const WHITE_SHARE = { cast: 0.1, none: 0.02 };

/** So many photos of each kind at most, of these subjects. */
export type DefectPhotosWanted = { good: number; bad: number; subjects?: readonly ImageSubject[] };

/**
 * Our drawings of food as photos: good ones, and ones with known defects of the light. All have something white in them, as
 * a laid table has: without it nobody can tell a cast from a colored wall.
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
        const truth = await draw(subject, table, seed);
        if (truth.white >= WHITE_SHARE.none) truths.push(truth);
      }
    }
  }
  const defects = truths.flatMap((truth) =>
    DEFECTS.filter(({ isCast }) => !isCast || truth.white >= WHITE_SHARE.cast).map((defect) => ({
      truth,
      defect,
    })),
  );
  const wanted = [...spread(truths, good).map((truth) => ({ truth, defect: GOOD })), ...spread(defects, bad)];
  return Promise.all(wanted.map(({ truth, defect }) => aDefectPhoto(truth, defect)));
}

type Truth = { name: string; raster: Raster; white: number };

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

/** So many of a list, evenly from all of it. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const taken = Math.min(count, items.length);
  return Array.from(
    { length: taken },
    (_, index) => items[Math.floor((index * items.length) / taken)] as Item,
  );
}

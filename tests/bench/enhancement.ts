import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeCrop } from '#functions/photos/api/make-crop.ts';
import { enhancePhoto } from '#functions/photos/api/photo/enhance-photo.ts';
import { compareRasters } from '#functions/photos/api/pixels/compare-rasters.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { NEUTRAL_SETTINGS } from '#shared/photos/enhancement-settings.ts';
import type { PhotoLook } from '#shared/photos/photo-look.ts';
import { IMAGE_PLACES, IMAGE_SPECS, type ImageSpec } from '#shared/posts/social/image-specs.ts';
import { aPhoto } from '#tests/builders/a-photo.ts';
import { type DefectPhoto, darkDishPhotos, someDefectPhotos } from '#tests/builders/defect-photos.ts';
import { type Bench, type Figure, median, medianTurns, processorTime, rounded } from './bench-figure.ts';
import { peakMegabytes } from './peak-memory.ts';
import { plainPhoto, QUICK_LOOK } from './plain-photo.ts';

const ROUNDS = 21;
const PROCESSES = 5;
/** Besides ten good and ten bad photos of dark dishes. */
const GOOD = 60;
const BAD = 240;
/** The mean ΔE*ab 2000 that a light correction may change in a good photo. */
const UNCHANGED = 5;
/** Width and height of a panorama, a rotated banner, a thumbnail, a square, and a line of pixels. */
const SHAPES = [
  [6000, 900],
  [800, 4200],
  [64, 48],
  [1500, 1500],
  [3000, 2],
] as const;
const LIGHT_ALONE: PhotoLook = { settings: { ...NEUTRAL_SETTINGS }, effects: {}, isAutomatic: true };

/** The cost of enhancing beyond resizing, and whether light corrections get closer to the truth. */
export const enhancement: Bench = {
  name: 'enhancement',
  measure: async () => {
    const photo = await aPhoto(4000, 3000);
    const laid = await someDefectPhotos({ good: GOOD, bad: BAD });
    const photos = [...laid, ...(await darkDishPhotos())];
    const cropped = [photo, ...(await Promise.all(SHAPES.map(([width, height]) => aPhoto(width, height))))];
    return [
      ...(await times(photo)),
      memory(photo),
      ...(await lights(photos)),
      await crops([...cropped, ...photos.map(({ bytes }) => bytes)]),
    ];
  },
};

async function times(photo: Buffer): Promise<Figure[]> {
  const concurrency = sharp.concurrency();
  sharp.concurrency(1);
  const enhanced: number[] = [];
  const taken = await medianTurns(
    {
      enhanced: async () => {
        const startedAt = processorTime();
        await enhancePhoto(photo, QUICK_LOOK);
        enhanced.push(processorTime() - startedAt);
      },
      plain: () => plainPhoto(photo),
    },
    ROUNDS,
    processorTime,
  );
  sharp.concurrency(concurrency);
  const p95 = enhanced.toSorted((one, other) => one - other)[Math.ceil(0.95 * ROUNDS) - 1] ?? 0;
  return [
    {
      name: 'enhancing a photo ÷ plain sharp, same size and format',
      value: rounded(taken.enhanced / taken.plain),
      limit: 3,
      bound: 'at most',
      detail: `${rounded(taken.enhanced, 0)} ms ÷ ${rounded(taken.plain, 0)} ms, median of ${ROUNDS}; Quick Enhance, 4000 × 3000 to 2048 × 1536, on one core: CPU time of all threads`,
    },
    {
      name: 'enhancing a photo of 12 megapixels, p95 in ms',
      value: rounded(p95, 0),
      limit: 1500,
      bound: 'at most',
      detail: `of ${ROUNDS}, on one core: CPU time of all threads`,
    },
  ];
}

function memory(photo: Buffer): Figure {
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-enhancement-'));
  try {
    const file = path.join(folder, 'photo.jpg');
    writeFileSync(file, photo);
    const rounds = Array.from({ length: PROCESSES }, () => ({
      enhanced: peakMegabytes('enhancement-process.ts', ['enhanced', file]),
      plain: peakMegabytes('enhancement-process.ts', ['plain', file]),
    }));
    const enhanced = median(rounds.map((round) => round.enhanced));
    const plain = median(rounds.map((round) => round.plain));
    return {
      name: 'memory for enhancing a photo ÷ plain sharp',
      value: rounded(enhanced / plain),
      limit: 1.5,
      bound: 'at most',
      detail: `${rounded(enhanced, 0)} MB ÷ ${rounded(plain, 0)} MB, peak memory of a separate process, median of ${PROCESSES}; 4000 × 3000`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function lights(photos: readonly DefectPhoto[]): Promise<Figure[]> {
  const changes = [];
  for (const photo of photos) changes.push({ ...(await changeOf(photo)), photo });
  const bad = changes.filter(({ photo }) => !photo.isGood);
  const good = changes.filter(({ photo }) => photo.isGood);
  const nearer = bad.filter(({ before, after }) => after < before);
  const unchanged = good.filter(({ after }) => after <= UNCHANGED);
  const mean = (values: readonly number[]) =>
    rounded(values.reduce((sum, value) => sum + value, 0) / values.length, 1);
  const missed = bad.filter((change) => !nearer.includes(change)).map(({ photo }) => photo.name);
  return [
    {
      name: 'photos with a light defect that get closer to the truth',
      value: rounded(nearer.length / bad.length, 3),
      limit: 1,
      bound: 'at least',
      detail: `${nearer.length} of ${bad.length} with known defects; mean ΔE*ab 2000 ${mean(bad.map(({ before }) => before))} → ${mean(bad.map(({ after }) => after))}${missed.length === 0 ? '' : `; not: ${missed.join('; ')}`}`,
    },
    {
      name: 'good photos whose light stays the same',
      value: rounded(unchanged.length / good.length, 3),
      limit: 1,
      bound: 'at least',
      detail: `${unchanged.length} of ${good.length} change by at most ΔE*ab 2000 ${UNCHANGED}; mean ${mean(good.map(({ after }) => after))}`,
    },
  ];
}

async function changeOf({ truth, bytes }: DefectPhoto) {
  const { file } = await enhancePhoto(bytes, LIGHT_ALONE);
  const distance = async (photo: Uint8Array) => compareRasters(truth, await rasterOf(photo)).colorShift;
  return { before: await distance(bytes), after: await distance(file.bytes) };
}

async function rasterOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

async function crops(originals: readonly Uint8Array[]): Promise<Figure> {
  let met = 0;
  for (const original of originals) {
    const { applied } = await enhancePhoto(original, QUICK_LOOK);
    for (const place of IMAGE_PLACES) {
      const spec = IMAGE_SPECS[place];
      const crop = await makeCrop({ original, spec, focus: undefined, applied });
      if (await isAsAsked(crop.bytes, original, spec)) met += 1;
    }
  }
  const all = originals.length * IMAGE_PLACES.length;
  return {
    name: 'photo crops that fit their places',
    value: rounded(met / all, 3),
    limit: 1,
    bound: 'at least',
    detail: `${met} of ${all}: ${originals.length} photos from ${SHAPES[2].join(' × ')} to 12 megapixels; format, bytes, and the place's size, or its shape where a photo has fewer pixels`,
  };
}

/** At most the target's size, in its shape, with as many pixels as the photo allows. */
async function isAsAsked(bytes: Uint8Array, original: Uint8Array, spec: ImageSpec): Promise<boolean> {
  const [photo, { format, width, height }] = await Promise.all([
    sharp(original).metadata(),
    sharp(bytes).metadata(),
  ]);
  const scale = Math.min(1, photo.width / spec.width, photo.height / spec.height);
  const isShaped = isNear(width, spec.width * scale) && isNear(height, spec.height * scale);
  return format === 'jpeg' && isShaped && bytes.length <= spec.maxBytes;
}

/** Whole pixels, at least one. */
const isNear = (pixels: number, exact: number) => Math.abs(pixels - Math.max(1, exact)) <= 0.5;

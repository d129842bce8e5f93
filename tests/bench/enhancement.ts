import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeCrop } from '#functions/image-enhancer/crops/make-crop.ts';
import { enhancePhoto } from '#functions/image-enhancer/photo/enhance-photo.ts';
import { compareRasters } from '#functions/image-enhancer/photo/pixels/compare-rasters.ts';
import type { Raster } from '#functions/image-enhancer/photo/pixels/raster.ts';
import { NEUTRAL_SETTINGS } from '#shared/domain/enhancement/enhancement-settings.ts';
import type { PhotoLook } from '#shared/domain/enhancement/photo-look.ts';
import { IMAGE_PLACES, IMAGE_SPECS } from '#shared/domain/social/image-specs.ts';
import { aPhoto } from '#tests/builders/a-photo.ts';
import { type DefectPhoto, someDefectPhotos } from '#tests/builders/defect-photos.ts';
import { type Bench, type Figure, median, medianTurns, processorTime, rounded } from './bench-figure.ts';
import { peakMegabytes } from './peak-memory.ts';
import { plainPhoto, QUICK_LOOK } from './plain-photo.ts';

const ROUNDS = 21;
const PROCESSES = 5;
const GOOD = 60;
const BAD = 240;
/** Mean ΔE*ab 2000 by which a good photo may change when its light is looked at. */
const UNCHANGED = 5;
const LIGHT_ALONE: PhotoLook = { settings: { ...NEUTRAL_SETTINGS }, effects: {}, isAutomatic: true };

/** What enhancing costs beyond resizing, and whether the light of photos comes nearer to the truth. */
export const enhancement: Bench = {
  name: 'enhancement',
  measure: async () => {
    const photo = await aPhoto(4000, 3000);
    return [...(await times(photo)), memory(photo), ...(await lights()), await crops(photo)];
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
      detail: `${rounded(taken.enhanced, 0)} ms ÷ ${rounded(taken.plain, 0)} ms, median of ${ROUNDS}; Quick Enhance, 4000 × 3000 to 2048 × 1536, on one core: time of all threads`,
    },
    {
      name: 'enhancing a photo of 12 megapixels, p95 in ms',
      value: rounded(p95, 0),
      limit: 1500,
      bound: 'at most',
      detail: `of ${ROUNDS}, on one core: time of all threads`,
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
      detail: `${rounded(enhanced, 0)} MB ÷ ${rounded(plain, 0)} MB, most that a process of its own held, median of ${PROCESSES}; 4000 × 3000`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function lights(): Promise<Figure[]> {
  const photos = await someDefectPhotos({ good: GOOD, bad: BAD });
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
      name: 'photos with a defect of the light that come nearer to the truth',
      value: rounded(nearer.length / bad.length, 3),
      limit: 1,
      bound: 'at least',
      detail: `${nearer.length} of ${bad.length} with known defects; mean ΔE*ab 2000 ${mean(bad.map(({ before }) => before))} → ${mean(bad.map(({ after }) => after))}${missed.length === 0 ? '' : `; not: ${missed.join('; ')}`}`,
    },
    {
      name: 'good photos whose light stays',
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

async function crops(original: Buffer): Promise<Figure> {
  const { applied } = await enhancePhoto(original, QUICK_LOOK);
  let met = 0;
  for (const place of IMAGE_PLACES) {
    const spec = IMAGE_SPECS[place];
    const crop = await makeCrop({ original, spec, focus: undefined, applied });
    const { format, width, height } = await sharp(crop.bytes).metadata();
    const isExact = format === 'jpeg' && width === spec.width && height === spec.height;
    if (isExact && crop.bytes.length <= spec.maxBytes) met += 1;
  }
  return {
    name: 'crops of a photo of 12 megapixels that meet their places',
    value: rounded(met / IMAGE_PLACES.length, 3),
    limit: 1,
    bound: 'at least',
    detail: `${met} of ${IMAGE_PLACES.length}: size in pixels, bytes and format`,
  };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMAGE_WIDTHS, makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { aPhoto } from '#tests/builders/a-photo.ts';
import { type Bench, type Figure, median, medianTurns, rounded } from './bench-figure.ts';
import { peakMegabytes } from './peak-memory.ts';
import { plainFiles } from './plain-image-files.ts';

const ROUNDS = 9;
const PROCESSES = 5;
const IMAGES_A_PROCESS = 3;

/** The time and memory of checking an image and limiting its file sizes, beyond resizing. */
export const imageFiles: Bench = {
  name: 'image-files',
  measure: async () => {
    // A typical upload of the web app, and the largest one.
    const [usual, largest] = await Promise.all([aPhoto(1920, 1080), aPhoto(4000, 3000)]);
    return [await time('1920 × 1080', usual), await time('4000 × 3000', largest), memory(largest)];
  },
};

async function time(size: string, photo: Buffer): Promise<Figure> {
  const { widths } = await makeImageFiles(photo);
  if (widths.length !== IMAGE_WIDTHS.length)
    throw new Error('The pipeline omits files that plain sharp makes.');
  const times = await medianTurns(
    { pipeline: () => makeImageFiles(photo), plain: () => plainFiles(photo) },
    ROUNDS,
  );
  return {
    name: `files of an image of ${size} ÷ plain sharp, same sizes and formats`,
    value: rounded(times.pipeline / times.plain),
    limit: 1.15,
    bound: 'at most',
    detail: `${rounded(times.pipeline, 0)} ms ÷ ${rounded(times.plain, 0)} ms, median of ${ROUNDS}; a photo of ${rounded(photo.length / 1024, 0)} KB`,
  };
}

function memory(photo: Buffer): Figure {
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-picture-'));
  try {
    const file = path.join(folder, 'photo.jpg');
    writeFileSync(file, photo);
    const peak = (way: 'pipeline' | 'plain') =>
      peakMegabytes('image-files-process.ts', [way, file, String(IMAGES_A_PROCESS)]);
    const rounds = Array.from({ length: PROCESSES }, () => ({
      pipeline: peak('pipeline'),
      plain: peak('plain'),
    }));
    const pipeline = median(rounds.map((round) => round.pipeline));
    const plain = median(rounds.map((round) => round.plain));
    return {
      name: 'memory for the files of an image ÷ plain sharp',
      value: rounded(pipeline / plain),
      limit: 1.5,
      bound: 'at most',
      detail: `${rounded(pipeline, 0)} MB ÷ ${rounded(plain, 0)} MB, peak memory of a separate process, median of ${PROCESSES}; 4000 × 3000`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

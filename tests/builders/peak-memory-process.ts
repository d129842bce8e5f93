import { readFileSync } from 'node:fs';
import { makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { enhancePhoto } from '#functions/photos/api/photo/enhance-photo.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { NEUTRAL_SETTINGS } from '#shared/photos/enhancement-settings.ts';

/**
 * Does the same work for two images. Prints the second one's outcome, and the bytes by which it raised the process's
 * peak memory. `held` allocates 100 times the second file's length.
 */
const [, , way, first = '', second = ''] = process.argv;
const files = [readFileSync(first), readFileSync(second)];
const look = { settings: { ...NEUTRAL_SETTINGS, contrast: 20 }, effects: {}, isAutomatic: true };

async function work(bytes: Buffer): Promise<string> {
  try {
    if (way === 'image') await makeImageFiles(bytes);
    else if (way === 'photo') await enhancePhoto(bytes, look);
    else Buffer.alloc(bytes.length * 100, 1);
    return 'taken';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const peak = () => process.resourceUsage().maxRSS * 1024;
await work(files[0] ?? Buffer.of());
const before = peak();
const end = await work(files[1] ?? Buffer.of());
console.log(JSON.stringify({ end, rise: peak() - before }));

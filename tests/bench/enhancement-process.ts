import { readFileSync } from 'node:fs';
import { enhancePhoto } from '#functions/photos/api/photo/enhance-photo.ts';
import { plainPhoto, QUICK_LOOK } from './plain-photo.ts';

const ROUNDS = 3;

/** Enhances a photo as `enhanced` or `plain`, and prints the peak memory in bytes. */
const [, , way, file = ''] = process.argv;
const bytes = readFileSync(file);
for (let round = 0; round < ROUNDS; round += 1) {
  if (way === 'enhanced') await enhancePhoto(bytes, QUICK_LOOK);
  else await plainPhoto(bytes);
}
console.log(process.resourceUsage().maxRSS * 1024);

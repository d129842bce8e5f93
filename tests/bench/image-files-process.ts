import { readFileSync } from 'node:fs';
import { makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { plainFiles } from './plain-image-files.ts';

/** Makes the files of an image as `pipeline` or `plain`, and prints the peak memory in bytes. */
const [, , way, file = '', count = '1'] = process.argv;
const bytes = readFileSync(file);
for (let round = 0; round < Number(count); round += 1) {
  if (way === 'pipeline') await makeImageFiles(bytes);
  else await plainFiles(bytes);
}
console.log(process.resourceUsage().maxRSS * 1024);

import sharp from 'sharp';
import { IMAGE_WIDTHS } from '#functions/images/files/make-image-files.ts';
import { THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';

/** sharp's documented way for the same sizes and formats: one chain for each file, no byte limits. */
export async function plainFiles(bytes: Uint8Array): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const width of IMAGE_WIDTHS) {
    files.push(await sharp(bytes).autoOrient().resize({ width }).webp().toBuffer());
  }
  for (const edge of Object.values(THUMBNAIL_SIZES)) {
    const square = sharp(bytes).autoOrient().resize({ width: edge, height: edge });
    files.push(await square.clone().webp().toBuffer(), await square.clone().jpeg().toBuffer());
  }
  return files;
}

import sharp, { type Metadata } from 'sharp';
import { AppError } from '#functions/platform/app-error.ts';
import { AD_MESSAGES, AD_PHOTO_PIXELS } from '#shared/contract/campaigns/ad-campaign.ts';

/** The crops of a photo that Facebook asks for, as JPEG. */
export type AdPhotoFiles = { square: Uint8Array; wide: Uint8Array };
export type MakeAdPhotos = (bytes: Uint8Array) => Promise<AdPhotoFiles>;

/** Pixels: 1:1 and 1.91:1 at Meta's recommended sizes. */
const CROPS = { square: { width: 1080, height: 1080 }, wide: { width: 1200, height: 628 } } as const;
const QUALITY = 84;

const SMALL = `This photo is too small for an ad. Use one with at least ${AD_PHOTO_PIXELS.minEdge} pixels on each side.`;
const LARGE = 'This photo has too many pixels. Make it smaller and try again.';
const BROKEN = 'This photo could not be read. Please choose another one.';

/**
 * Makes both crops from a photo: the first frame, upright, in screen colors, cut where most is to be seen. Only pixels
 * go on: no metadata, nothing hidden in the file. Throws `AppError('invalid_image')`.
 */
export const makeAdPhotos: MakeAdPhotos = async (bytes) => {
  await assertPhoto(bytes);
  const crop = async (size: (typeof CROPS)[keyof typeof CROPS]) => {
    try {
      return await sharp(bytes, { limitInputPixels: AD_PHOTO_PIXELS.most, failOn: 'truncated' })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ ...size, fit: 'cover', position: 'attention' })
        .toColorspace('srgb')
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer();
    } catch (cause) {
      throw refused(BROKEN, cause);
    }
  };
  return { square: await crop(CROPS.square), wide: await crop(CROPS.wide) };
};

/** Reads the header alone, so that a small file that claims to be enormous costs no memory. */
async function assertPhoto(bytes: Uint8Array): Promise<void> {
  const format = formatOf(bytes);
  if (format === undefined) throw refused(AD_MESSAGES.photoType);
  let header: Metadata;
  try {
    header = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refused(BROKEN, cause);
  }
  if (header.format !== format) throw refused(AD_MESSAGES.photoType);
  const { width, height } = header.autoOrient;
  if (width * height > AD_PHOTO_PIXELS.most) throw refused(LARGE);
  if (Math.min(width, height) < AD_PHOTO_PIXELS.minEdge) throw refused(SMALL);
}

/** First bytes (JPEG: ITU T.81 B.1.1.3; PNG: W3C PNG §5.2; GIF: GIF89a §17). */
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | undefined {
  const text = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return text.startsWith('GIF87a') || text.startsWith('GIF89a') ? 'gif' : undefined;
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid_image', { message, fields: { dishPhoto: message }, cause });
}

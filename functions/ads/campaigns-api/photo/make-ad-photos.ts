import sharp from 'sharp';
import { readImageHeader } from '#functions/images/files/read-image-header.ts';
import { imageRefusalOf } from '#functions/images/files/refused-image.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { AD_MESSAGES, AD_PHOTO_PIXELS } from '#shared/ads/contract/ad-campaign.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { PHOTO_UNREADABLE } from '#shared/contract/field-messages.ts';
import type { ImageFormat } from '#shared/images/image-format.ts';

/** The crops that Facebook asks for, as JPEG. */
export type AdPhotoFiles = { square: Uint8Array; wide: Uint8Array };
/** `formats`: the accepted formats. Absent: those that owners may upload. */
export type MakeAdPhotos = (bytes: Uint8Array, formats?: readonly ImageFormat[]) => Promise<AdPhotoFiles>;

/** Pixels: 1:1 and 1.91:1 in the sizes that Meta recommends. */
const CROPS = { square: { width: 1080, height: 1080 }, wide: { width: 1200, height: 628 } } as const;
const QUALITY = 84;
const SENT_FORMATS: readonly ImageFormat[] = ['jpeg', 'png', 'gif'];

const SMALL = `This photo is too small. Choose one that’s at least ${AD_PHOTO_PIXELS.minEdge} px on each side.`;
const LARGE = 'This photo is too large. Resize it and try again.';

/**
 * Makes both crops of a photo: first frame, upright, sRGB, cropped to the most salient part. Metadata is removed.
 * Throws `AppError`: `invalid_image`, `unsupported_image`.
 */
export const makeAdPhotos: MakeAdPhotos = async (bytes, formats = SENT_FORMATS) => {
  await assertPhoto(bytes, formats);
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
      throw refused(PHOTO_UNREADABLE, { cause });
    }
  };
  return { square: await crop(CROPS.square), wide: await crop(CROPS.wide) };
};

async function assertPhoto(bytes: Uint8Array, formats: readonly ImageFormat[]): Promise<void> {
  const { width, height } = await readImageHeader(bytes, formats, (reason, cause) =>
    refused(reason === 'type' ? AD_MESSAGES.photoType : PHOTO_UNREADABLE, {
      code: imageRefusalOf(reason),
      cause,
    }),
  );
  if (width * height > AD_PHOTO_PIXELS.most) throw refused(LARGE);
  if (Math.min(width, height) < AD_PHOTO_PIXELS.minEdge) throw refused(SMALL);
}

function refused(
  message: string,
  { code = 'invalid_image', cause }: { code?: ErrorCode; cause?: unknown } = {},
): AppError {
  return new AppError(code, { message, fields: { dishPhoto: message }, cause });
}

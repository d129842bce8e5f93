import { type SiteImage, THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';
import { squareFile } from './files/image-file-names.ts';
import type { ImageRecord } from './images-repository.ts';

/** A picture as the API answers it. `sitesOrigin` without a slash at the end. */
export function imageAnswer(image: ImageRecord, sitesOrigin: string): SiteImage {
  const { image_id, image_type, website_id, url, filename, created_at, asset } = image;
  const thumbnail = (edge: number) => `${sitesOrigin}${squareFile(url, edge, 'webp')}`;
  return {
    image_id,
    image_type,
    website_id,
    url,
    filename,
    created_at,
    asset,
    thumbnails: {
      small: thumbnail(THUMBNAIL_SIZES.small),
      medium: thumbnail(THUMBNAIL_SIZES.medium),
      large: thumbnail(THUMBNAIL_SIZES.large),
    },
  };
}

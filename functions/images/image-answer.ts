import { type SiteImage, THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';
import { squareFile } from './files/image-file-names.ts';
import type { ImageRecord } from './images-repository.ts';

/** An image in the API's format. `sitesOrigin` has no trailing slash. */
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

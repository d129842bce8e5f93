import { usePhotoAddress } from '#web/images/use-photo-address.ts';
import type { AdPhoto } from './use-ad-draft.ts';

/** Where the photo of an ad can be seen; undefined without one. */
export function useAdPhotoAddress(photo: AdPhoto | undefined): string | undefined {
  const ofFile = usePhotoAddress(photo instanceof File ? photo : undefined);
  return photo === undefined || photo instanceof File ? ofFile : addressOf(photo);
}

/** Its widest file, beside its thumbnails. */
function addressOf({ url, thumbnails }: Exclude<AdPhoto, File>): string {
  return new URL(url, thumbnails.large).href;
}

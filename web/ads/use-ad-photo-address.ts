import { usePhotoAddress } from '#web/images/use-photo-address.ts';
import type { AdPhoto } from './use-ad-draft.ts';

/** The URL of an ad’s photo, or undefined without one. */
export function useAdPhotoAddress(photo: AdPhoto | undefined): string | undefined {
  const ofFile = usePhotoAddress(photo instanceof File ? photo : undefined);
  return photo === undefined || photo instanceof File ? ofFile : addressOf(photo);
}

/** The widest file among its sizes. */
function addressOf({ url, thumbnails }: Exclude<AdPhoto, File>): string {
  return new URL(url, thumbnails.large).href;
}

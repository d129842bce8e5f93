import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageType, SiteImage } from '#shared/images/contract/site-image.ts';
import { uploadImage } from '#web/images/api/image-upload.ts';
import { useReloadImages } from '#web/images/api/images.ts';

type UploadPlace = {
  imageType: ImageType;
  websiteId?: string | undefined;
  onUploaded: (image: SiteImage) => void;
};

export type ImageUploadState = {
  /** Whole per cent that has been sent; 100 while the platform makes the sizes; undefined while nothing is under way. */
  percent: number | undefined;
  /** The spec's sentence about the last upload that failed. */
  failure: string | undefined;
  /** Starts an upload. Another one that is still under way is given up. */
  upload: (file: File | undefined) => void;
  /** Gives up what is under way. */
  cancel: () => void;
  dismissFailure: () => void;
};

/** One image at a time on its way to the platform, with real progress. Given up when the screen is left. */
export function useImageUpload(place: UploadPlace): ImageUploadState {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  const reloadImages = useReloadImages();

  const cancel = useCallback(() => {
    underWay.current?.abort();
    underWay.current = undefined;
    setPercent(undefined);
  }, []);
  useEffect(() => () => underWay.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    cancel();
    const own = new AbortController();
    underWay.current = own;
    const isCurrent = () => underWay.current === own;
    setFailure(undefined);
    setPercent(0);
    try {
      const onProgress = (sent: number) => isCurrent() && setPercent(sent);
      const { imageType, websiteId } = place;
      const image = await uploadImage(file, { imageType, websiteId, onProgress, signal: own.signal });
      void reloadImages();
      if (isCurrent()) place.onUploaded(image);
    } catch (error) {
      if (isCurrent()) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      if (isCurrent()) cancel();
    }
  };

  return {
    percent,
    failure,
    upload: (file) => void upload(file),
    cancel,
    dismissFailure: () => setFailure(undefined),
  };
}

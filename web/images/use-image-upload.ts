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
  /** Percent uploaded; 100 while the server creates the sizes; undefined if nothing is uploading. */
  percent: number | undefined;
  /** The error of the last failed upload. */
  failure: string | undefined;
  /** Starts an upload and cancels a running one. */
  upload: (file: File | undefined) => void;
  /** Cancels the upload. */
  cancel: () => void;
  dismissFailure: () => void;
};

/** Uploads one image at a time with real progress. Leaving the screen cancels it. */
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

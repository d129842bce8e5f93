import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#web/images/api/upload-file.ts';
import { usePhotoAddress } from '#web/images/use-photo-address.ts';
import { sendingFailure } from '#web/photos/api/enhancement-failure.ts';
import { findPhotoRefusal } from './find-photo-refusal.ts';

/** The photo of this device that is worked on, and its way to the platform. Given up when the screen is left. */
export function usePhoto() {
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number>();
  const [uploadId, setUploadId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  const address = usePhotoAddress(file);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = (next: File | undefined, reason?: string) => {
    underWay.current?.abort();
    underWay.current = undefined;
    setFile(next);
    setUploadId(undefined);
    setPercent(undefined);
    setFailure(reason);
  };

  const send = async (photo: File) => {
    start(photo);
    const own = new AbortController();
    underWay.current = own;
    const ifCurrent = (change: () => void) => underWay.current === own && change();
    setPercent(0);
    const sending = { onProgress: (sent: number) => ifCurrent(() => setPercent(sent)), signal: own.signal };
    try {
      const id = await uploadFile(photo, 'food_photo', sending);
      ifCurrent(() => setUploadId(id));
    } catch (error) {
      ifCurrent(() => setFailure(sendingFailure(error)));
    } finally {
      ifCurrent(() => setPercent(undefined));
    }
  };

  return {
    file,
    /** Where this browser shows the file. */
    address,
    /** Whole per cent that has been sent; undefined while nothing is under way. */
    percent,
    /** By which the platform knows the photo; undefined until it is there. */
    uploadId,
    /** Why the last file was refused, or did not arrive. */
    failure,
    /** Sends a file; one that is refused leaves the photo that is there. Returns whether it was taken. */
    take: (photo: File): boolean => {
      const refusal = findPhotoRefusal(photo);
      if (refusal === undefined) void send(photo);
      else setFailure(refusal);
      return refusal === undefined;
    },
    dismissFailure: () => setFailure(undefined),
    sendAgain: () => {
      if (file !== undefined) void send(file);
    },
    remove: () => start(undefined),
    /** Takes a file away that the platform could not read, and says so. */
    giveUp: (reason: string) => start(undefined, reason),
  };
}

export type PhotoState = ReturnType<typeof usePhoto>;

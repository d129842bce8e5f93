import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#web/images/api/upload-file.ts';
import { usePhotoAddress } from '#web/images/use-photo-address.ts';
import { sendingFailure } from '#web/photos/api/enhancement-failure.ts';
import { findPhotoRefusal } from './find-photo-refusal.ts';

/** The current photo on this device and its upload. Leaving the screen cancels it. */
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
    /** The URL of the file in this browser. */
    address,
    /** Percent uploaded; undefined if nothing is uploading. */
    percent,
    /** The ID of the uploaded photo; undefined until then. */
    uploadId,
    /** Why the last file was rejected or not uploaded. */
    failure,
    /** Uploads a file. A rejected one leaves the current photo. Returns whether it was accepted. */
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
    /** Removes a file that the server couldn’t read, with an error. */
    giveUp: (reason: string) => start(undefined, reason),
  };
}

export type PhotoState = ReturnType<typeof usePhoto>;

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { MENU_PHOTO_TARGET, prepareImage } from '#web/images/api/prepare-image.ts';
import { UploadError } from '#web/images/api/upload-error.ts';
import { readMenuPhoto } from '#web/profile/api/profile.ts';
import { readMenuFile } from './read-menu-file.ts';

/** The photo to compare with or type from. */
export type ReadPhoto = { file: File; isRead: boolean };

/** The progress of reading a file. */
type Stage = {
  /** The current step. */
  doing?: string;
  problem?: string;
  photo?: ReadPhoto;
};

export type MenuFileReading = Stage & { read: (file: File) => Promise<void>; cancel: () => void };

const FAILED = 'We couldn’t read your photo. Choose another one, or paste the text of your menu.';

type MenuFileUse = { readsPhotos: boolean; onText: (text: string) => void };

/** Reads a menu file; the server reads a photo. A second file replaces the first. */
export function useMenuFile({ readsPhotos, onText }: MenuFileUse): MenuFileReading {
  const [stage, setStage] = useState<Stage>({});
  const reading = useRef<AbortController>(undefined);
  // Keeps what the owner types while a photo is read.
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => () => reading.current?.abort(), []);

  const begin = () => {
    reading.current?.abort();
    reading.current = new AbortController();
    return reading.current.signal;
  };
  const read = async (file: File) => {
    const signal = begin();
    const reach = (next: Stage) => {
      if (!signal.aborted) setStage(next);
    };
    reach({ doing: 'Reading your file…' });
    const found = await readMenuFile(file, readsPhotos);
    if (found.kind === 'photo') await readPhoto(found.file, signal, reach);
    else if (found.kind === 'refused') reach({ problem: found.why });
    else if (!signal.aborted) {
      reach({});
      latest.current(found.text);
    }
  };
  const readPhoto = async (chosen: File, signal: AbortSignal, reach: (next: Stage) => void) => {
    let file: File | undefined;
    try {
      reach({ doing: 'Reading your photo…' });
      file = await prepareImage(chosen, MENU_PHOTO_TARGET);
      const lines = await readMenuPhoto(file, signal);
      if (signal.aborted) return;
      reach({ photo: { file, isRead: true } });
      latest.current(lines.join('\n'));
    } catch (error) {
      const hasMessage = error instanceof ApiError || error instanceof UploadError;
      const problem = hasMessage ? error.message : FAILED;
      reach({ problem, ...(file && { photo: { file, isRead: false } }) });
    }
  };
  const cancel = () => {
    reading.current?.abort();
    setStage({});
  };
  return { ...stage, read, cancel };
}

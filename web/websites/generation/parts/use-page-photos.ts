import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '#web/images/api/image-upload.ts';
import { useReloadImages } from '#web/images/api/images.ts';
import { readPagePhoto } from '#web/profile/api/profile.ts';

/** A photo of the owner's current website, on this device; `src` shows it. */
export type LoadedPhoto = { file: File; src: string; description: string };

type Given = readonly { url: string; description: string }[];

/** Loads photos of the current website, and uploads those that the owner selects. */
export function usePagePhotos(given: Given) {
  const [loaded, setLoaded] = useState<readonly LoadedPhoto[]>();
  const [doing, setDoing] = useState('');
  const [outcome, setOutcome] = useState('');
  const stop = useRef(new AbortController());
  const reloadImages = useReloadImages();
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  useEffect(() => () => loaded?.forEach(({ src }) => void URL.revokeObjectURL(src)), [loaded]);

  /** Processes items one after another, so that no photo waits for many others. Skips failures. */
  const each = async <Item, Result>(
    items: readonly Item[],
    words: string,
    work: (item: Item) => Promise<Result>,
  ) => {
    const results: Result[] = [];
    setOutcome('');
    for (const [index, item] of items.entries()) {
      setDoing(`${words} photo ${index + 1} of ${items.length}…`);
      const result = await work(item).catch(() => undefined);
      if (stop.current.signal.aborted) return results;
      if (result !== undefined) results.push(result);
    }
    setDoing('');
    return results;
  };
  const load = async () => {
    const photos = await each(given, 'Loading', async ({ url, description }) => {
      const file = await readPagePhoto(url, stop.current.signal);
      return { file, src: URL.createObjectURL(file), description: description || file.name };
    });
    setLoaded(photos);
    if (photos.length < given.length)
      setOutcome(`We couldn’t load ${given.length - photos.length} of ${given.length} photos.`);
  };
  const add = async (picked: readonly LoadedPhoto[]) => {
    const signal = stop.current.signal;
    const added = await each(picked, 'Adding', ({ file }) =>
      uploadImage(file, { imageType: 'general', signal }),
    );
    void reloadImages();
    setOutcome(
      added.length === picked.length
        ? `${added.length === 1 ? '1 photo' : `${added.length} photos`} added to your images.`
        : `We added ${added.length} of ${picked.length} photos. Upload the others in Images.`,
    );
  };
  return { loaded, doing, outcome, load, add };
}

import { useEffect, useEffectEvent } from 'react';
import { firstImage } from './first-image.ts';

/** Calls `onImage` if a file is pasted anywhere on the page while `isListening`. */
export function usePastedImage(isListening: boolean, onImage: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = firstImage(event.clipboardData);
    if (file === undefined) return;
    event.preventDefault();
    onImage(file);
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isListening]);
}

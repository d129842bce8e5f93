import { useEffect, useEffectEvent } from 'react';
import { firstPicture } from './first-image.ts';

/** Calls `onPicture` when a file is pasted anywhere in the page while `isListening`. */
export function usePastedPicture(isListening: boolean, onPicture: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = firstPicture(event.clipboardData);
    if (file === undefined) return;
    event.preventDefault();
    onPicture(file);
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isListening]);
}

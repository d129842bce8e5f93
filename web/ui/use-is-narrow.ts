import { useSyncExternalStore } from 'react';

/** Below this the page is edited in the window's own width: a frame within the frame would be too small. */
const NARROW = matchMedia('(max-width: 39.99rem)');

function subscribe(onChange: () => void): () => void {
  NARROW.addEventListener('change', onChange);
  return () => NARROW.removeEventListener('change', onChange);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}

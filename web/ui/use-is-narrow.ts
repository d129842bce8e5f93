import { useSyncExternalStore } from 'react';

/** A phone: no room for a frame within the frame, nor for every action in a header. */
const NARROW = matchMedia('(max-width: 39.99rem)');

function subscribe(onChange: () => void): () => void {
  NARROW.addEventListener('change', onChange);
  return () => NARROW.removeEventListener('change', onChange);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}

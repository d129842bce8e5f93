import { useSyncExternalStore } from 'react';

/** True on a phone, which has no room for a nested frame or all header actions. */
const NARROW = matchMedia('(max-width: 39.99rem)');

function subscribe(onChange: () => void): () => void {
  NARROW.addEventListener('change', onChange);
  return () => NARROW.removeEventListener('change', onChange);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}

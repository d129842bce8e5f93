import { useDeferredValue, useMemo } from 'react';
import { type MenuReading, readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';

/** Parses a pasted menu as the owner types. */
export function useMenuReading(text: string): MenuReading {
  const read = useDeferredValue(text);
  return useMemo(() => readMenuLines(read), [read]);
}

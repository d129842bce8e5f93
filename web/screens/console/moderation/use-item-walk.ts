import { type RefObject, useEffect, useRef, useState } from 'react';

/** Ids hold characters that elements' ids are better without in selectors; this is looked up as it is. */
export const elementIdOf = (itemId: string) => `item ${itemId}`.replaceAll(' ', '-');

/**
 * The item that keys act on. When it leaves, the one in its place follows, and takes the focus where it was lost with
 * it; `place` takes it when none is left.
 */
export function useItemWalk(ids: readonly string[], place: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ id: string; index: number }>();
  const index = chosen === undefined ? -1 : indexIn(ids, chosen);
  const current = ids[index];
  const wasWalking = useRef(false);

  useEffect(() => {
    const hasLostFocus = wasWalking.current && document.activeElement === document.body;
    wasWalking.current = chosen !== undefined;
    if (!hasLostFocus) return;
    const element = current === undefined ? null : document.getElementById(elementIdOf(current));
    (element ?? place.current)?.focus();
  });

  return {
    current,
    choose: (id: string) => setChosen({ id, index: ids.indexOf(id) }),
    step: (by: 1 | -1) => {
      const next = ids[Math.max(0, Math.min(ids.length - 1, index + by))];
      const element = next === undefined ? null : document.getElementById(elementIdOf(next));
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'nearest' });
    },
  };
}

function indexIn(ids: readonly string[], { id, index }: { id: string; index: number }): number {
  const found = ids.indexOf(id);
  return found >= 0 ? found : Math.min(index, ids.length - 1);
}

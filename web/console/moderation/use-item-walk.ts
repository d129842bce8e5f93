import { type RefObject, useEffect, useRef, useState } from 'react';

/** Element ID of an item. Item IDs can contain characters that selectors don't allow, so look it up by ID. */
export const elementIdOf = (itemId: string) => `item ${itemId}`.replaceAll(' ', '-');

/**
 * The item that shortcuts act on. When it leaves the list, the next one takes its place. If the focused element leaves
 * too, the new item gets the focus, or `place` if the list is empty.
 */
export function useItemWalk(ids: readonly string[], place: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ id: string; index: number }>();
  const index = chosen === undefined ? -1 : indexIn(ids, chosen);
  const current = ids[index];
  const wasWithin = useRef(false);
  const shown = ids.join(' ');
  const shownBefore = useRef(shown);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasWithin.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);

  useEffect(() => {
    const hasChanged = shownBefore.current !== shown;
    shownBefore.current = shown;
    const hasLostFocus = wasWithin.current && document.activeElement === document.body;
    if (!hasChanged || !hasLostFocus) return;
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

import { useCallback, useRef, useState } from 'react';
import type { MenuRow } from './menu-rows.ts';

const MOST_STEPS = 100;

export type MenuRows = {
  rows: readonly MenuRow[];
  change: (next: (rows: readonly MenuRow[]) => readonly MenuRow[]) => void;
  undo: () => void;
  redo: () => void;
};

/** The rows of a menu table, with undo. */
export function useMenuRows(initial: readonly MenuRow[]): MenuRows {
  const [rows, setRows] = useState(initial);
  const latest = useRef(rows);
  const steps = useRef<{ before: (readonly MenuRow[])[]; after: (readonly MenuRow[])[] }>({
    before: [],
    after: [],
  });
  const show = useCallback((next: readonly MenuRow[]) => {
    latest.current = next;
    setRows(next);
  }, []);
  const change = useCallback<MenuRows['change']>(
    (next) => {
      const changed = next(latest.current);
      if (changed === latest.current) return;
      const { before } = steps.current;
      steps.current = { before: [...before.slice(1 - MOST_STEPS), latest.current], after: [] };
      show(changed);
    },
    [show],
  );
  const undo = useCallback(() => {
    const { before, after } = steps.current;
    const last = before.at(-1);
    if (last === undefined) return;
    steps.current = { before: before.slice(0, -1), after: [...after, latest.current] };
    show(last);
  }, [show]);
  const redo = useCallback(() => {
    const { before, after } = steps.current;
    const next = after.at(-1);
    if (next === undefined) return;
    steps.current = { before: [...before, latest.current], after: after.slice(0, -1) };
    show(next);
  }, [show]);
  return { rows, change, undo, redo };
}

import { type RefObject, useEffect, useRef } from 'react';
import type { Analysis } from './use-analysis.ts';

/**
 * Keeps the focus in an analysis panel. If new results remove the focused element, the focus moves to the form’s
 * button, which shows the progress and any error.
 */
export function useAnalysisFocus(status: Analysis<unknown>['status']): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const hasLeftResults = before.current !== status && status !== 'results';
    before.current = status;
    if (hasLeftResults && document.activeElement === document.body)
      panel.current?.querySelector<HTMLButtonElement>('form button[type="submit"]')?.focus();
  }, [status]);
  return panel;
}

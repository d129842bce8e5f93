import { type RefObject, useEffect, useRef } from 'react';
import type { Analysis } from './use-analysis.ts';

/**
 * Of the panel of an analysis: where the focus was lost with results that are made anew, it goes to the button of the
 * form, which says that the analysis is under way, and stands beside why it was refused.
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

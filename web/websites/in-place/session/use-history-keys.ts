import { useEffect } from 'react';
import { historySideOf } from './history-side.ts';

/** Ctrl+Z and Ctrl+Shift+Z outside the page’s frame, except in fields, which have their own undo. */
export function useHistoryKeys(step: (side: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const side = historySideOf(event);
      const isField =
        event.target instanceof Element && event.target.closest('input,textarea,select,[role=dialog]');
      if (side === undefined || isField) return;
      event.preventDefault();
      step(side);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step]);
}

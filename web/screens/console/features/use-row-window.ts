import { type RefObject, useEffect, useState } from 'react';

/** Height of a row in pixels, as the style sheet has it. */
export const ROW_HEIGHT = 40;
/** Rows that are drawn beyond what is seen, on either side. */
const BEYOND = 8;
/** The window moves in steps of so many rows, so that few scroll events draw anything. */
const STEP = 2;

export type RowWindow = { first: number; end: number };

/** Which of `count` rows of one height are drawn: those in sight within the scrolling frame, and some more. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [view, setView] = useState({ top: 0, rows: 30 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => {
      const top = Math.floor(element.scrollTop / ROW_HEIGHT / STEP) * STEP;
      const rows = Math.ceil(element.clientHeight / ROW_HEIGHT);
      setView((seen) => (seen.top === top && seen.rows === rows ? seen : { top, rows }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame]);
  return {
    first: Math.min(Math.max(0, view.top - BEYOND), Math.max(0, count - 1)),
    end: Math.min(count, view.top + view.rows + STEP + BEYOND),
  };
}

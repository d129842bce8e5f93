import { type RefObject, useEffect, useState } from 'react';

/** Row height in pixels, as in the style sheet. Touch screens have taller rows. */
export function rowHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 48 : 40;
}

/** Extra rows rendered above and below the visible ones. */
const BEYOND = 8;
/** The window moves in steps of this many rows, so that few scroll events render. */
const STEP = 2;
/** The most rows added per frame, because a whole window doesn't fit into one frame. */
const ROWS_A_FRAME = 5;

export type RowWindow = { first: number; end: number };

/**
 * The range of `count` rows to render: the visible ones and a few more. After a long scroll, rows appear over a few
 * frames.
 */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [drawn, setDrawn] = useState<RowWindow>(FIRST_ROWS);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let now = FIRST_ROWS;
    let waiting: number | undefined;
    const advance = () => {
      const next = nextWindow(now, wantedWindow(element));
      waiting = next === now ? undefined : requestAnimationFrame(advance);
      now = next;
      setDrawn(next);
    };
    const look = () => {
      waiting ??= requestAnimationFrame(advance);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
      if (waiting !== undefined) cancelAnimationFrame(waiting);
    };
  }, [frame]);
  return { first: Math.min(drawn.first, Math.max(0, count - 1)), end: Math.min(count, drawn.end) };
}

const FIRST_ROWS: RowWindow = { first: 0, end: ROWS_A_FRAME };

function wantedWindow({ scrollTop, clientHeight }: HTMLElement): RowWindow {
  const height = rowHeight();
  const top = Math.floor(scrollTop / height / STEP) * STEP;
  const rows = Math.ceil(clientHeight / height);
  return { first: Math.max(0, top - BEYOND), end: top + rows + STEP + BEYOND };
}

/** The next frame's step from the rendered rows toward the wanted ones. Returns the same object if nothing changes. */
export function nextWindow(drawn: RowWindow, wanted: RowWindow): RowWindow {
  const { first, end } = wanted;
  if (drawn.end <= first || drawn.first >= end) {
    const seen = Math.min(first + BEYOND, end);
    return { first: seen, end: Math.min(end, seen + ROWS_A_FRAME) };
  }
  const kept = { first: Math.max(drawn.first, first), end: Math.min(drawn.end, end) };
  const below = Math.min(ROWS_A_FRAME, end - kept.end);
  const above = Math.min(ROWS_A_FRAME - below, kept.first - first);
  const next = { first: kept.first - above, end: kept.end + below };
  return next.first === drawn.first && next.end === drawn.end ? drawn : next;
}

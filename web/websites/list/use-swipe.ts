import { type TouchEvent, useRef } from 'react';

/** The minimum distance of a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 48;

/** Touch handlers that call `onSwipe` with 1 for a swipe to the left (next) and -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current =
        event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (start.current === undefined || touch === undefined) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y) * 1.5) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

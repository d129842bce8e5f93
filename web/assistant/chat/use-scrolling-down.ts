import { useEffect, useState } from 'react';

/** A resting finger scrolls less than this. */
const SLACK = 24;

/** Whether the user is scrolling down: true until the page scrolls up or reaches its end. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let turnedAt = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - SLACK;
      if (isAtEnd || scrollY < turnedAt - SLACK) setDown(false);
      else if (scrollY > turnedAt + SLACK) setDown(true);
      else return;
      turnedAt = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}

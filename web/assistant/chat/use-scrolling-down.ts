import { useEffect, useState } from 'react';

/** A finger that rests moves a page by less. */
const SLACK = 24;

/** Whether the page is being read downward: true until it is scrolled up again, or its end is reached. */
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

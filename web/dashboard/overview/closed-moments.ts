import { useState } from 'react';

const storageKey = (restaurantId: string) => `closed-moments:${restaurantId}`;

function readClosed(restaurantId: string): string[] {
  try {
    return (localStorage.getItem(storageKey(restaurantId)) ?? '').split(' ').filter((name) => name !== '');
  } catch {
    return [];
  }
}

/** The celebrations closed in this browser, and a function to close one. */
export function useClosedMoments(restaurantId: string): [string[], (name: string) => void] {
  const [closed, setClosed] = useState(() => readClosed(restaurantId));
  const close = (name: string) => {
    const next = [...closed, name];
    setClosed(next);
    try {
      localStorage.setItem(storageKey(restaurantId), next.join(' '));
    } catch {}
  };
  return [closed, close];
}

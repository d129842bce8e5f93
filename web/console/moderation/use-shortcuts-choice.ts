import { useState } from 'react';

/** Local storage key of the choice. */
const SHORTCUTS_KEY = 'moderation-shortcuts';

function readChoice(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single-key shortcuts are on. People who dictate can turn them off (WCAG 2.1.4). */
export function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readChoice);
  const choose = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(SHORTCUTS_KEY, next ? 'on' : 'off');
    } catch {}
  };
  return [isOn, choose];
}

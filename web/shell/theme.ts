import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Local-storage key of the chosen theme (spec, owner tools §9). `public/start.js` reads it before the first paint. */
const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.body.classList.toggle('dark-mode', theme === 'dark');
  for (const listener of listeners) listener();
}

/** Applies the theme and stores the choice if the browser allows it. */
function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {}
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === THEME_KEY) applyTheme(event.newValue === 'light' ? 'light' : 'dark');
  };
  listeners.add(listener);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followOtherTabs);
  };
}

/** The current theme, and a function to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'dark'), chooseTheme];
}

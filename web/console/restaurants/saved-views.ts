import { useState } from 'react';

/** A search with its filters and order, as the query of an address. */
export type SavedView = { name: string; address: string };

/** Questions that operators ask most. */
export const BUILT_IN_VIEWS: readonly SavedView[] = [
  { name: 'All restaurants', address: '' },
  { name: 'Lowest margin', address: 'sort=margin' },
  { name: 'Past due', address: 'status=past_due' },
  { name: 'Trials', address: 'sort=signup_date&order=desc&status=trial' },
  { name: 'Setup not finished', address: 'sort=signup_date&order=desc&setup=unfinished' },
  { name: 'Least recently seen', address: 'sort=last_seen&status=active' },
];

/** Local storage key of the views. */
const VIEWS_KEY = 'restaurant-views';
export const VIEW_NAME_MAX_LENGTH = 40;

function readViews(): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'name') === 'string' &&
    typeof Reflect.get(value, 'address') === 'string'
  );
}

/** The administrator's own views, which this browser keeps. */
export function useSavedViews() {
  const [views, setViews] = useState(readViews);
  const keep = (next: SavedView[]) => {
    setViews(next);
    try {
      localStorage.setItem(VIEWS_KEY, JSON.stringify(next));
    } catch {}
  };
  return {
    views,
    /** In place of the one with its name. */
    save: (view: SavedView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}

import { useState } from 'react';

/** Local-storage key of the choice. */
const COLLAPSED_KEY = 'sidebar-collapsed';

function readChoice(): boolean {
  try {
    return localStorage.getItem(COLLAPSED_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Whether the sidebar is collapsed. The choice is stored if the browser allows it. */
export function useCollapsedSidebar(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(readChoice);
  const choose = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(COLLAPSED_KEY, String(next));
    } catch {}
  };
  return [isCollapsed, choose];
}

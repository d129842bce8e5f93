import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { useState } from 'react';
import type { ViewGroup } from '#web/shell/views.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './sidebar.module.css';
import { ViewLinks } from './view-links.tsx';

/** The sidebar, if the window has room for it. */
export function Sidebar({ groups }: { groups: readonly ViewGroup[] }) {
  const [isCollapsed, setCollapsed] = useCollapsedSidebar();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      data-print="hide"
      className={styles.sidebar}
      aria-label="Main menu"
      data-sidebar=""
      data-collapsed={isCollapsed || undefined}
    >
      <div className={styles.inner}>
        <IconButton
          className={styles.toggle}
          size="small"
          label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!isCollapsed}
          icon={<Icon aria-hidden="true" />}
          onClick={() => setCollapsed(!isCollapsed)}
        />
        <ViewLinks groups={groups} isCollapsed={isCollapsed} />
      </div>
    </nav>
  );
}

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
function useCollapsedSidebar(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(readChoice);
  const choose = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(COLLAPSED_KEY, String(next));
    } catch {}
  };
  return [isCollapsed, choose];
}

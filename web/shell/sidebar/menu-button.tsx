import Menu from 'lucide-react/icons/menu';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import type { ViewGroup } from '#web/shell/views.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './menu-button.module.css';

const MenuSheet = lazyPart(() => import('./menu-sheet.tsx').then((m) => m.MenuSheet));

/** Opens the menu if there is no room for the sidebar. */
export function MenuButton({ groups }: { groups: readonly ViewGroup[] }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <IconButton
        className={styles.button}
        label="Menu"
        aria-haspopup="dialog"
        icon={<Menu />}
        onPointerEnter={() => void MenuSheet.preload().catch(() => undefined)}
        onClick={() => setState('open')}
      />
      {state === 'unused' ? null : (
        <Suspense>
          <MenuSheet groups={groups} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

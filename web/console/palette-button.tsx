import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './palette.module.css';

const CommandPalette = lazyPart(() => import('./command-palette.tsx').then((m) => m.CommandPalette));

const IS_APPLE = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the command palette, like Ctrl+K or Cmd+K. */
export function PaletteButton() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setState((before) => (before === 'open' ? 'closed' : 'open'));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.open}
        icon={<Search />}
        aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => void CommandPalette.preload().catch(() => undefined)}
        onClick={() => setState('open')}
      >
        <VisuallyHidden>Find restaurants and sections</VisuallyHidden>
        <Note as="span" className={styles.keys} aria-hidden="true">
          {IS_APPLE ? '⌘ K' : 'Ctrl K'}
        </Note>
      </Button>
      {state === 'unused' ? null : (
        <Suspense>
          <CommandPalette isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import type { LazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ChatPanelProps } from './chat-dialog.tsx';
import styles from './floating-chat.module.css';

type FloatingChatProps = {
  /** The label of the region, such as "Marketing chat". */
  name: string;
  /** The button’s label while the panel is closed. */
  label: string;
  /**
   * `corner`: over the page, for public pages. `frame`: at the bottom of the sidebar, or of the window if there is
   * none, so that it covers nothing on work screens.
   */
  place?: 'corner' | 'frame';
  Panel: LazyPart<ChatPanelProps>;
};

/** A floating button that opens and closes a chat. The chat loads on the first press and stays mounted. */
export function FloatingChat({ name, label, place = 'corner', Panel }: FloatingChatProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  const isAway = useScrollingDown() && !isOpen;
  return (
    <aside className={styles[place]} aria-label={name} data-away={isAway || undefined} data-chat={place}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void Panel.preload().catch(() => undefined)}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        <Icon of={isOpen ? X : MessageCircle} size={1.35} tone="accent" />
        <span>{isOpen ? 'Close chat' : label}</span>
      </button>
      {state === 'unused' ? null : (
        <Suspense>
          <Panel isOpen={isOpen} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </aside>
  );
}

/** A resting finger scrolls less than this. */
const SLACK = 24;

/** Whether the user is scrolling down: true until the page scrolls up or reaches its end. */
function useScrollingDown(): boolean {
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

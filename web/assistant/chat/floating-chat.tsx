import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import type { LazyPart } from '#web/shell/navigation/lazy-part.ts';
import type { ChatPanelProps } from './chat-dialog.tsx';
import styles from './floating-chat.module.css';
import { useScrollingDown } from './use-scrolling-down.ts';

type FloatingChatProps = {
  /** Of the part of the page, such as "Marketing chat". */
  name: string;
  /** On the button while the panel is closed. */
  label: string;
  /**
   * `corner`: above the page, for pages that are looked at. `frame`: at the foot of the sidebar, and of a window without
   * one, for screens that are worked on: it covers nothing of them.
   */
  place?: 'corner' | 'frame';
  Panel: LazyPart<ChatPanelProps>;
};

/** A button that opens and closes a chat, and stays in sight. The chat comes with the first press, and stays. */
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
        {isOpen ? <X aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
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

import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import styles from './chat-dialog.module.css';

/** What a floating button passes to its panel. */
export type ChatPanelProps = { isOpen: boolean; onClose: () => void };

type ChatDialogProps = ChatPanelProps & { title: string; subtitle: string; children: ReactNode };

/**
 * A panel beside the page on wide screens, and a modal sheet on phones. The native dialog returns the focus on close.
 * Its children stay mounted while it is closed.
 */
export function ChatDialog({ isOpen, onClose, title, subtitle, children }: ChatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isNarrow = useIsNarrow();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    if (isNarrow) element.showModal();
    else element.show();
    // On a phone, focusing the field would open the keyboard over the questions.
    (isNarrow ? element : element.querySelector('textarea'))?.focus();
    return () => element.close();
  }, [isOpen, isNarrow]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Text
      as="dialog"
      ref={dialog}
      data-print="hide"
      tone="ink"
      width="full"
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Cluster
        as="header"
        gap={2}
        align="start"
        justify="between"
        wrap={false}
        line="below"
        className={styles.header}
      >
        <div>
          <Text as="h2" size={1} id={titleId}>
            {title}
          </Text>
          <Note>{subtitle}</Note>
        </div>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </Cluster>
      {children}
    </Text>
  );
}

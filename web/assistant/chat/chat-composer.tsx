import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import fields from '#web/ui/field.module.css';
import { FullField } from '#web/ui/full-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './chat-composer.module.css';

const MAX_LENGTH = 500;

type ChatComposerProps = {
  label?: string;
  placeholder?: string;
  /** Returns whether the text was sent. */
  onSend: (text: string) => boolean;
};

/** Enter sends, Shift+Enter adds a line. Text that can’t be sent yet stays. */
export function ChatComposer({
  label = 'Your question',
  placeholder = 'Ask a question',
  onSend,
}: ChatComposerProps) {
  const [text, setText] = useState('');
  const send = () => {
    if (onSend(text)) setText('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter also confirms a character in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Cluster
      as="form"
      gap={1}
      align="end"
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={label}
        className={classNames(fields.control, styles.field)}
        rows={1}
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        className={styles.send}
        label="Send"
        disabled={text.trim() === ''}
        icon={<ArrowUp />}
      />
      <FullField length={text.length} most={MAX_LENGTH} />
    </Cluster>
  );
}

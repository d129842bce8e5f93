import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './cancel-button.module.css';

/** Cancels what is waited for, as Escape does. The focus goes back to what began it. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const [starter] = useState(() => document.activeElement);
  useEffect(() => {
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    };
    document.addEventListener('keydown', cancelOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', cancelOnEscape, { capture: true });
  }, [onCancel]);
  const press = () => {
    if (starter instanceof HTMLElement) starter.focus({ preventScroll: true });
    onCancel();
  };
  return (
    <Button className={styles.button} variant="quiet" size="small" onClick={press}>
      Cancel
    </Button>
  );
}

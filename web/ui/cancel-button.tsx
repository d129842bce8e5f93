import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './cancel-button.module.css';

/** Cancels a pending call, as does Escape. The focus returns to where the call started. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const [starter] = useState(() => document.activeElement);
  useEffect(() => {
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a surrounding dialog open.
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

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import styles from './field.module.css';

type ToggleState = { isShown: boolean; toggle: () => void };

/** Whether a password is visible; hidden at first. */
export function usePasswordToggle(): ToggleState {
  const [isShown, setIsShown] = useState(false);
  return { isShown, toggle: () => setIsShown((shown) => !shown) };
}

/** The eye button of a password field. */
export function PasswordToggle({ isShown, toggle, controls }: ToggleState & { controls: string }) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Show characters"
      aria-pressed={isShown}
      aria-controls={controls}
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

import Hand from 'lucide-react/icons/hand';
import { useUser } from '../session/session-context.ts';
import styles from './impersonation-banner.module.css';

/** Says, above everything, that the restaurant is suspended, why, and what that means. */
export function SuspensionBanner() {
  const { suspended } = useUser();
  if (suspended === undefined) return null;
  return (
    <section className={styles.banner} aria-label="Suspension">
      <Hand aria-hidden="true" />
      <p>
        <strong>Your account is suspended:</strong> {asSentence(suspended.reason)} You can view everything,
        but you can’t send, publish, or create content. Your published website stays online.
      </p>
    </section>
  );
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

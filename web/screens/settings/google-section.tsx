import { VIEWS } from '#web/features/shell/views.ts';
import { Link } from '#web/ui/link.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './settings.module.css';

/** There is nothing to connect here: said plainly, with what to do in its place. */
export function GoogleSection() {
  return (
    <SettingsSection title="Google" description="Google Search and Maps show your Google Business Profile.">
      <div className={styles.card}>
        <p className={styles.state}>Not connected</p>
        <p className={styles.words}>
          You update your hours, menu, and photos on Google yourself.{' '}
          <Link href={VIEWS.marketingFoundations.path}>Momentum</Link> shows what to do first and what it’s
          worth.
        </p>
      </div>
    </SettingsSection>
  );
}

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
          You keep hours, menu and photos up to date at Google yourself.{' '}
          <Link href={VIEWS.marketingFoundations.path}>Momentum</Link> says what to do there first, and what
          it is worth.
        </p>
      </div>
    </SettingsSection>
  );
}

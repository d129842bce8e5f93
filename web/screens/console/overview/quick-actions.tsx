import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useState } from 'react';
import { ImpersonateDialog } from '#web/features/console/impersonate-dialog.tsx';
import styles from './quick-actions.module.css';

/** What administrators do most, one press away. */
export function QuickActions() {
  const [isImpersonating, setImpersonating] = useState(false);
  return (
    <section className={styles.actions} aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        Quick actions
      </h2>
      <ul className={styles.list}>
        <li>
          <button type="button" className={styles.action} onClick={() => setImpersonating(true)}>
            <UserRoundCog aria-hidden="true" />
            <span className={styles.name}>Act as a restaurant</span>
            <span className={styles.meaning}>See the platform as one of its restaurants does</span>
          </button>
        </li>
      </ul>
      <ImpersonateDialog isOpen={isImpersonating} onClose={() => setImpersonating(false)} />
    </section>
  );
}

import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSession, useUser } from '../session/session-context.ts';
import styles from './impersonation-banner.module.css';

/** Says, above everything, that an administrator is acting as a restaurant, and offers the way back. */
export function ImpersonationBanner() {
  const { impersonating_restaurant: restaurant } = useUser();
  const { endImpersonation } = useSession();
  const [isEnding, setIsEnding] = useState(false);
  if (restaurant === undefined) return null;
  const end = async () => {
    setIsEnding(true);
    try {
      await endImpersonation();
    } catch (error) {
      setIsEnding(false);
      if (!(error instanceof ApiError)) throw error;
      showToast({ tone: 'danger', title: error.message });
    }
  };
  return (
    <section className={styles.banner} aria-label="Impersonation">
      <UserRoundCog aria-hidden="true" />
      <p>
        You are acting as <strong>{restaurant.name}</strong>. What you change here changes for them.
      </p>
      <Button size="small" isPending={isEnding} onClick={() => void end()}>
        End Impersonation
      </Button>
    </section>
  );
}

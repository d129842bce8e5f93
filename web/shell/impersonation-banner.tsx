import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatClock } from '#shared/format/dates.ts';
import { useSession, useUser } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Ends impersonation shortly before its token expires, so the administrator stays signed in. */
const EARLIER_MS = 15_000;

/** A banner that says an administrator is acting as a restaurant, with a button to end it. */
export function ImpersonationBanner() {
  const { impersonating_restaurant: restaurant, impersonation_ends_at: endsAt } = useUser();
  const { endImpersonation } = useSession();
  const [isEnding, setIsEnding] = useState(false);
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
  useAtTime(endsAt, () => void end());
  if (restaurant === undefined) return null;
  return (
    <Banner
      isWarning
      icon={UserRoundCog}
      aria-label="Impersonation"
      actions={
        <Button size="small" isPending={isEnding} onClick={() => void end()}>
          End Impersonation
        </Button>
      }
    >
      You’re acting as <strong>{restaurant.name}</strong>
      {endsAt === undefined ? '' : ` until ${formatClock(endsAt)}`}. Your changes affect their account.
    </Banner>
  );
}

function useAtTime(endsAt: string | undefined, act: () => void): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (endsAt === undefined) return;
    const left = Math.max(0, Date.parse(endsAt) - Date.now() - EARLIER_MS);
    const timer = setTimeout(() => onTime(), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
}

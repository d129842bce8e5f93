import { useEffect } from 'react';
import { onVerifiedElsewhere } from '#web/accounts/api/verified-link.ts';
import { useSession } from './session-context.ts';

/**
 * Reloads the user when the address may have been verified elsewhere: in another tab, or in the email app while this
 * tab was in the background.
 */
export function useVerifiedElsewhere(): void {
  const { refresh } = useSession();
  useEffect(() => {
    // On failure, the reminder stays.
    const read = () => void refresh().catch(() => undefined);
    const comeBack = () => document.visibilityState === 'visible' && read();
    const stop = onVerifiedElsewhere(read);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [refresh]);
}

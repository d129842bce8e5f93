import { useEffect } from 'react';
import { onVerifiedElsewhere } from '#web/accounts/api/verified-link.ts';
import { useSession } from './session-context.ts';

/**
 * Reads the user again when the address may have been confirmed meanwhile: another tab has done so, or somebody
 * comes back to this one, perhaps from the e-mail on a phone.
 */
export function useVerifiedElsewhere(): void {
  const { refresh } = useSession();
  useEffect(() => {
    // What fails leaves the reminder as it was.
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

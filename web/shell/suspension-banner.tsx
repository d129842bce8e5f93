import Hand from 'lucide-react/icons/hand';
import { useUser } from '#web/accounts/session-context.ts';
import { AccountBanner } from './account-banner.tsx';

/** A banner that says the restaurant is suspended, why, and what that means. */
export function SuspensionBanner() {
  const { suspended } = useUser();
  if (suspended === undefined) return null;
  return (
    <AccountBanner label="Suspension">
      <Hand aria-hidden="true" />
      <p>
        <strong>Your account is suspended:</strong> {asSentence(suspended.reason)} You can view everything,
        but you can’t send, publish, or create content. Your published website stays online.
      </p>
    </AccountBanner>
  );
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

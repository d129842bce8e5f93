import Hand from 'lucide-react/icons/hand';
import { useUser } from '#web/accounts/session-context.ts';
import { Banner } from '#web/ui/banner.tsx';

/** A banner that says the restaurant is suspended, why, and what that means. */
export function SuspensionBanner() {
  const { suspended } = useUser();
  if (suspended === undefined) return null;
  return (
    <Banner isWarning icon={Hand} aria-label="Suspension">
      <strong>Your account is suspended:</strong> {asSentence(suspended.reason)} You can view everything, but
      you can’t send, publish, or create content. Your published website stays online.
    </Banner>
  );
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

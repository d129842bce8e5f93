import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useSession } from '#web/accounts/session-context.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { useTimedSteps } from '#web/ui/use-timed-steps.ts';
import styles from './verify-email-screen.module.css';

/** Spec, website builder §9: verification success phases. */
const MOMENTS_SECONDS = [0.5, 1.5, 2.5, 3.5];

const STEPS = ['Email address confirmed', 'Account secured', 'Platform ready'];

/** The staged success. Its button is there from the start; only the celebration takes time. */
export function EmailVerified({ message }: { message: string }) {
  const { step } = useTimedSteps(MOMENTS_SECONDS);
  const { state, refresh } = useSession();
  const isSignedIn = state.status === 'signedIn';
  useEffect(() => {
    // Other tabs still show the user as unverified. If the refresh fails, they keep that.
    if (isSignedIn) refresh().catch(() => undefined);
  }, [isSignedIn, refresh]);
  return (
    <Stack gap={3} align="start">
      <ScreenTitle>Email Verified!</ScreenTitle>
      <div className={styles.seal} data-shown={step >= 1} aria-hidden="true">
        <Icon of={Check} size={2.25} />
      </div>
      <div role="status">
        <h1>Email Verified!</h1>
        <Text tone="muted" above={1}>
          {message} Everything is ready for you.
        </Text>
      </div>
      <Stack as="ul" gap={1} className={styles.steps}>
        {STEPS.map((label, index) => (
          <li key={label} data-shown={step >= index + 2}>
            <Icon of={Check} size={1.1} tone="good" />
            {label}
          </li>
        ))}
      </Stack>
      <LinkButton variant="primary" size="large" href={paths.login}>
        Launch Your Platform
      </LinkButton>
    </Stack>
  );
}

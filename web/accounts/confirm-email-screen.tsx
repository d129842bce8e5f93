import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LINK_INCOMPLETE } from '#shared/contract/field-messages.ts';
import { linkToken } from '#shared/contract/link-token.ts';
import { useEmailConfirmation } from '#web/accounts/api/email-change.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './confirm-email-screen.module.css';

/** The screen behind the link that confirms a new email address. */
export function ConfirmEmailScreen() {
  const token = linkToken(useLocation().hash);
  const confirmation = useEmailConfirmation(token);
  return (
    <AuthLayout motto="Same restaurant, new email.">
      <Stack gap={3} align="start" className={styles.screen}>
        {confirmation.isSuccess ? <Confirmed message={confirmation.data} /> : null}
        {confirmation.isLoading ? <Confirming /> : null}
        {!confirmation.isSuccess && !confirmation.isLoading ? (
          <Refused message={confirmation.error?.message ?? LINK_INCOMPLETE} />
        ) : null}
      </Stack>
    </AuthLayout>
  );
}

function Confirming() {
  return (
    <div role="status">
      <ScreenTitle>Confirming your email address</ScreenTitle>
      <Spinner />
      <h1>Confirming your email address…</h1>
    </div>
  );
}

function Confirmed({ message }: { message: string }) {
  const { state, refresh } = useSession();
  const isSignedIn = state.status === 'signedIn';
  useEffect(() => {
    // Other tabs still show the old address. If the refresh fails, they keep it.
    if (isSignedIn) refresh().catch(() => undefined);
  }, [isSignedIn, refresh]);
  return (
    <>
      <ScreenTitle>Your email address was changed</ScreenTitle>
      <div role="status">
        <h1>Your email address was changed</h1>
        <p>{message}</p>
      </div>
      <LinkButton variant="primary" href={isSignedIn ? paths.account : paths.login}>
        {isSignedIn ? 'Go to your account' : 'Sign in'}
      </LinkButton>
    </>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <>
      <ScreenTitle>We couldn’t confirm this email address</ScreenTitle>
      <ErrorState
        title="We couldn’t confirm this email address"
        level={1}
        action={
          <LinkButton variant="primary" href={paths.login}>
            Sign in
          </LinkButton>
        }
      >
        {message} If you need a new link, sign in and request one from your account.
      </ErrorState>
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import { linkToken } from '#shared/contract/link-token.ts';
import { useEmailVerification } from '#web/accounts/api/email-verification.ts';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Text } from '#web/ui/text.tsx';
import { EmailVerified } from './email-verified.tsx';
import styles from './verify-email-screen.module.css';

/** The screen behind the link in the verification email (spec, website builder §2.9). */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const verification = useEmailVerification(tokenOf(search));
  return (
    <AuthLayout motto="One last step.">
      {verification.isSuccess ? <EmailVerified message={verification.data} /> : null}
      {verification.isLoading ? <Verifying /> : null}
      {!verification.isSuccess && !verification.isLoading ? <VerificationFailed /> : null}
    </AuthLayout>
  );
}

/** Email apps may encode the "=" before the token, so the parameter can have no name. */
function tokenOf(search: URLSearchParams): string {
  return linkToken(search.get('token') ?? search.toString());
}

function Verifying() {
  return (
    <Stack gap={3} align="start" size={1} role="status">
      <ScreenTitle>Verifying your email</ScreenTitle>
      <Spinner />
      <h1>Verifying your email…</h1>
      <Text tone="muted">This takes a moment.</Text>
    </Stack>
  );
}

function VerificationFailed() {
  return (
    <>
      <ScreenTitle>Verification Failed</ScreenTitle>
      <ErrorState
        title="Verification Failed"
        level={1}
        action={
          <LinkButton variant="primary" href={paths.login}>
            Back to Login
          </LinkButton>
        }
      >
        The verification link is invalid or has expired.
      </ErrorState>
      <Text tone="muted" textAlign="center" className={styles.hint}>
        Sign in to get a new link.
      </Text>
    </>
  );
}

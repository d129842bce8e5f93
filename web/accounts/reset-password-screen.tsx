import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkToken } from '#shared/contract/link-token.ts';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The screen behind the password-reset link. */
export function ResetPasswordScreen() {
  const token = useTokenOfLink();
  const [isInvited] = useState(new URLSearchParams(useLocation().search).has('invited'));
  const [refused, setRefused] = useState<{ token: string; message: string }>();
  const refusal = refused?.token === token ? refused.message : undefined;
  return (
    <AuthLayout motto={isInvited ? 'Good to have you on the team.' : 'Let’s get you back in.'}>
      <Stack gap={3}>
        {token === '' ? <DeadLink title="This link is incomplete" message={INCOMPLETE} /> : null}
        {refusal === undefined ? null : <DeadLink title="This link no longer works" message={refusal} />}
        {token !== '' && refusal === undefined ? (
          <NewPasswordForm
            token={token}
            isFirst={isInvited}
            onRefused={(message) => setRefused({ token, message })}
          />
        ) : null}
        <Text tone="muted" padTop={3} line="above">
          {isInvited ? 'Already have a password?' : 'Remembered it?'}{' '}
          <Link href={paths.login}>{isInvited ? 'Sign in' : 'Back to sign in'}</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}

const INCOMPLETE = 'Open the full link from your email, or request a new one.';

/**
 * Reads the token from the hash and removes it right away, so that it stays out of the address bar and the history.
 */
function useTokenOfLink(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(linkToken(hash));
  useEffect(() => {
    if (hash === '') return;
    // If another link opens in the same tab, it replaces the first one.
    setToken(linkToken(hash));
    void navigate(paths.resetPassword, { replace: true });
  }, [hash, navigate]);
  return token;
}

function DeadLink({ title, message }: { title: string; message: string }) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <ErrorState
        title={title}
        level={1}
        action={
          <LinkButton variant="primary" href={paths.forgotPassword}>
            Send me a new link
          </LinkButton>
        }
      >
        {message}
      </ErrorState>
    </>
  );
}

import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PASSWORD_RULE, RegistrationSchema } from '#shared/accounts/contract/account.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { MarketingChat } from '#web/leads/marketing-chat/marketing-chat.tsx';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { NEW_ACCOUNT_HASH, paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './login-screen.module.css';
import { SignInForm } from './sign-in-form.tsx';

type Mode = 'signIn' | 'signUp';

const MODES = {
  signIn: { title: 'Sign In', question: 'New here?', toggle: 'Create Account' },
  signUp: { title: 'Create Account', question: 'Already have an account?', toggle: 'Sign In' },
} satisfies Record<Mode, { title: string; question: string; toggle: string }>;

/** The message about the previous session. None if a background check ended it (spec, owner tools §4). */
const ENDINGS = {
  check: undefined,
  refusal: 'Your session has ended. Please sign in again.',
  newPassword: 'Your password was changed. Sign in with your new password.',
  everywhere: 'You’ve signed out everywhere.',
};

/** Sign-in and sign-up. Switching between them clears all fields. */
export function LoginScreen() {
  const isNewcomer = useLocation().hash === NEW_ACCOUNT_HASH;
  const [mode, setMode] = useState<Mode>(isNewcomer ? 'signUp' : 'signIn');
  const { state } = useSession();
  if (state.status === 'signedIn') return <Navigate to={state.entrance ?? paths.dashboard} replace />;
  const { title, question, toggle } = MODES[mode];
  const ending = state.status === 'signedOut' ? ENDINGS[state.endedBy ?? 'check'] : undefined;
  return (
    <AuthLayout motto="You run the restaurant. We help guests find it.">
      <ScreenTitle>{title}</ScreenTitle>
      <Stack gap={3}>
        <header>
          <h1>{title}</h1>
          <Text tone="muted" above={1}>
            {mode === 'signIn' ? 'Good to have you back.' : '14 days free. No setup fees. Cancel anytime.'}
          </Text>
        </header>
        {ending !== undefined && mode === 'signIn' ? <Notice>{ending}</Notice> : null}
        {mode === 'signIn' ? <SignInForm /> : <AccountForm />}
        <Text tone="muted" padTop={3} line="above">
          {question}{' '}
          <Button variant="text" onClick={() => setMode(mode === 'signIn' ? 'signUp' : 'signIn')}>
            {toggle}
          </Button>
        </Text>
      </Stack>
      <MarketingChat />
    </AuthLayout>
  );
}

/** Creates an account and its restaurant. Typing clears the form’s error (spec, owner tools §4). */
function AccountForm() {
  const { register: createAccount } = useSession();
  const { form, field, error, isSending, clearError } = useCheckedForm({
    schema: RegistrationSchema,
    send: createAccount,
  });
  const password = field('password');
  return (
    <Stack as="form" gap={2} className={styles.form} {...form} onInputCapture={clearError}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <Field label="Restaurant name" autoComplete="organization" required {...field('restaurantName')} />
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={password.error === undefined ? PASSWORD_RULE : undefined}
        required
        {...password}
      />
      <Field label="Address" autoComplete="street-address" isOptional {...field('address')} />
      <Field label="Phone" type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <Button variant="primary" type="submit" isWide disabled={isSending}>
        {isSending ? 'Please wait...' : 'Create Account'}
      </Button>
    </Stack>
  );
}

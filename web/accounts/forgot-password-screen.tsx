import { useState } from 'react';
import { ForgotPasswordSchema } from '#shared/accounts/contract/account.ts';
import { requestPasswordReset } from '#web/accounts/api/password-reset.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { LinkSent } from './link-sent.tsx';
import styles from './password-reset.module.css';

/** Requests a password-reset link. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthLayout motto="It happens to everyone.">
      <Stack gap={3}>
        {sentTo === undefined ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <LinkSent email={sentTo} onOtherAddress={() => setSentTo(undefined)} />
        )}
        <Text tone="muted" padTop={3} line="above">
          Remembered it? <Link href={paths.login}>Back to sign in</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, field, error, isSending } = useCheckedForm({
    schema: ForgotPasswordSchema,
    send: async ({ email }) => {
      await requestPasswordReset(email);
      onSent(email);
    },
  });
  return (
    <>
      <ScreenTitle>Forgot your password?</ScreenTitle>
      <header>
        <h1>Forgot your password?</h1>
        <Text tone="muted" above={1}>
          Enter your email and we’ll send you a link to reset your password.
        </Text>
      </header>
      <Stack as="form" gap={2} className={styles.form} {...form}>
        {error ? <Notice tone="danger">{error}</Notice> : null}
        <Field label="Email" type="email" autoComplete="username" required {...field('email')} />
        <Button variant="primary" type="submit" isWide disabled={isSending}>
          {isSending ? 'Please wait...' : 'Send me a link'}
        </Button>
      </Stack>
    </>
  );
}

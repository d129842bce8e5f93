import { PASSWORD_RULE, ResetPasswordSchema } from '#shared/accounts/contract/account.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { ApiError } from '#web/client/api-error.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './password-reset.module.css';

type NewPasswordFormProps = {
  token: string;
  /** The first password, of an invited administrator. */
  isFirst: boolean;
  onRefused: (message: string) => void;
};

/** Sets a new password and signs the owner in. */
export function NewPasswordForm({ token, isFirst, onRefused }: NewPasswordFormProps) {
  const { resetPassword } = useSession();
  const { form, field, error, isSending } = useCheckedForm({
    schema: ResetPasswordSchema,
    given: { token },
    send: async (reset) => {
      try {
        await resetPassword(reset);
        showToast({
          tone: 'good',
          title: isFirst
            ? 'Your password is set.'
            : 'Your password was changed. You’re signed out everywhere else.',
        });
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.code === 'reset_link_invalid')) throw failure;
        onRefused(failure.message);
      }
    },
  });
  const password = field('password');
  const title = isFirst ? 'Set your password' : 'Reset password';
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <header>
        <h1>{title}</h1>
        <Text tone="muted" above={1}>
          {isFirst
            ? 'You’ll use it with your email address to sign in to the admin console.'
            : 'You’ll be signed in here and signed out everywhere else.'}
        </Text>
      </header>
      <Stack as="form" gap={2} className={styles.form} {...form}>
        {error ? <Notice tone="danger">{error}</Notice> : null}
        <Field
          label={isFirst ? 'Password' : 'New password'}
          type="password"
          autoComplete="new-password"
          hint={password.error === undefined ? PASSWORD_RULE : undefined}
          required
          {...password}
        />
        <Button variant="primary" type="submit" isWide disabled={isSending}>
          {isSending ? 'Please wait...' : isFirst ? 'Set password' : 'Set new password'}
        </Button>
      </Stack>
    </>
  );
}

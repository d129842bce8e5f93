import { ChangePasswordSchema, PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './account-screen.module.css';

/** Sets a new password. `email` tells password managers which account it belongs to. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { changePassword } = useSession();
  const { form, field, error, isSending, fill } = useCheckedForm({
    schema: ChangePasswordSchema,
    send: async (change) => {
      await changePassword(change);
      fill({});
      showToast({ tone: 'good', title: 'Password changed. We signed you out everywhere else.' });
    },
  });
  const newPassword = field('new_password');
  return (
    <Stack as="form" gap={2} className={styles.form} {...form}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={newPassword.error === undefined ? PASSWORD_RULE : undefined}
        required
        {...newPassword}
      />
      <Button variant="primary" type="submit" disabled={isSending}>
        {isSending ? 'Please wait...' : 'Change password'}
      </Button>
    </Stack>
  );
}

import { ChangeEmailSchema } from '#shared/accounts/contract/account.ts';
import { requestEmailChange } from '#web/accounts/api/email-change.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-screen.module.css';

/** Asks for the new address and the current password. */
export function ChangeEmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { refresh } = useSession();
  const { form, field, error, isSending } = useCheckedForm({
    schema: ChangeEmailSchema,
    send: async (change) => {
      await requestEmailChange(change);
      await refresh();
      onClose();
    },
  });
  return (
    <Stack as="form" gap={2} className={styles.form} {...form}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="New email address" type="email" autoComplete="email" required {...field('new_email')} />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <Cluster gap={2} rowGap={1}>
        <Button variant="primary" type="submit" disabled={isSending}>
          {isSending ? 'Please wait...' : 'Send link'}
        </Button>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Stack>
  );
}

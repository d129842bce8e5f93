import { DELETE_WORD, DeleteAccountSchema, type User } from '#shared/accounts/contract/account.ts';
import { deleteAccount, useOwnDeletionPreview } from '#web/accounts/api/delete-account.ts';
import { useCheckedForm } from '#web/accounts/use-checked-form.ts';
import { whatEnds } from '#web/billing/what-ends.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-screen.module.css';

const CHECKING = 'Checking your plan, invoices, and campaigns…';
const CHECK_FAILED = 'We couldn’t load your plan, invoices, and campaigns. Close this window and try again.';

type DeleteAccountFormProps = { user: User; onDeleted: () => void; onClose: () => void };

/** Lists what will be deleted, and asks for the word and the password that confirm it. */
export function DeleteAccountForm({ user, onDeleted, onClose }: DeleteAccountFormProps) {
  const { form, field, error, isSending } = useCheckedForm({
    schema: DeleteAccountSchema,
    send: async (confirmed) => {
      await deleteAccount(confirmed);
      onDeleted();
    },
  });
  const preview = useOwnDeletionPreview();
  const warning = preview.isError
    ? CHECK_FAILED
    : preview.data === undefined
      ? CHECKING
      : whatEnds(preview.data, 'You have');
  return (
    <Stack as="form" gap={2} className={styles.form} {...form}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <p>
        This deletes {user.restaurant_name ?? 'your restaurant'} and its websites, images, guests, codes, and
        campaigns. Active ads stop. We keep your activity log for 400 days.
      </p>
      {warning === '' ? null : <p>{warning}</p>}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        label={`Type ${DELETE_WORD} to confirm`}
        autoComplete="off"
        required
        {...field('confirmation')}
      />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <Cluster gap={2} rowGap={1}>
        <Button variant="danger" type="submit" disabled={isSending || preview.isPending}>
          {isSending ? 'Please wait...' : 'Delete account'}
        </Button>
        <Button type="button" onClick={onClose}>
          Keep account
        </Button>
      </Cluster>
    </Stack>
  );
}

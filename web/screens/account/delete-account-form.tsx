import { DELETE_WORD, DeleteAccountSchema, type User } from '#shared/contract/account.ts';
import { deleteAccount } from '#web/api/account/delete-account.ts';
import { useCheckedForm } from '#web/features/checked-form/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-screen.module.css';

type DeleteAccountFormProps = { user: User; onDeleted: () => void; onClose: () => void };

/** What is lost, and the word and the password that confirm it. */
export function DeleteAccountForm({ user, onDeleted, onClose }: DeleteAccountFormProps) {
  const { form, field, error, isSending } = useCheckedForm({
    schema: DeleteAccountSchema,
    send: async (confirmed) => {
      await deleteAccount(confirmed);
      onDeleted();
    },
  });
  return (
    <form className={styles.form} {...form}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <p>
        This deletes {user.restaurant_name ?? 'your restaurant'} with its websites, pictures, guests, codes
        and campaigns. Ads that run are ended. A record of who changed what is kept for 400 days.
      </p>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        label={`Type ${DELETE_WORD} to confirm`}
        autoComplete="off"
        required
        {...field('confirmation')}
      />
      <Field
        label="Your password, to delete the account"
        type="password"
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <div className={styles.actions}>
        <Button variant="danger" type="submit" disabled={isSending}>
          {isSending ? 'Please wait...' : 'Delete my account'}
        </Button>
        <Button type="button" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

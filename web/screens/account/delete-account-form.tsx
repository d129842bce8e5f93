import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { DELETE_WORD, DeleteAccountSchema, type User } from '#shared/contract/account.ts';
import { deleteAccount } from '#web/api/account/delete-account.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-screen.module.css';

type DeleteAccountFormProps = { user: User; onDeleted: () => void; onClose: () => void };

/** What is lost, and the word and the password that confirm it. */
export function DeleteAccountForm({ user, onDeleted, onClose }: DeleteAccountFormProps) {
  const form = useForm({
    resolver: zodResolver(DeleteAccountSchema),
    defaultValues: { confirmation: '' as typeof DELETE_WORD, current_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (confirmed) => {
    try {
      await deleteAccount(confirmed);
      onDeleted();
    } catch (error) {
      showFailure(form, error, ['confirmation', 'current_password']);
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <p>
        This deletes {user.restaurant_name ?? 'your restaurant'} with its websites, pictures, guests, codes
        and campaigns. Ads that run are ended. A record of who changed what is kept for 400 days.
      </p>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        label={`Type ${DELETE_WORD} to confirm`}
        autoComplete="off"
        required
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <Field
        label="Your password, to delete the account"
        type="password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <div className={styles.actions}>
        <Button variant="danger" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Please wait...' : 'Delete my account'}
        </Button>
        <Button type="button" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DELETE_WORD, DeleteAccountSchema, type User } from '#shared/contract/account.ts';
import { deleteAccount } from '#web/api/account/delete-account.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './account-screen.module.css';

/** The way out, after what can be taken along. */
export function DeleteAccount({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Delete account"
      description="Your pages go offline and your sign-in ends at once; everything else of yours is removed after that. It cannot be undone."
    >
      <div className={styles.sessions}>
        <p>
          Take along what is yours first: download each website in the{' '}
          <Link href={paths.websiteBuilder}>Website Builder</Link>, and export your{' '}
          <Link href={paths.guests}>guests</Link>.
        </p>
        {isOpen ? (
          <DeleteAccountForm user={user} onDeleted={onDeleted} onClose={() => setIsOpen(false)} />
        ) : (
          <Button onClick={() => setIsOpen(true)}>Delete account…</Button>
        )}
      </div>
    </SettingsSection>
  );
}

type DeleteAccountFormProps = { user: User; onDeleted: () => void; onClose: () => void };

function DeleteAccountForm({ user, onDeleted, onClose }: DeleteAccountFormProps) {
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

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ChangePasswordSchema } from '#shared/contract/account.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './account-screen.module.css';

const EMPTY = { current_password: '', new_password: '' };

/** A new password, for anyone who knows the present one. `email` tells password managers whose it is. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { changePassword } = useSession();
  const form = useForm({ resolver: zodResolver(ChangePasswordSchema), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (change) => {
    try {
      await changePassword(change);
      form.reset(EMPTY);
      showToast({ tone: 'good', title: 'Your password is changed. Everywhere else you are signed out.' });
    } catch (error) {
      showFailure(form, error, ['current_password', 'new_password']);
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={errors.new_password === undefined ? 'At least 8 characters.' : undefined}
        required
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <Button variant="primary" type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Please wait...' : 'Change password'}
      </Button>
    </form>
  );
}
